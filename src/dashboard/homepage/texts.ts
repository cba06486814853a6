import type { Problem } from '../../api/problem.ts';
import type { SlotField } from '../../domain/slots.ts';
import { ownWords, reasonOf } from '../shared/messages.ts';

/** The specified texts of the screen (specification, section 8, "Media and homepage"). */
export const readFailed: Readonly<Record<SlotField, string>> = {
  headervideo: 'Server error while fetching header media',
  homepagevideo: 'Server error while fetching home videos',
  homepagegrid: 'Server error while fetching homepage grid',
};

export const deleted = {
  headervideo: 'Header video deleted successfully!',
  homepagegrid: 'Grid item deleted successfully!',
} as const;

const deleteFailed = {
  headervideo: 'An error occurred while deleting the header video: ',
  homepagegrid: 'An error occurred while deleting the grid item: ',
} as const;

/** The two slots that can be emptied, as the question names them. */
export const deleteQuestion = {
  headervideo: 'Are you sure you want to delete this header video?',
  homepagegrid: 'Are you sure you want to delete this grid item?',
} as const;

export function describeDeleteFailure(field: keyof typeof deleteFailed, problem: Problem): string {
  return deleteFailed[field] + (ownWords(problem) || 'Unknown error');
}

/** Not in the specification, worded like its texts. */
export const textsReadFailed = 'Server error while fetching homepage texts';

export const textsUpdated = '✅ Home page texts updated successfully!';

/** The server's refusal, or why it was not reached. */
export function describeTextsFailure(problem: Problem): string {
  return problem.kind === 'http'
    ? `❌ Failed to update: ${problem.message.trim() || 'Unknown error'}`
    : `❌ Error: ${reasonOf(problem)}`;
}

/** For a provider without the extension. */
export function isUnsupported(problem: Problem): boolean {
  return problem.kind === 'http' && (problem.status === 404 || problem.status === 405);
}

/** Why a file could not be stored, and what to do. */
export function describeStoreFailure(problem: Problem): string {
  const words = ownWords(problem);
  return isUnsupported(problem)
    ? `Files can only be dropped with a provider that keeps them. Choose one of a project's media instead. ${words}`
    : `The file could not be stored. Nothing was changed. ${words}`;
}

export const shelfHint = 'Drag one onto a slot, or choose Put on…';
