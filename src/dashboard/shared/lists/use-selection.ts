import { useCallback, useEffect, useRef, useState } from 'react';
import type { Id } from '../../../domain/content.ts';

/** Which rows of a list are chosen; what is no longer shown is not. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (id: Id) => boolean;
  /** @param isRange together with all from the last one that was chosen */
  readonly toggle: (id: Id, isRange: boolean) => void;
  /** Leaves only these chosen. */
  readonly keep: (ids: readonly Id[]) => void;
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

/** Chooses among the rows that are shown. `toggle` stays the same, and `has` until the choice is another, for what is memoised. */
export function useSelection<Row extends { readonly id: Id }>(shown: readonly Row[]): Selection<Row> {
  const [{ chosen }, setChoice] = useState<Choice>(none);
  const ids = useRef<readonly Id[]>([]);
  useEffect(() => {
    ids.current = shown.map(({ id }) => id);
  }, [shown]);
  const toggle = useCallback((id: Id, isRange: boolean) => {
    setChoice((before) => toggled(before, id, isRange ? ids.current : []));
  }, []);
  const has = useCallback((id: Id) => chosen.has(id), [chosen]);
  return {
    rows: shown.filter(({ id }) => chosen.has(id)),
    has,
    toggle,
    keep: (kept) => setChoice({ chosen: new Set(kept), last: null }),
    all: () => setChoice({ chosen: new Set(shown.map(({ id }) => id)), last: null }),
    clear: () => setChoice(none),
  };
}
