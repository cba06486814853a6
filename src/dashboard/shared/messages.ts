import { describeProblem, type Problem } from '../../api/problem.ts';

/** A specified text, then the provider's own words where it gave any. */
export function withOwnWords(text: string, problem: Problem): string {
  const words = problem.kind === 'http' ? problem.message.trim() : '';
  return words === '' ? text : `${text} ${words}`;
}

/** The provider's own words, or the problem's. */
export function ownWords(problem: Problem): string {
  return withOwnWords('', problem).trim() || describeProblem(problem);
}

/** Logs a failure to the console, to which the specified texts refer. */
export function logFailure(text: string, problem: Problem): void {
  console.error(text, describeProblem(problem), problem);
}

/** '1 project', '2 projects'. */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
