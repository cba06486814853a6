import type { Problem } from '../../../api/problem.ts';
import { reasonOf } from '../messages.ts';
import type { SlotFilling } from '../../../domain/slots.ts';

/** The specified texts of media sent to a slot (specification, section 8, "Media and homepage"). */
export const mediaSent = {
  create: 'Media submitted successfully',
  update: 'Media updated successfully',
} as const;

export type SendingKind = keyof typeof mediaSent;

const failed = {
  create: 'Failed to submit media: ',
  update: 'Failed to update media: ',
} as const;

/** An empty slot is filled, a filled one changed. */
export function kindOf({ present }: Pick<SlotFilling, 'present'>): SendingKind {
  return present === null ? 'create' : 'update';
}

/** '{status} - {body}' where the server answered, else why there was no answer. */
export function describeMediaFailure(kind: SendingKind, problem: Problem): string {
  return failed[kind] + (problem.kind === 'http' ? `${String(problem.status)} - ${problem.body}` : reasonOf(problem));
}
