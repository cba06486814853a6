/** Random walks: whatever happens in whatever order, what a machine promises holds after each step. */
import { SimulatedClock, StateMachine, createActor, fromCallback } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventsAt, heardIn } from './reach.ts';
import type { ReachPlan } from './reach.ts';

/** An actor that the machine started, and what it was given. */
export interface Started {
  readonly src: string;
  readonly input: unknown;
}

/** One step of a walk. */
export interface Moment<Snapshot = AnyMachineSnapshot> {
  readonly before: Snapshot;
  readonly event: AnyEventObject;
  readonly after: Snapshot;
  /** Somebody listens to it there; a guard may still refuse it. */
  readonly isHeard: boolean;
  /** What this step started. */
  readonly started: readonly Started[];
  /** How many actors of each name run after it. */
  readonly running: ReadonlyMap<string, number>;
}

/** Promises in words, and whether a moment keeps them. */
export interface Promises {
  readonly [words: string]: { kept(moment: Moment): boolean };
}

/** The promises of one machine: `kept` knows its states and context. */
export function promises<Machine extends AnyStateMachine>(
  _machine: Machine,
  table: Readonly<Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>>,
): Promises {
  return Object.fromEntries(Object.entries(table).map(([words, kept]) => [words, { kept }]));
}

interface Walk {
  readonly machine: AnyStateMachine;
  readonly plan: ReachPlan;
  readonly promises: Promises;
  /** One of the plan's inputs. */
  readonly input: unknown;
  /** Each chooses among what may happen then. */
  readonly choices: readonly number[];
}

/** Walks, and throws at the first step that breaks a promise, with all that led there. */
export function walk({ machine, plan, promises: promised, input, choices }: Walk): void {
  const running = new Map<string, number>();
  let started: Started[] = [];
  const count = (src: string, by: number): void => void running.set(src, (running.get(src) ?? 0) + by);
  const told = Object.entries(machine.implementations.actors)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([src]) => {
      const logic = fromCallback(({ input: given }: { readonly input: unknown }) => {
        started.push({ src, input: given });
        count(src, 1);
        return () => count(src, -1);
      });
      return [src, logic] as const;
    });
  const undone = (plan.undone ?? []).map((name) => [name, () => undefined] as const);
  const logic = machine.provide({ actors: Object.fromEntries(told), actions: Object.fromEntries(undone) });
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
    const broken = Object.entries(promised).find(([, { kept }]) => !kept(moment))?.[0];
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
