import { fromPromise } from 'xstate';

/** Does what was asked about. Gives what takes it back, if anything does. Rejects with a `ProblemError`. */
export type Act<Subject> = (subject: Subject, signal: AbortSignal) => Promise<string | null>;

/** The I/O of one confirm machine. */
export function createConfirmActors<Subject>(act: Act<Subject>) {
  return {
    act: fromPromise<string | null, { readonly subject: Subject }>(({ input, signal }) => act(input.subject, signal)),
  };
}
