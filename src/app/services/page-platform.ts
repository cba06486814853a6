import { describeProblem, type Problem } from '../../api/problem.ts';
import { watchConnection } from '../../platform/connection.ts';

/** What every page's reads need of the browser. */
export const pagePlatform = {
  watchConnection,
  logProblem(problem: Problem) {
    console.warn(describeProblem(problem));
  },
};
