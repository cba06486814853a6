import type { Id } from '../../domain/content.ts';

/** One project's new place, as PATCH /api/projects/{id}/position takes it. */
export interface Move {
  readonly id: Id;
  /** 1-based. */
  readonly position: number;
}

interface Placed {
  readonly id: Id;
  readonly position: number;
}

/** Positions 1 … n in the order given (specification, section 4, "Project list reorder"). */
export function renumber<Item extends Placed>(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => (item.position === index + 1 ? item : { ...item, position: index + 1 }));
}

/** The list after the move; what does not move keeps its order. */
export function applyMove<Item extends Placed>(items: readonly Item[], { id, position }: Move): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  if (moved === undefined) return items;
  const others = items.filter((item) => item.id !== id);
  return renumber([...others.slice(0, position - 1), moved, ...others.slice(position - 1)]);
}

/** What waits, with one more at its end: of two moves in a row of the same project only the second counts. */
export function enqueue(queue: readonly Move[], move: Move): readonly Move[] {
  const last = queue.at(-1);
  return last?.id === move.id ? [...queue.slice(0, -1), move] : [...queue, move];
}
