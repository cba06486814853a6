import { fromPromise } from 'xstate';
import type { FormToSend } from './form.machine.ts';

/** Writes it and gives the new tag, if any. Rejects with a `ProblemError`; gives up when the signal aborts. */
export type SubmitForm<Field extends string> = (form: FormToSend<Field>, signal: AbortSignal) => Promise<string | null>;

/** The I/O of one form machine. */
export function createFormActors<Field extends string>(submit: SubmitForm<Field>) {
  return {
    submit: fromPromise<string | null, FormToSend<Field>>(({ input, signal }) => submit(input, signal)),
  };
}
