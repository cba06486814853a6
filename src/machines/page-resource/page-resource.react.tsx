import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { PageResourceMachine, PageStart } from './page-resource.machine.ts';

/** What a page draws: a spinner, its value, or an error with 'Try again'. */
export interface PageResource<Value> {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** The value of the key asked for; never another's. */
  readonly value: Value | null;
  /** Why it failed, or why the value shown is not whole. */
  readonly problem: Problem | null;
  readonly retry: () => void;
}

/**
 * Reads `key` through `machine` and keeps it (specification, section 4, "Pages"). `null` reads nothing. `initial`, the
 * answer that came with the HTML, is believed for the first key only.
 */
export function usePageResource<Value>(
  machine: PageResourceMachine<Value>,
  key: string | null,
  initial?: PageStart<Value>,
): PageResource<Value> {
  const actor = useActorRef(machine, { input: { key, initial } });
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => {
    if (actor.getSnapshot().context.key === key) return;
    actor.send(key === null ? { type: 'resource.abort' } : { type: 'resource.load', key });
  }, [actor, key]);

  const isThisKey = snapshot.context.key === key;
  const isFailed = isThisKey && snapshot.hasTag('failed');
  const isLoaded = isThisKey && snapshot.hasTag('settled');
  return {
    state: isFailed ? 'failed' : isLoaded ? 'loaded' : 'loading',
    value: isLoaded ? snapshot.context.value : null,
    problem: isFailed || isLoaded ? (snapshot.context.problems[0] ?? null) : null,
    retry: () => actor.send({ type: 'resource.retry' }),
  };
}
