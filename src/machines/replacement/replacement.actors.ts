import { fromPromise } from 'xstate';

/** Reads the record that a creation would replace; null where there is none. Rejects with a `ProblemError`. */
export type ReadPresent<Stored> = (signal: AbortSignal) => Promise<Stored | null>;

/** The I/O of one replacement machine. */
export function createReplacementActors<Stored>(readPresent: ReadPresent<Stored>) {
  return {
    readPresent: fromPromise<{ readonly stored: Stored | null }, undefined>(async ({ signal }) => ({
      stored: await readPresent(signal),
    })),
  };
}
