import { toProblem, type Problem } from '../problem.ts';

/** A page's value, and what went wrong on the way: a page may be shown though a part of it is missing. */
export interface PageRead<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** Collects the problems of a page's parts, so that the rest can be shown. */
export function collectProblems() {
  const problems: Problem[] = [];
  const orElse = async <Part>(part: Promise<Part>, fallback: Part): Promise<Part> => {
    try {
      return await part;
    } catch (thrown) {
      problems.push(toProblem(thrown));
      return fallback;
    }
  };
  return { orElse, problems };
}
