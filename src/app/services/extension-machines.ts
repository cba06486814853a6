import type {
  About,
  ChosenFrame,
  HomeTexts,
  Project,
  ProjectSummary,
  Story,
  UndescribedFile,
} from '../../domain/content.ts';
import { createConflictActors } from '../../machines/conflict/conflict.actors.ts';
import { createConflictMachine } from '../../machines/conflict/conflict.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createUndoActors } from '../../machines/undo/undo.actors.ts';
import { undoMachine } from '../../machines/undo/undo.machine.ts';
import { createSubmissionActors } from '../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../machines/submission/submission.machine.ts';
import { takeFrame } from '../../platform/frames.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

type ExtensionMachines = Pick<
  MachineRegistry,
  | 'describeMedia'
  | 'choosePoster'
  | 'findUndescribed'
  | 'undo'
  | 'storyConflict'
  | 'aboutConflict'
  | 'projectConflict'
  | 'homeTextsConflict'
>;

interface AltText {
  readonly path: string;
  readonly alt: string;
}

/** The machines of what a provider may offer beyond the specified calls, their slots filled. */
export function createExtensionMachines({
  extensions,
  homepage,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'homepage' | 'reads'>): ExtensionMachines {
  return {
    undo: undoMachine.provide({ actors: createUndoActors({ undoDelete: ({ token }) => extensions.undo(token) }) }),
    describeMedia: createSubmissionMachine<AltText, string>().provide({
      actors: createSubmissionActors<AltText, string>(async ({ path, alt }) => {
        await extensions.describe(path, alt);
        return alt;
      }),
    }),
    choosePoster: createSubmissionMachine<ChosenFrame, null>().provide({
      actors: createSubmissionActors<ChosenFrame, null>(async ({ url, path, seconds }) => {
        await extensions.setPoster(path, await takeFrame(url, seconds));
        return null;
      }),
    }),
    findUndescribed: createSubmissionMachine<readonly ProjectSummary[], readonly UndescribedFile[]>().provide({
      actors: createSubmissionActors<readonly ProjectSummary[], readonly UndescribedFile[]>((projects, signal) =>
        reads.undescribed(projects, signal),
      ),
    }),
    storyConflict: createConflictMachine<Story>().provide({
      actors: createConflictActors<Story>((id, signal) => reads.storyForEdit(id, signal)),
    }),
    aboutConflict: createConflictMachine<About>().provide({
      actors: createConflictActors<About>((_page, signal) => reads.aboutForEdit(signal)),
    }),
    projectConflict: createConflictMachine<Project>().provide({
      actors: createConflictActors<Project>((id, signal) => reads.projectForEdit(id, signal)),
    }),
    homeTextsConflict: createConflictMachine<HomeTexts>().provide({
      actors: createConflictActors<HomeTexts>((_page, signal) => homepage.homeTexts(signal)),
    }),
  };
}
