import { StateMachine } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isObject } from '../../../devtools/events/events.ts';
import { done, error } from '../../../tests/machines/support/reach.ts';
import type { ReachPlan } from '../../../tests/machines/support/reach.ts';

/** An event a visitor or the page may send, with the payloads that the tests send. */
export interface EventKind {
  readonly type: string;
  readonly examples: readonly AnyEventObject[];
}

/** Every event of the machine that does not come from XState itself. */
export function eventsOf(machine: AnyStateMachine, plan: ReachPlan): readonly EventKind[] {
  const types = machine.events.filter((type) => type !== '' && !type.startsWith('xstate.'));
  return [...new Set(types)].sort().map((type) => {
    const examples = plan.events.filter((event) => event.type === type);
    return { type, examples: examples.length > 0 ? examples : [{ type }] };
  });
}

/** The results of an actor that the tests use. */
export interface Answers {
  readonly good: readonly AnyEventObject[];
  readonly bad: readonly AnyEventObject[];
}

export function answersOf(actorId: string, plan: ReachPlan): Answers {
  const good = plan.events.filter(({ type }) => type === `xstate.done.actor.${actorId}`);
  const bad = plan.events.filter(({ type }) => type === `xstate.error.actor.${actorId}`);
  return { good: good.length > 0 ? good : [done(actorId)], bad: bad.length > 0 ? bad : [error(actorId)] };
}

/** The children of a snapshot: actors to be answered, watchers that only send events, child machines. */
export interface RunningActor {
  readonly id: string;
  readonly kind: 'answering' | 'watching' | 'machine';
  /** The state of a machine inside the machine. */
  readonly state: string | null;
}

export function runningIn(snapshot: AnyMachineSnapshot, machine: AnyStateMachine): readonly RunningActor[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.entries(children).flatMap(([id, child]): readonly RunningActor[] => {
    if (child === undefined) return [];
    const logic: unknown = typeof child.src === 'string' ? machine.implementations.actors[child.src] : child.src;
    const inner: unknown = child.getSnapshot();
    if (logic instanceof StateMachine || (typeof inner === 'object' && inner !== null && 'value' in inner)) {
      const value = typeof inner === 'object' && inner !== null && 'value' in inner ? inner.value : null;
      return [{ id, kind: 'machine', state: JSON.stringify(value) }];
    }
    // Callback actors are named watch… (docs/architecture.md, "A machine").
    return [{ id, kind: id.startsWith('watch') ? 'watching' : 'answering', state: null }];
  });
}

/** A short name of a failure: `network`, `http 404`, or its message. */
export function nameOfFailure({ error: thrown }: AnyEventObject): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (!('problem' in thrown) || !isObject(thrown.problem)) return thrown.message;
  const { kind, status } = thrown.problem;
  return status === undefined ? String(kind) : `${String(kind)} ${String(status)}`;
}
