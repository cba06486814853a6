import type { Id } from '../../../domain/content.ts';

/** The row to focus once the row `id` has gone: the next one, or the one before it; undefined where there is no other. */
export function neighbourOf<Row extends { readonly id: Id }>(rows: readonly Row[], id: Id): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}
