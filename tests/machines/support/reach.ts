/**
 * Proves that nothing in a machine is dead: every state is entered, every transition is taken, and every guard answers
 * both ways, on paths that `xstate/graph` generates (architecture, "A machine").
 */
import { SimulatedClock, StateMachine, createActor, fromCallback, getNextTransitions } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { silence } from './silence.ts';

export interface ReachPlan {
  /** What may happen. Delayed transitions are added by themselves; the ends of actors are made by {@link done} and {@link error}. */
  readonly events: readonly AnyEventObject[];
  /** One run for each; none means one run without input. */
  readonly inputs?: readonly unknown[];
  /** What of the context tells two situations apart; leave out counters that only ever rise. Default: all of it. */
  readonly identify?: (context: Record<string, unknown>) => unknown;
  /** Actions to leave undone: they speak to a parent or to the console. */
  readonly undone?: readonly string[];
  /** Situations not to go beyond. */
  readonly stopWhen?: (context: Record<string, unknown>) => boolean;
}

/** The plans of a folder's machines, by file name without its endings. */
export type ReachPlans = Readonly<Record<string, ReachPlan>>;

/** The actor of that id ends well. */
export function done(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/** The actor of that id fails. */
export function error(id: string, thrown: unknown = new Error('refused')): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, error: thrown, actorId: id };
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const candidates: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} on ${eventType === '' ? 'always' : eventType} [${candidates.indexOf(transition)}]`;
}

/** The machine with actors that never end, and guards that tell what they answered. */
function instrument(machine: AnyStateMachine, plan: ReachPlan, answers: Map<string, Set<boolean>>): AnyStateMachine {
  const { actors, guards } = machine.implementations;
  const silent = Object.entries(actors).map(
    ([name, logic]) => [name, logic instanceof StateMachine ? silence(logic) : fromCallback(() => undefined)] as const,
  );
  const telling = Object.entries(guards).map(([name, guard]) => {
    if (typeof guard !== 'function') throw new Error(`Guard "${name}" is not a plain function`);
    const ask = (...question: readonly unknown[]): boolean => {
      const answer = Boolean(Reflect.apply(guard, undefined, question));
      answers.set(name, (answers.get(name) ?? new Set()).add(answer));
      return answer;
    };
    return [name, ask] as const;
  });
  const undone = (plan.undone ?? []).map((name) => [name, () => undefined] as const);
  return machine.provide({
    actors: Object.fromEntries(silent),
    guards: Object.fromEntries(telling),
    actions: Object.fromEntries(undone),
  });
}

/** The types of event that somebody listens to in this state. */
export function heardIn(state: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(getNextTransitions(state).map(({ eventType }) => eventType));
}

/** What may happen now: of the plan, and of the machine's own delays. */
export function eventsAt(
  state: AnyMachineSnapshot,
  plan: ReachPlan,
  heard: ReadonlySet<string> = heardIn(state),
): AnyEventObject[] {
  if (state.status !== 'active') return [];
  const delayed = [...heard].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
  // A visitor may do anything at any time; an actor ends, and a clock strikes, only where it runs.
  return [...plan.events.filter(({ type }) => heard.has(type) || !type.startsWith('xstate.')), ...delayed];
}

/** What is never reached: states, transitions, and guards with one answer only. Empty when the machine is alive. */
export function findUnreached(machine: AnyStateMachine, plan: ReachPlan): readonly string[] {
  const answers = new Map<string, Set<boolean>>();
  const reached = new Set<string>();
  const logic = instrument(machine, plan, answers);
  const identify = plan.identify ?? ((context) => context);
  const possible = (state: AnyMachineSnapshot): AnyEventObject[] => eventsAt(state, plan);
  const nodes = nodesOf(logic.root);
  const expected = [...nodes.map((node) => node.id), ...nodes.flatMap(transitionsOf).map(nameOf)];
  const find = (): readonly string[] => {
    const oneSided = Object.keys(machine.implementations.guards)
      .filter((name) => answers.get(name)?.size !== 2)
      .map((name) => `guard ${name} answered only ${[...(answers.get(name) ?? ['never'])].join()}`);
    return [...expected.filter((name) => !reached.has(name)), ...oneSided];
  };

  for (const input of plan.inputs ?? [undefined]) {
    const paths = getShortestPaths(logic, {
      input,
      events: possible,
      limit: 20_000,
      serializeState: (state: AnyMachineSnapshot) => JSON.stringify([state.value, identify(state.context)]),
      ...(plan.stopWhen === undefined
        ? {}
        : { stopWhen: (state: AnyMachineSnapshot) => plan.stopWhen?.(state.context) ?? false }),
    });
    for (const path of paths) {
      // Most machines have shown all of themselves on the first of thousands of paths.
      if (find().length === 0) return [];
      const isBeyond = plan.stopWhen?.(path.state.context) ?? false;
      for (const last of isBeyond ? [] : possible(path.state)) {
        const actor = createActor(logic, {
          input,
          clock: new SimulatedClock(),
          inspect: (inspected) => {
            if (inspected.type !== '@xstate.microstep') return;
            // Children are inspected too, and their reach is checked by itself.
            for (const transition of inspected._transitions.filter(({ source }) => source.machine === logic)) {
              reached.add(nameOf(transition)).add(transition.source.id);
            }
          },
        });
        // The first step of a generated path is the machine's own start.
        actor.start();
        for (const event of [...path.steps.slice(1).map((step) => step.event), last]) {
          actor.send(event);
          for (const node of actor.getSnapshot()._nodes) reached.add(node.id);
        }
        actor.stop();
      }
    }
  }

  return find();
}
