import type { Problem } from '../../../api/problem.ts';
import { isolated } from '../../../domain/isolated.ts';
import { counted, reasonOf, withReason } from '../messages.ts';
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

/** Why a picture of the library has not come. @param name of its file */
export const describeUploadFailure = (name: string, problem: Problem): string =>
  withReason(`${isolated(name)} was not sent.`, problem);

/** An empty slot is filled, a filled one changed. */
export function kindOf({ present }: Pick<SlotFilling, 'present'>): SendingKind {
  return present === null ? 'create' : 'update';
}

/** '{status} - {body}' where the server answered, else why there was no answer. */
export function describeMediaFailure(kind: SendingKind, problem: Problem): string {
  return failed[kind] + (problem.kind === 'http' ? `${String(problem.status)} - ${problem.body}` : reasonOf(problem));
}

/** How many files have come while others still do. @param total null where that is not known */
export const describeCome = (come: number, total: number | null): string =>
  total === null
    ? `${counted(come, 'file has', 'files have')} come`
    : `${String(come)} of about ${counted(total, 'file has', 'files have')} come`;
