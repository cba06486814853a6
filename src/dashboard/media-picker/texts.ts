import type { Problem } from '../../api/problem.ts';

/** The specified texts of the picker (specification, section 8, "Media and homepage"). */
export const sent = {
  create: 'Media submitted successfully',
  update: 'Media updated successfully',
} as const;

const failed = {
  create: 'Failed to submit media: ',
  update: 'Failed to update media: ',
} as const;

/** '{status} - {body}' where the server answered, else why there was no answer. */
export function describeFailure(kind: keyof typeof failed, problem: Problem): string {
  return failed[kind] + (problem.kind === 'http' ? `${String(problem.status)} - ${problem.body}` : problem.message);
}
