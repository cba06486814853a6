/**
 * Small changes of a machine that its tests have to detect. A mutant is a place in the machine's configuration and a
 * change, both as text, so that it can be passed to a test process.
 */
import { not, type AnyStateMachine, type AnyStateNode } from 'xstate';

export const kinds = ['drop the transition', 'swap the target', 'negate the guard', 'drop the actions'] as const;

type Kind = (typeof kinds)[number];

export interface Mutant {
  /** The machine's. */
  readonly id: string;
  /** Names the state and the key of the transition. */
  readonly place: string;
  /** Which of the transitions there. */
  readonly index: number;
  readonly kind: Kind;
  /** Where a swapped target leads; null where the state has no other beside it. */
  readonly target: string | null;
}

type OneOrMore<Value> = Value | readonly Value[];

interface Transition {
  readonly target?: OneOrMore<string> | undefined;
  readonly guard?: Parameters<typeof not>[0] | undefined;
  readonly actions?: unknown;
}

type Transitions = OneOrMore<OneOrMore<string | Transition | undefined>>;
type Table = Record<string, Transitions>;

/** The part of a state's configuration that mutants change. */
export interface StateConfig {
  id?: string | undefined;
  on?: Table | undefined;
  after?: Table | undefined;
  always?: Transitions;
  onDone?: Transitions;
  invoke?: OneOrMore<{ id?: string | undefined; onDone?: Transitions; onError?: Transitions }> | undefined;
  states?: Record<string, StateConfig> | undefined;
}

/** A place of transitions in a configuration. */
interface Place {
  /** The state and the key, as text. */
  readonly name: string;
  /** The id of the state. */
  readonly state: string;
  readonly isAlways: boolean;
  readonly read: () => Transitions;
  readonly write: (transitions: Transitions) => void;
}

const isList = <Value>(value: OneOrMore<Value>): value is readonly Value[] => Array.isArray(value);

function toList<Value>(value: OneOrMore<Value> | undefined): readonly Value[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

const toTransitions = (transitions: Transitions): readonly Transition[] =>
  [transitions].flat(2).flatMap((one) => (one === undefined ? [] : [typeof one === 'string' ? { target: one } : one]));

/** Every place of transitions in a state's configuration, its children's included. */
function placesOf(config: StateConfig, state: string): readonly Place[] {
  const placeIn = <Key extends string>(
    holder: { [K in Key]?: Transitions },
    key: Key,
    name: string,
  ): readonly Place[] =>
    key in holder
      ? [
          {
            name: `${state} ${name}`,
            state,
            isAlways: key === 'always',
            read: () => holder[key],
            write: (transitions) => (holder[key] = transitions),
          },
        ]
      : [];
  const tableOf = (table: Table | undefined, name: string) =>
    Object.keys(table ?? {}).flatMap((key) => placeIn(table ?? {}, key, `${name} ${key}`));
  return [
    ...tableOf(config.on, 'on'),
    ...tableOf(config.after, 'after'),
    ...placeIn(config, 'always', 'always'),
    ...placeIn(config, 'onDone', 'onDone'),
    ...toList(config.invoke).flatMap((invoke) => [
      ...placeIn(invoke, 'onDone', `${invoke.id ?? ''} onDone`),
      ...placeIn(invoke, 'onError', `${invoke.id ?? ''} onError`),
    ]),
    ...Object.entries(config.states ?? {}).flatMap(([key, child]) => placesOf(child, `${state}.${key}`)),
  ];
}

/** A state beside the one that a transition leads to, by its id; null where there is none. */
function siblingOfTarget(target: OneOrMore<string>, machine: AnyStateMachine, state: string): string | null {
  const [name] = toList(target);
  const found = name === undefined ? undefined : findNode(name, machine.getStateNodeById(state));
  if (found?.parent === undefined) return null;
  const beside: AnyStateNode[] = Object.values(found.parent.states);
  const next = beside[(beside.indexOf(found) + 1) % beside.length];
  return next === undefined || next === found ? null : `#${next.id}`;
}

function findNode(name: string, from: AnyStateNode): AnyStateNode | undefined {
  if (name.startsWith('#')) return from.machine.getStateNodeById(name.slice(1));
  const [base, path] = name.startsWith('.') ? [from, name.slice(1)] : [from.parent, name];
  return path.split('.').reduce<AnyStateNode | undefined>((node, key) => node?.states[key], base);
}

/** A copy as deep as the places, so that the original is not changed. */
function copy<Value>(value: Value): Value;
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
}

/** Every mutant of a machine. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config: StateConfig = machine.config;
  return placesOf(config, machine.id).flatMap(({ name, state, isAlways, read }) =>
    toTransitions(read()).flatMap((transition, index) => {
      const { guard, target, actions } = transition;
      const other = target === undefined ? null : siblingOfTarget(target, machine, state);
      // An `always` with another target or guard may loop for ever, which proves nothing.
      const isPossible: Readonly<Record<Kind, boolean>> = {
        'drop the transition': Object.keys(transition).length > 0,
        'swap the target': other !== null && !isAlways,
        'negate the guard': guard !== undefined && !isAlways,
        'drop the actions': actions !== undefined && (!Array.isArray(actions) || actions.length > 0),
      };
      return kinds
        .filter((kind) => isPossible[kind])
        .map((kind) => ({ id: machine.id, place: name, index, kind, target: other }));
    }),
  );
}

function change(transition: Transition, { kind, target }: Mutant): readonly Transition[] {
  switch (kind) {
    case 'drop the transition':
      return [];
    case 'swap the target':
      return [{ ...transition, ...(target === null ? {} : { target }) }];
    case 'negate the guard':
      return transition.guard === undefined ? [transition] : [{ ...transition, guard: not(transition.guard) }];
    case 'drop the actions':
      return [{ ...transition, actions: [] }];
  }
}

/** The configuration of a machine with one change. Throws where the mutant's place is not in it. */
export function mutate(config: StateConfig, mutant: Mutant): StateConfig {
  const mutated = copy(config);
  const place = placesOf(mutated, mutant.id).find(({ name }) => name === mutant.place);
  if (place === undefined) throw new Error(`No transitions at ${mutant.place}.`);
  const transitions = toTransitions(place.read());
  place.write(transitions.flatMap((one, index) => (index === mutant.index ? change(one, mutant) : [one])));
  return mutated;
}
