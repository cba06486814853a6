/** Small tools for telling a machine's story in a test. */
import { ProblemError } from '../../../src/api/problem.ts';
import type { Problem } from '../../../src/api/problem.ts';

/** A promise settled by hand. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Lets everything that is already settled be heard. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

export const problems = {
  offline: { kind: 'network', message: 'The server could not be reached.' },
  slow: { kind: 'timeout', message: 'The server did not answer in time.' },
  odd: { kind: 'malformed', message: 'Not what the contract allows.' },
  givenUp: { kind: 'aborted', message: 'Given up.' },
  refused: { kind: 'http', status: 401, message: 'Wrong password', body: '' },
  silent: { kind: 'http', status: 401, message: '', body: '' },
  missing: { kind: 'http', status: 404, message: '', body: '' },
  down: { kind: 'http', status: 503, message: '', body: '' },
} as const satisfies Record<string, Problem>;

export function thrown(problem: Problem): ProblemError {
  return new ProblemError(problem);
}

/** A browser's source of news: whoever watches is told, until it stops. */
export interface Source<Value> {
  readonly watch: (listener: (value: Value) => void) => () => void;
  readonly tell: (value: Value) => void;
  readonly listeners: () => number;
}

export function createSource<Value>(): Source<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    listeners: () => listeners.size,
  };
}
