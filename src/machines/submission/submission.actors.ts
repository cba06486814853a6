import { fromPromise } from 'xstate';

/** Sends it. Rejects with a `ProblemError`; gives up when the signal aborts. */
export type Submit<Payload, Output> = (payload: Payload, signal: AbortSignal) => Promise<Output>;

/** The I/O of one submission machine. */
export function createSubmissionActors<Payload, Output>(submit: Submit<Payload, Output>) {
  return {
    submit: fromPromise<Output, { readonly payload: Payload }>(({ input, signal }) => submit(input.payload, signal)),
  };
}
