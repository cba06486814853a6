/**
 * Stands in for `@xstate/react` in the machines' own React files while `npm run dev` serves them
 * (scripts/inspector-plugin.ts): with `?inspect` the inspector records every actor; without, nothing changes.
 */
import { useActorRef as useOwnActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, ActorOptions, AnyActor, AnyActorLogic } from 'xstate';
import { recorder } from './wanted.ts';

export * from '@xstate/react';

/** As XState's own, and recorded. */
export function useActorRef<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> {
  const heard = recorder === null ? {} : { inspect: recorder.inspect };
  const actor: AnyActor = useOwnActorRef<AnyActorLogic>(logic, { ...options, ...heard });
  useEffect(() => recorder?.watch(actor), [actor]);
  return actor;
}
