import { createDraftActors } from '../../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../../machines/draft/draft.machine.ts';
import { DraftMachineContext } from '../../../machines/draft/draft.react.tsx';
import { createUndoActors } from '../../../machines/undo/undo.actors.ts';
import { undoMachine } from '../../../machines/undo/undo.machine.ts';
import { UndoMachineContext } from '../../../machines/undo/undo.react.tsx';
import { createUnsavedActors } from '../../../machines/unsaved/unsaved.actors.ts';
import { unsavedMachine } from '../../../machines/unsaved/unsaved.machine.ts';
import { UnsavedMachineContext } from '../../../machines/unsaved/unsaved.react.tsx';
import { readStepsHidden, saveStepsHidden } from '../../../platform/first-steps.ts';
import { formDrafts } from '../../../platform/form-drafts.ts';
import { watchPageLeaving } from '../../../platform/leaving.ts';
import { readUsername } from '../../../platform/session.ts';
import { guardUnsaved } from '../../../platform/unsaved.ts';
import { StepsMemoryContext } from '../../../dashboard/home/steps-memory.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';

/** What forms and lists of the dashboard share: drafts, unsaved changes, undo. */
export function createSharedMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      DraftMachineContext,
      draftMachine.provide({
        actors: createDraftActors({ ...formDrafts, watchPageLeaving }),
      }),
    ),
    provide(StepsMemoryContext, { readUsername, readStepsHidden, saveStepsHidden }),
    provide(UnsavedMachineContext, unsavedMachine.provide({ actors: createUnsavedActors({ guardUnsaved }) })),
    provide(
      UndoMachineContext,
      undoMachine.provide({ actors: createUndoActors({ undoDelete: ({ token }) => extensions.undo(token) }) }),
    ),
  ];
}
