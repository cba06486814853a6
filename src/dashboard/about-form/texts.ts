import type { Problem } from '../../api/problem.ts';
import { ownWords, reasonOf } from '../shared/messages.ts';

/** The specified texts of both forms (specification, section 8, "About page"; section 4, "Edit About form"). */
export const updatedByDefault = 'About page updated successfully!';

/** Not in the specification: used where a provider answers a creation without a message. */
export const createdByDefault = 'About page created successfully!';

export function describeCreateFailure(problem: Problem): string {
  return `Failed to submit the form: ${(problem.kind === 'http' ? problem.message.trim() : reasonOf(problem)) || 'Unknown error'}`;
}

export function describeLoadFailure(problem: Problem): string {
  return `Failed to fetch data: ${ownWords(problem)}`;
}

export function describeUpdateFailure(problem: Problem): string {
  return `Failed to update: ${ownWords(problem) || 'Unknown error'}`;
}
