import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createUndoActors } from '../../machines/undo/undo.actors.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

type ExtensionMachines = Pick<MachineRegistry, 'undo'>;

/** The machines of what a provider may offer beyond the specified calls, their slots filled. */
export function createExtensionMachines({ extensions }: Pick<DashboardCalls, 'extensions'>): ExtensionMachines {
  return {
    undo: undoMachine.provide({ actors: createUndoActors({ undoDelete: ({ token }) => extensions.undo(token) }) }),
  };
}
