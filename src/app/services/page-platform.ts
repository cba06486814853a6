import { describeProblem, isNotFound, type Problem } from '../../api/problem.ts';
import { watchConnection } from '../../platform/connection.ts';

/** What every page's reads need of the browser. */
export const pagePlatform = {
  watchConnection,
  logProblem(problem: Problem) {
    console.warn(describeProblem(problem));
  },
};

/** The same for addresses at which there may be nothing. */
export const guessingPlatform = {
  ...pagePlatform,
  logProblem(problem: Problem) {
    if (!isNotFound(problem)) pagePlatform.logProblem(problem);
  },
};
