/**
 * Stands in for `@xstate/react` in the machines' own React files (.storybook/staged-actors.ts): below a stage a
 * component gets the actor that the page drives; anywhere else it starts its own, as in the app.
 */
import { useActorRef as useOwnActorRef } from '@xstate/react';
import { createContext, use } from 'react';
import { fromCallback } from 'xstate';
import type { Actor, ActorOptions, AnyActor, AnyActorLogic } from 'xstate';

export * from '@xstate/react';

const StageContext = createContext<{ readonly id: string; readonly actor: AnyActor } | null>(null);

/** Everything below that asks for the machine of this id gets this actor. */
export const Stage = StageContext;

const idle = fromCallback(() => undefined);

function idOf(logic: AnyActorLogic): unknown {
  return 'id' in logic ? logic.id : null;
}

/** As XState's own, but for the machine on the stage. */
export function useActorRef<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> {
  const stage = use(StageContext);
  const isStaged = stage !== null && stage.id === idOf(logic);
  const own: AnyActor = useOwnActorRef<AnyActorLogic>(isStaged ? idle : logic, isStaged ? {} : options);
  return isStaged ? stage.actor : own;
}
