/**
 * Everything that can go wrong between the client and a provider, as data. Machines keep it in their error states and
 * screens choose the specified text by it (specification, section 8).
 */
export type Problem =
  /**
   * The provider answered outside 200-299. `message` is its own, `''` where it gave none; `body` is the raw text; `part` is
   * the part of the form that is meant, where it names one (extension).
   */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly body: string;
      readonly part?: string;
    }
  /** No answer: refused, cut off, offline. */
  | { readonly kind: 'network'; readonly message: string }
  /** Nothing was sent whole: a chosen file has changed on the disk since. */
  | { readonly kind: 'changed'; readonly message: string }
  /** No answer within the time allowed (http/time-limits.ts). */
  | { readonly kind: 'timeout'; readonly message: string }
  /** A 2xx answer that is not what the contract allows. */
  | { readonly kind: 'malformed'; readonly message: string }
  /** The page itself aborted the request; never shown. */
  | { readonly kind: 'aborted'; readonly message: string };

/** Carries a {@link Problem} through a rejected promise. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(describeProblem(problem));
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** `HTTP error: {status}` for a refused request (specification, section 8), else the problem's own words. */
export function describeProblem(problem: Problem): string {
  return problem.kind === 'http' ? `HTTP error: ${problem.status}` : problem.message;
}

/** No answer. Browsers word it each in their own way, which is nothing to show. */
export const unreachable: Problem = { kind: 'network', message: 'The server could not be reached.' };

/** No answer, and the browser knows why. */
export const offline: Problem = { kind: 'network', message: 'This device has no connection.' };

/** The problem in whatever was thrown; anything unknown counts as a network failure, which `fetch` reports as a `TypeError`. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { kind: 'aborted', message: 'Given up.' };
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') {
    return { kind: 'timeout', message: 'The server did not answer in time.' };
  }
  return unreachable;
}

/** Whether the provider answered 404. */
export function isNotFound(problem: Problem | null): problem is Problem {
  return problem !== null && problem.kind === 'http' && problem.status === 404;
}
