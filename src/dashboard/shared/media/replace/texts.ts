import type { Problem } from '../../../../api/problem.ts';
import { isPassing, ownWords } from '../../messages.ts';

/** The file, or one of its places, is another by now. */
export const isChanged = (problem: Problem | null): boolean => problem?.kind === 'http' && problem.status === 412;

/** Why a file could not be replaced, and what to do. */
export function describeReplaceFailure(problem: Problem): string {
  if (isChanged(problem)) {
    return 'This file, or one of its places, was changed elsewhere in the meantime. Nothing was replaced: look again where it stands now.';
  }
  return `The file could not be replaced. Nothing was changed. ${ownWords(problem)}${isPassing(problem) ? '' : ' Choose another file.'}`;
}
