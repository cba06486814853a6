import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A line of text for a transition or for something that a state does. */
export interface Line {
  readonly text: string;
  /** Which transition it names; null for what is none. */
  readonly transition: AnyTransitionDefinition | null;
}

/** A state as it is drawn. */
export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'anywhere' | 'initial';
  /** What it does, and transitions that stay inside it. */
  readonly lines: readonly Line[];
  readonly states: readonly DrawnState[];
}

/** All ways from one state to another, as one arrow. */
export interface DrawnArrow {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
}

export interface DrawnMachine {
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

export function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

export function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

function typeOf(named: string | { readonly type: string }): string {
  return typeof named === 'string' ? named : named.type;
}

/** An event's type in words: `sendMedia done`, `after hiding`, `picker.submit`. */
export function wordsOfEvent(type: string): string {
  if (type === '') return 'always';
  const [, done, failed, delay] =
    /^xstate\.(?:done\.actor\.(.+)|error\.actor\.(.+)|after\.([^.]+)\..+)$/.exec(type) ?? [];
  if (done !== undefined) return `${done} done`;
  if (failed !== undefined) return `${failed} failed`;
  if (delay !== undefined) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
  return type;
}

function namesOf(actions: readonly unknown[]): string {
  const names = actions.flatMap((action) =>
    typeof action === 'string'
      ? [action]
      : typeof action === 'object' && action !== null && 'type' in action
        ? [String(action.type)]
        : [],
  );
  return names.length === 0 ? '' : ` / ${names.join(', ')}`;
}

function lineOf(transition: AnyTransitionDefinition): Line {
  const { eventType, guard, actions } = transition;
  const condition = guard === undefined ? '' : ` [${typeof guard === 'function' ? guard.name : typeOf(guard)}]`;
  return { text: `${wordsOfEvent(eventType)}${condition}${namesOf(actions)}`, transition };
}

function readState(node: AnyStateNode): DrawnState {
  const stays = transitionsOf(node).filter(({ target, actions }) => target === undefined && actions.length > 0);
  const does: readonly Line[] = [
    // Delays begin on entry and end on exit by actions of XState's own, which have no names.
    ...[`on entry${namesOf(node.entry)}`, `on exit${namesOf(node.exit)}`].filter((line) => line.includes('/')),
    ...node.invoke.map(({ src }) => `runs ${typeof src === 'string' ? src : 'an actor'}`),
  ].map((text) => ({ text, transition: null }));
  const states = childrenOf(node).map(readState);
  const [initial] = node.initial?.target ?? [];
  return {
    id: node.id,
    name: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    lines: [...does, ...stays.map(lineOf)],
    states: initial === undefined ? states : [startOf(node), ...states],
  };
}

function startOf(node: AnyStateNode): DrawnState {
  return { id: `${node.id} starts`, name: '', kind: 'initial', lines: [], states: [] };
}

/** What there is to draw, read from the machine itself. The root is drawn as "anywhere" where it does something. */
export function readMachine({ root }: AnyStateMachine): DrawnMachine {
  const { lines, states } = readState(root);
  const arrows = new Map<string, { readonly from: string; readonly to: string; lines: Line[] }>();
  const add = (from: string, to: string, line: Line | null): void => {
    const arrow = arrows.get(`${from} → ${to}`) ?? { from, to, lines: [] };
    if (line !== null) arrow.lines.push(line);
    arrows.set(`${from} → ${to}`, arrow);
  };
  const anywhere = `${root.id} anywhere`;
  for (const node of nodesOf(root)) {
    const [initial] = node.initial?.target ?? [];
    if (initial !== undefined) add(startOf(node).id, initial.id, null);
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        add(node === root ? anywhere : node.id, target === root ? anywhere : target.id, lineOf(transition));
      }
    }
  }
  const drawn = [...arrows.values()];
  const isNeeded = lines.length > 0 || drawn.some(({ from, to }) => from === anywhere || to === anywhere);
  const root0: DrawnState = { id: anywhere, name: 'anywhere', kind: 'anywhere', lines, states: [] };
  return { states: isNeeded ? [root0, ...states] : states, arrows: drawn };
}
