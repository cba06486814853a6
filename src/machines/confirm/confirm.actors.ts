import { fromPromise } from 'xstate';

/** Does what was asked about. Rejects with a `ProblemError`. */
export type Act<Subject> = (subject: Subject, signal: AbortSignal) => Promise<void>;

/** The I/O of one confirm machine. */
export function createConfirmActors<Subject>(act: Act<Subject>) {
  return {
    act: fromPromise<void, { readonly subject: Subject }>(({ input, signal }) => act(input.subject, signal)),
  };
}
