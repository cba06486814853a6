/**
 * Where a key leads in tiles that stand in rows.
 *
 * @param key as a key event names it
 * @param at the place of the tile that has the focus
 * @param columns how many tiles stand in a row
 * @param count how many there are
 * @returns the place of the tile that gets it; null where the key means nothing, or leads nowhere
 */
export function tileAfter(key: string, at: number, columns: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // To the last tile where the row below is shorter.
    ArrowDown: at + columns >= count && lastRow(count, columns) > lastRow(at + 1, columns) ? count - 1 : at + columns,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? (steps[key] ?? -1) : -1;
  return next < 0 || next >= count || next === at ? null : next;
}

/** The row, from 0, of the last of `count` tiles. */
const lastRow = (count: number, columns: number): number => Math.floor((count - 1) / columns);
