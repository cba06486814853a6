import { describeProblem, type Problem } from '../../api/problem.ts';
import { sayIn } from '../../domain/say.ts';
import { useSite } from '../../machines/site-context.ts';

/** Says what went wrong, in the studio's words where it has some for it. */
export function useSayProblem(): (problem: Problem) => string {
  const say = sayIn(useSite().words);
  return (problem) =>
    problem.kind === 'http' ? say('HTTP error: {status}', { status: problem.status }) : say(describeProblem(problem));
}
