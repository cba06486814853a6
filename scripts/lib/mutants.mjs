/**
 * Small changes of a machine that its tests have to notice. A mutant is a place in the machine's configuration and what is
 * done there, both as text, so that it can be handed to a test's process.
 */
import { not } from 'xstate';

export const kinds = ['drop the transition', 'swap the target', 'negate the guard', 'drop the actions'];

const toList = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const toObject = (transition) => (typeof transition === 'string' ? { target: transition } : transition);

/** Every place of a state's configuration where transitions stand: the object that holds them, the key, and its name. */
function placesOf(config, name) {
  const tables = ['on', 'after'].flatMap((table) =>
    Object.keys(config[table] ?? {}).map((key) => ({ holder: config[table], key, name: `${name} ${table} ${key}` })),
  );
  const lone = ['always', 'onDone'].filter((key) => key in config);
  const ends = toList(config.invoke).flatMap((invoke) =>
    ['onDone', 'onError']
      .filter((key) => key in invoke)
      .map((key) => ({ holder: invoke, key, name: `${name} ${invoke.id} ${key}` })),
  );
  const inside = Object.entries(config.states ?? {}).flatMap(([key, state]) => placesOf(state, `${name}.${key}`));
  return [...tables, ...lone.map((key) => ({ holder: config, key, name: `${name} ${key}` })), ...ends, ...inside];
}

/** A state beside the one that is meant; null where there is none. */
function otherThan(transition, machine, path) {
  const from = machine.getStateNodeById(path);
  const [target] = from.machine === machine ? resolve(transition.target, from) : [];
  if (target?.parent === undefined) return null;
  const beside = Object.values(target.parent.states);
  const next = beside[(beside.indexOf(target) + 1) % beside.length];
  return next === target ? null : `#${next.id}`;
}

function resolve(target, from) {
  return toList(target).map((name) => {
    if (name.startsWith('#')) return from.machine.getStateNodeById(name.slice(1));
    const [base, path] = name.startsWith('.') ? [from, name.slice(1)] : [from.parent, name];
    return path.split('.').reduce((node, key) => node.states[key], base);
  });
}

/** A copy as deep as the places go: nobody else sees the mutant. */
function copy(value) {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
}

/** Every mutant of a machine. @returns {{ id: string, place: string, index: number, kind: string, target: string | null }[]} */
export function mutantsOf(machine) {
  return placesOf(machine.config, machine.id).flatMap(({ holder, key, name }) =>
    toList(holder[key]).flatMap((transition, index) => {
      const { guard, target, actions } = toObject(transition);
      const other = target === undefined ? null : otherThan({ target }, machine, name.split(' ')[0]);
      // Taken at once and for another reason, such a transition may run in circles for ever, which proves nothing.
      const isAlways = key === 'always';
      const isPossible = {
        'drop the transition': Object.keys(toObject(transition)).length > 0,
        'swap the target': other !== null && !isAlways,
        'negate the guard': guard !== undefined && !isAlways,
        'drop the actions': toList(actions).length > 0,
      };
      return kinds
        .filter((kind) => isPossible[kind])
        .map((kind) => ({ id: machine.id, place: name, index, kind, target: other }));
    }),
  );
}

/** The configuration with that one change. */
export function mutate(config, { place, index, kind, target }) {
  const mutated = copy(config);
  const { holder, key } = placesOf(mutated, config.id).find(({ name }) => name === place);
  const transitions = toList(holder[key]).map(toObject);
  const { guard } = transitions[index];
  const changed = {
    'drop the transition': [],
    'swap the target': [{ ...transitions[index], target }],
    'negate the guard': [{ ...transitions[index], guard: not(guard) }],
    'drop the actions': [{ ...transitions[index], actions: [] }],
  };
  transitions.splice(index, 1, ...changed[kind]);
  holder[key] = transitions;
  return mutated;
}
