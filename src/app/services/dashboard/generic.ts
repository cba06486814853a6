import type { PageRead } from '../../../api/site/page-read.ts';
import { createConfirmActors, type Act } from '../../../machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import { createConflictActors, type ReadStored } from '../../../machines/conflict/conflict.actors.ts';
import { createConflictMachine } from '../../../machines/conflict/conflict.machine.ts';
import { createFormActors, type SubmitForm } from '../../../machines/form/form.actors.ts';
import { createFormMachine, type FormOptions } from '../../../machines/form/form.machine.ts';
import { createPageResourceActors } from '../../../machines/page-resource/page-resource.actors.ts';
import { createPageResourceMachine } from '../../../machines/page-resource/page-resource.machine.ts';
import { createSubmissionActors, type Submit } from '../../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../../machines/submission/submission.machine.ts';
import { pagePlatform } from '../page-platform.ts';

/** The submission machine for this write. */
export function submissionOf<Payload, Output>(submit: Submit<Payload, Output>) {
  return createSubmissionMachine<Payload, Output>().provide({ actors: createSubmissionActors(submit) });
}

/** The form machine of these fields, sent by `submit`. */
export function formOf<Field extends string>({
  submit,
  ...options
}: FormOptions<Field> & { readonly submit: SubmitForm<Field> }) {
  return createFormMachine(options).provide({ actors: createFormActors(submit) });
}

/** The confirm machine for this act. */
export function confirmOf<Subject>(act: Act<Subject>) {
  return createConfirmMachine<Subject>().provide({ actors: createConfirmActors(act) });
}

/** The conflict machine for records that are read so. */
export function conflictOf<Stored>(read: ReadStored<Stored>) {
  return createConflictMachine<Stored>().provide({ actors: createConflictActors(read) });
}

/** The page-resource machine for this read, whose answer is always whole. */
export function resourceOf<Value>(read: (key: string, signal: AbortSignal) => Promise<Value>) {
  const readWhole = async (key: string, signal: AbortSignal): Promise<PageRead<Value>> => ({
    value: await read(key, signal),
    problems: [],
  });
  return createPageResourceMachine<Value>().provide({
    actors: createPageResourceActors<Value>(pagePlatform, readWhole),
  });
}
