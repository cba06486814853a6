import { StateMachine, createActor, fromCallback } from 'xstate';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { LabClock } from './clock.ts';
import type { Timer } from './clock.ts';

/** What can be done to a machine. The same list of commands always leads to the same state, so steps can be replayed. */
export type Command =
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  /** The clock moves on, in milliseconds. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** An actor will answer when the clock has run on so far. */
  | { readonly kind: 'later'; readonly event: AnyEventObject; readonly actorId: string; readonly ms: number };

/** The effect of a command. */
export interface Outcome {
  /** The transitions taken; the chart highlights them. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** Emitted events, errors, and answers that came too late, in words. */
  readonly notes: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds since the start. */
  readonly at: number;
}

/** A running machine, moved only by commands. */
export interface Run {
  readonly actor: AnyActor;
  readonly first: Outcome;
  readonly perform: (command: Command) => Outcome;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly timers: () => readonly Timer[];
  readonly now: () => number;
  readonly stop: () => void;
}

/** The machine with actors that never end by themselves: `later` commands end them. Child machines stay real. */
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
 * Starts a machine on a stopped clock.
 *
 * @param onOutside called with each event that did not come through `perform`, but from the real component
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
  let notes: string[] = [];
  let isOurs = true;
  // XState inspects from within `createActor`, before there is an actor to compare with.
  let self: AnyActor | null = null;

  const close = (): Outcome => {
    const outcome = { taken, notes, snapshot: snapshot(), at: clock.now() };
    taken = [];
    notes = [];
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

  actor.on('*', (emitted: AnyEventObject) => notes.push(`says ${emitted.type}`));
  actor.subscribe({ error: (thrown) => notes.push(`broke: ${String(thrown)}`) });
  actor.start();
  const first = close();
  isOurs = false;

  const act = (command: Command): void => {
    if (command.kind === 'send') {
      actor.send(command.event);
    } else if (command.kind === 'wait') {
      clock.increment(command.ms);
    } else {
      const { actorId, event, ms } = command;
      const asked: unknown = snapshot().children[actorId];
      clock.setNamed(
        `${actorId} answers`,
        () => {
          if (snapshot().children[actorId] === asked) actor.send(event);
          else notes.push(`${actorId} answered too late: nobody listens`);
        },
        ms,
      );
    }
  };

  return {
    actor,
    first,
    perform: (command) => {
      isOurs = true;
      act(command);
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
