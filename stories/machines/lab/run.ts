import { StateMachine, createActor, fromCallback } from 'xstate';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { LabClock } from './clock.ts';
import type { Timer } from './clock.ts';

/** What can be done to a machine. A list of deeds replays to the same state, which is what makes time travel honest. */
export type Deed =
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  /** The clock runs on, in milliseconds. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** An actor will answer when the clock has run on so far. */
  | { readonly kind: 'later'; readonly event: AnyEventObject; readonly actorId: string; readonly ms: number };

/** What a deed did. */
export interface Outcome {
  /** The transitions taken, by identity: the drawing lights them. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** What the machine said to the outside, and answers that came too late. */
  readonly news: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds since the start. */
  readonly at: number;
}

/** A machine under way, moved only by deeds. */
export interface Run {
  readonly actor: AnyActor;
  readonly first: Outcome;
  readonly perform: (deed: Deed) => Outcome;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly timers: () => readonly Timer[];
  readonly now: () => number;
  readonly stop: () => void;
}

/** The machine with actors that never end by themselves: they are answered by hand. Machines inside it stay real. */
export function standAlone(machine: AnyStateMachine, undone: readonly string[]): AnyStateMachine {
  const silent = Object.entries(machine.implementations.actors)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([name]) => [name, fromCallback(() => undefined)] as const);
  return machine.provide({
    actors: Object.fromEntries(silent),
    actions: Object.fromEntries(undone.map((name) => [name, () => undefined] as const)),
  });
}

/** `xstate.after.hiding.toast.shown` → `after hiding`. */
function nameOfDelay(type: string): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? type;
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
}

/**
 * Starts a machine on a clock that stands.
 *
 * @param onOutside called with each event that came from elsewhere than `perform`: from the real component
 */
export function begin(
  machine: AnyStateMachine,
  input: unknown,
  onOutside: (event: AnyEventObject, outcome: Outcome) => void,
): Run {
  const named = new Set<string>();
  const clock = new LabClock(() => {
    for (const [id, { event }] of Object.entries(actor.system.getSnapshot()._scheduledEvents)) {
      if (named.has(id)) continue;
      named.add(id);
      return nameOfDelay(event.type);
    }
    return 'a delay';
  });
  let taken: AnyTransitionDefinition[] = [];
  let news: string[] = [];
  let isOurs = true;
  // XState inspects from within `createActor`, before there is an actor to compare with.
  let self: AnyActor | null = null;

  const close = (): Outcome => {
    const outcome = { taken, news, snapshot: snapshot(), at: clock.now() };
    taken = [];
    news = [];
    return outcome;
  };

  const actor: AnyActor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.actorRef !== self) return;
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
      // A snapshot follows every event, also where nothing changed.
      if (inspected.type === '@xstate.snapshot' && !isOurs && inspected.event.type !== 'xstate.init') {
        onOutside(inspected.event, { ...close(), snapshot: toSnapshot(inspected.snapshot) });
      }
    },
  });
  self = actor;
  const snapshot = (): AnyMachineSnapshot => toSnapshot(actor.getSnapshot());

  actor.on('*', (emitted: AnyEventObject) => news.push(`says ${emitted.type}`));
  actor.subscribe({ error: (thrown) => news.push(`broke: ${String(thrown)}`) });
  actor.start();
  const first = close();
  isOurs = false;

  const act = (deed: Deed): void => {
    if (deed.kind === 'send') {
      actor.send(deed.event);
    } else if (deed.kind === 'wait') {
      clock.increment(deed.ms);
    } else {
      const { actorId, event, ms } = deed;
      const asked: unknown = snapshot().children[actorId];
      clock.setNamed(
        `${actorId} answers`,
        () => {
          if (snapshot().children[actorId] === asked) actor.send(event);
          else news.push(`${actorId} answered too late: nobody listens`);
        },
        ms,
      );
    }
  };

  return {
    actor,
    first,
    perform: (deed) => {
      isOurs = true;
      act(deed);
      isOurs = false;
      return close();
    },
    snapshot,
    timers: () => clock.timers(),
    now: () => clock.now(),
    stop: () => actor.stop(),
  };
}

function isMachineSnapshot(value: unknown): value is AnyMachineSnapshot {
  return typeof value === 'object' && value !== null && 'machine' in value && 'value' in value;
}

function toSnapshot(value: unknown): AnyMachineSnapshot {
  if (!isMachineSnapshot(value)) throw new Error('Not the snapshot of a state machine');
  return value;
}
