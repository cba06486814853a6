import type { About, HomeTexts, Story } from '../../domain/content.ts';
import { createConflictActors } from '../../machines/conflict/conflict.actors.ts';
import { createConflictMachine } from '../../machines/conflict/conflict.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createUndoActors } from '../../machines/undo/undo.actors.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

type ExtensionMachines = Pick<MachineRegistry, 'undo' | 'storyConflict' | 'aboutConflict' | 'homeTextsConflict'>;

/** The machines of what a provider may offer beyond the specified calls, their slots filled. */
export function createExtensionMachines({
  extensions,
  homepage,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'homepage' | 'reads'>): ExtensionMachines {
  return {
    undo: undoMachine.provide({ actors: createUndoActors({ undoDelete: ({ token }) => extensions.undo(token) }) }),
    storyConflict: createConflictMachine<Story>().provide({
      actors: createConflictActors<Story>((id, signal) => reads.storyForEdit(id, signal)),
    }),
    aboutConflict: createConflictMachine<About>().provide({
      actors: createConflictActors<About>((_page, signal) => reads.aboutForEdit(signal)),
    }),
    homeTextsConflict: createConflictMachine<HomeTexts>().provide({
      actors: createConflictActors<HomeTexts>((_page, signal) => homepage.homeTexts(signal)),
    }),
  };
}
