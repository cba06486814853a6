import { describeProblem, type Problem } from '../../api/problem.ts';
import type { Say } from '../../domain/say.ts';

/** What went wrong, in the site's words where it is one of those that visitors meet. */
export function sayProblem(problem: Problem, say: Say): string {
  switch (problem.kind) {
    case 'http':
      return say('HTTP error: {status}', { status: problem.status });
    case 'network':
      return say('The server could not be reached.');
    case 'timeout':
      return say('The server did not answer in time.');
    default:
      return describeProblem(problem);
  }
}
