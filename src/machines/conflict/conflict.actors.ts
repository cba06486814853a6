import { fromPromise } from 'xstate';
import type { ForEditing } from '../../domain/content.ts';

/** Reads the record of that key as it is stored now. Rejects with a `ProblemError`. */
export type ReadStored<Stored> = (key: string, signal: AbortSignal) => Promise<ForEditing<Stored>>;

/** The I/O of one conflict machine. */
export function createConflictActors<Stored>(readStored: ReadStored<Stored>) {
  return {
    readStored: fromPromise<ForEditing<Stored>, { readonly key: string }>(({ input, signal }) =>
      readStored(input.key, signal),
    ),
  };
}
