import { fromPromise } from 'xstate';
import type { Restored } from '../../domain/restored.ts';
import type { Undoable } from './undo.machine.ts';

/** What taking a deletion back needs of the provider. */
export interface UndoClient {
  /** POST /api/undo (an extension). Rejects with a `ProblemError`. */
  undoDelete(undoable: Undoable, signal: AbortSignal): Promise<Restored>;
}

/** The I/O of the undo machine. */
export function createUndoActors(client: UndoClient) {
  return {
    undoDelete: fromPromise<Restored, Undoable>(({ input, signal }) => client.undoDelete(input, signal)),
  };
}
