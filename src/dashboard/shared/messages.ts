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

/** May the same request succeed later? Not one that was refused for what it holds: a Retry could not help. */
export function mayPass(problem: Problem): boolean {
  return problem.kind !== 'http' || problem.status >= 500 || [408, 425, 429].includes(problem.status);
}

/** Logs a failure to the console, to which the specified texts refer. */
export function logFailure(text: string, problem: Problem): void {
  console.error(text, describeProblem(problem), problem);
}

/** '1 project', '2 projects'. */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
