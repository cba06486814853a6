/** Random walks: the invariants of a machine hold after each step, whatever happens in whatever order. */
import { SimulatedClock, StateMachine, createActor, fromCallback } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventsAt, heardIn } from './reach.ts';
import type { ReachPlan } from './reach.ts';
import { silence } from './silence.ts';

/** An actor that the machine started, with its input. */
export interface Started {
  readonly src: string;
  readonly input: unknown;
}

/** One step of a walk. */
export interface Moment<Snapshot = AnyMachineSnapshot> {
  readonly before: Snapshot;
  readonly event: AnyEventObject;
  readonly after: Snapshot;
  /** The state has a transition for it; a guard may still refuse it. */
  readonly isHeard: boolean;
  /** The actors that this step started. */
  readonly started: readonly Started[];
  /** How many actors of each name run after it. */
  readonly running: ReadonlyMap<string, number>;
}

/** Invariants in words, and whether a step keeps them. */
export interface Invariants {
  readonly [words: string]: { holds(moment: Moment): boolean };
}

/** The invariants of one machine, checked with the types of its states and context. */
export function invariants<Machine extends AnyStateMachine>(
  _machine: Machine,
  table: Readonly<Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>>,
): Invariants {
  return Object.fromEntries(Object.entries(table).map(([words, holds]) => [words, { holds }]));
}

interface Walk {
  readonly machine: AnyStateMachine;
  readonly plan: ReachPlan;
  readonly invariants: Invariants;
  /** One of the plan's inputs. */
  readonly input: unknown;
  /** Each chooses among the events that are possible then. */
  readonly choices: readonly number[];
}

/** Walks, and throws at the first step that breaks an invariant, with all events that led there. */
export function walk({ machine, plan, invariants, input, choices }: Walk): void {
  const running = new Map<string, number>();
  let started: Started[] = [];
  const count = (src: string, by: number): void => void running.set(src, (running.get(src) ?? 0) + by);
  const stubs = Object.entries(machine.implementations.actors).map(([src, child]) => {
    if (child instanceof StateMachine) return [src, silence(child)] as const;
    const logic = fromCallback(({ input: given }: { readonly input: unknown }) => {
      started.push({ src, input: given });
      count(src, 1);
      return () => count(src, -1);
    });
    return [src, logic] as const;
  });
  const undone = (plan.undone ?? []).map((name) => [name, () => undefined] as const);
  const logic = machine.provide({ actors: Object.fromEntries(stubs), actions: Object.fromEntries(undone) });
  const thrown: unknown[] = [];
  const actor = createActor(logic, { input, clock: new SimulatedClock() });
  actor.subscribe({ error: (error) => thrown.push(error) });
  actor.start();
  const trail: string[] = [];
  for (const choice of choices) {
    const before: AnyMachineSnapshot = actor.getSnapshot();
    const heard = heardIn(before);
    const possible = eventsAt(before, plan, heard);
    const event = possible[choice % possible.length];
    if (event === undefined) break;
    started = [];
    actor.send(event);
    trail.push(JSON.stringify(event));
    const moment = { before, event, isHeard: heard.has(event.type), after: actor.getSnapshot(), started, running };
    const broken = Object.entries(invariants).find(([, { holds }]) => !holds(moment))?.[0];
    const why = thrown.length > 0 ? String(thrown[0]) : broken;
    if (why !== undefined) {
      const from = `${JSON.stringify(input)} → ${JSON.stringify(before.value)}`;
      throw new Error(`${machine.id} breaks "${why}" (${from}) after\n${trail.join('\n')}`);
    }
  }
  actor.stop();
  const left = [...running].filter(([, number]) => number !== 0).map(([src]) => src);
  if (left.length > 0) throw new Error(`${machine.id} is stopped, and still runs ${left.join(', ')}`);
}
