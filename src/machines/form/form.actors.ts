import { fromPromise } from 'xstate';
import type { FormToSend, FormWritten } from './form.machine.ts';

/** Writes it and gives what the provider tells about it, if anything. Rejects with a `ProblemError`; gives up when the signal aborts. */
export type SubmitForm<Field extends string> = (
  form: FormToSend<Field>,
  signal: AbortSignal,
) => Promise<FormWritten | null>;

/** The I/O of one form machine. */
export function createFormActors<Field extends string>(submit: SubmitForm<Field>) {
  return {
    submit: fromPromise<FormWritten | null, FormToSend<Field>>(({ input, signal }) => submit(input, signal)),
  };
}
