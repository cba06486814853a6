import { fromPromise } from 'xstate';
import type { SubmitInput } from './submission.machine.ts';

/**
 * Sends it. Rejects with a `ProblemError`; gives up when the signal aborts.
 *
 * @param tell may be called with how many of several parts are done
 */
export type Submit<Payload, Output> = (
  payload: Payload,
  signal: AbortSignal,
  tell: (done: number) => void,
) => Promise<Output>;

/** The I/O of one submission machine. */
export function createSubmissionActors<Payload, Output>(submit: Submit<Payload, Output>) {
  return {
    submit: fromPromise<Output, SubmitInput<Payload>>(({ input, signal }) =>
      submit(input.payload, signal, (done) => {
        // Of what was given up nobody hears any more.
        if (!signal.aborted) input.parent.send({ type: 'submission.progressed', done });
      }),
    ),
  };
}
