/**
 * What every machine file needs besides XState: typed `types`, placeholder actors, and problems out of whatever was thrown.
 * Pure: no browser, no network (architecture, "A machine").
 */
import { fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import type { Problem } from '../api/problem.ts';

/** The `types` of a `setup`, without a cast: XState reads the type and never the value. */
export function typed<Types extends object>(): Partial<Types> {
  return {};
}

/** Stands for a promise actor until `provide` replaces it. It rejects, so that a forgotten one is noticed. */
export function placeholderPromise<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" has no implementation`)));
}

/** Stands for a callback actor until `provide` replaces it. It throws as soon as the machine starts it. */
export function placeholderCallback<Input = NonReducibleUnknown, Received extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Received, Input> {
  return fromCallback<Received, Input>(() => {
    throw new Error(`Actor "${name}" has no implementation`);
  });
}

/** A callback actor that may send its machine nothing but `Sent`, and that always cleans up after itself. */
export function watcher<
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
>(
  watch: (tools: {
    readonly input: Input;
    readonly sendBack: (event: Sent) => void;
    readonly receive: (listener: (event: Received) => void) => void;
  }) => () => void,
): CallbackActorLogic<Received, Input> {
  return fromCallback<Received, Input>(({ input, sendBack, receive }) => watch({ input, sendBack, receive }));
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

/**
 * The problem in a rejection. The client rejects with a `ProblemError`; it is known here by its `problem`, because a
 * machine takes only types from `api`. Anything else counts as a network failure. That of `fetch` and of code that is not loaded
 * is a `TypeError`, in words that each browser chooses; other errors say what is meant.
 */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Error && 'problem' in thrown && isProblem(thrown.problem)) return thrown.problem;
  const isWorded = thrown instanceof Error && !(thrown instanceof TypeError);
  return { kind: 'network', message: isWorded ? thrown.message : 'The server could not be reached.' };
}

/** A value the states guarantee. Missing, it is a mistake in the machine, and the message says which. */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`"${name}" is missing: no state should need it before it is known`);
  return value;
}

/** A 4xx is the provider's word: asking again would get it again. Not so for 408 (too slow) and 429 (too often). */
export function isFinal(problem: Problem): boolean {
  return (
    problem.kind === 'http' && problem.status >= 400 && problem.status < 500 && ![408, 429].includes(problem.status)
  );
}

/** The first quiet attempt comes after this, the next after twice as long … */
const FIRST_RETRY_MS = 10_000;
/** … and never later than this. */
const LAST_RETRY_MS = 60_000;

/** After how long a read is quietly tried again. @param attempts that have failed in a row */
export function quietRetryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LAST_RETRY_MS);
}
