import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Id } from '../../../domain/content.ts';

/** The choice as each row reads it by itself: of a thousand only those that change are drawn again. */
export interface Choosing {
  /** Calls back when this row is chosen or no longer is. @returns unsubscribe */
  readonly watch: (id: Id, onChange: () => void) => () => void;
  readonly has: (id: Id) => boolean;
  /** @param isRange together with all from the last one that was chosen */
  readonly toggle: (id: Id, isRange: boolean) => void;
}

/** Which rows of a list are chosen; what is no longer shown is not. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (id: Id) => boolean;
  readonly choosing: Choosing;
  /** Leaves these chosen no more. */
  readonly drop: (ids: readonly Id[]) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

interface Choice {
  readonly chosen: ReadonlySet<Id>;
  /** The last one that was pressed; null after none. */
  readonly last: Id | null;
}

const none: Choice = { chosen: new Set(), last: null };

/**
 * One more, or one less.
 *
 * @param order all that are shown, where those between this one and the last go with it
 */
export function toggled({ chosen, last }: Choice, id: Id, order: readonly Id[]): Choice {
  const isChosen = !chosen.has(id);
  const [from = -1, to = -1] = [order.indexOf(last ?? id), order.indexOf(id)].toSorted((one, other) => one - other);
  const span = from < 0 ? [] : order.slice(from, to + 1);
  const next = new Set(chosen);
  for (const one of [id, ...span]) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return { chosen: next, last: id };
}

/** The choice, outside of what draws the list. */
function createChoosing(): Choosing & {
  /** @returns unsubscribe */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly chosen: () => ReadonlySet<Id>;
  readonly set: (choice: Choice) => void;
  readonly order: (ids: readonly Id[]) => void;
} {
  let choice = none;
  let shown: readonly Id[] = [];
  const listeners = new Set<() => void>();
  const rows = new Map<Id, () => void>();
  const set = (next: Choice) => {
    const { chosen } = choice;
    choice = next;
    for (const [id, tell] of rows) if (chosen.has(id) !== next.chosen.has(id)) tell();
    for (const tell of listeners) tell();
  };
  return {
    watch: (id, onChange) => {
      rows.set(id, onChange);
      return () => rows.delete(id);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    has: (id) => choice.chosen.has(id),
    toggle: (id, isRange) => set(toggled(choice, id, isRange ? shown : [])),
    chosen: () => choice.chosen,
    set,
    order: (ids) => {
      shown = ids;
    },
  };
}

/** Whether a row is chosen. */
export function useIsChosen({ watch, has }: Choosing, id: Id): boolean {
  const subscribe = useCallback((onChange: () => void) => watch(id, onChange), [watch, id]);
  return useSyncExternalStore(subscribe, () => has(id));
}

/** Chooses among the rows that are shown. `choosing` stays the same, and `has` until the choice is another, for what is memoised. */
export function useSelection<Row extends { readonly id: Id }>(shown: readonly Row[]): Selection<Row> {
  const [choosing] = useState(createChoosing);
  const [chosen, setChosen] = useState(choosing.chosen);
  // The box that was pressed is drawn first, what is done with all that are chosen right after it.
  useEffect(() => choosing.subscribe(() => startTransition(() => setChosen(choosing.chosen()))), [choosing]);
  useEffect(() => choosing.order(shown.map(({ id }) => id)), [choosing, shown]);
  const has = useCallback((id: Id) => chosen.has(id), [chosen]);
  return {
    rows: shown.filter(({ id }) => chosen.has(id)),
    has,
    choosing,
    // Of what is chosen by now, which may be more than was when it was drawn.
    drop: (ids) =>
      choosing.set({ chosen: new Set([...choosing.chosen()].filter((id) => !ids.includes(id))), last: null }),
    all: () => choosing.set({ chosen: new Set(shown.map(({ id }) => id)), last: null }),
    clear: () => choosing.set(none),
  };
}
