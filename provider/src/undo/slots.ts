import type { SQLOutputValue } from 'node:sqlite';
import { number } from '../db/rows.ts';
import { filterInOrder, flatMapInOrder, someInOrder } from '../lib/in-order.ts';
import { conflict } from '../lib/http-error.ts';
import { rowsOf, slotTables } from '../repositories/undo.ts';
import type { SlotTable, Snapshot, SnapshotRow, UndoRepository } from '../repositories/undo.ts';
import { insertMedia } from './media.ts';
import { assertStored, gone } from './restorer.ts';
import type { Restorer, UndoContext } from './restorer.ts';
import { shownOtherwise } from './shown-otherwise.ts';

const assertProject = (context: UndoContext, id: SQLOutputValue | undefined): Promise<void> =>
  assertStored(context, 'project', id, {
    waiting: 'Its project has been deleted too. Restore that first.',
    gone: 'Its project is no longer stored, so this cannot be restored.',
  });

/** The slot without media that were deleted since; `null` when nothing is left to show. */
async function withExistingMedia(
  undo: UndoRepository,
  table: SlotTable,
  row: SnapshotRow,
): Promise<SnapshotRow | null> {
  if (table !== 'home_grid') return (await undo.has('media', row['media_id'])) ? row : null;
  const present = await filterInOrder([row['non_hover_media_id'], row['hover_media_id']], (id) =>
    undo.has('media', id),
  );
  const [before = null, hover = null] = present;
  return before === null ? null : { ...row, non_hover_media_id: before, hover_media_id: hover };
}

const isFree = async (undo: UndoRepository, table: SlotTable, row: SnapshotRow): Promise<boolean> =>
  (await undo.isSlotFree(table, number(row, 'position'))) && !(await undo.has(table, row['id']));

/** Fills a place on the home page again. */
export const restoreSlot =
  (table: SlotTable): Restorer =>
  async (context, snapshot) => {
    const { undo } = context.repositories;
    const [row] = rowsOf(snapshot, table);
    if (row === undefined) throw gone();
    await assertProject(context, row['project_id']);
    const present = await withExistingMedia(undo, table, row);
    if (present === null) {
      const files = [row['media_id'], row['non_hover_media_id'], row['hover_media_id']];
      if (!(await someInOrder(files, (id) => undo.isWaiting('media', id, context.clock())))) {
        throw gone('The file that was shown here is no longer stored.');
      }
      throw conflict('The file that was shown here has been deleted too. Restore that first.');
    }
    if (!(await isFree(undo, table, present))) throw conflict('This place has been filled since.');
    await undo.insertRows(table, [present]);
    const hadBoth = typeof row['non_hover_media_id'] === 'number' && typeof row['hover_media_id'] === 'number';
    return hadBoth && present['hover_media_id'] === null
      ? { leftOut: ['One of its two files has been deleted since. It shows the other.'] }
      : {};
  };

/** Restores uses on the home page whose slots are still free. @returns what says which are not */
export async function restoreUses(undo: UndoRepository, snapshot: Snapshot): Promise<readonly string[]> {
  return await flatMapInOrder(
    slotTables,
    async (table) =>
      await flatMapInOrder(rowsOf(snapshot, table), async (row) => {
        const present = (await undo.has('project', row['project_id']))
          ? await withExistingMedia(undo, table, row)
          : null;
        if (present !== null && (await isFree(undo, table, row))) {
          await undo.insertRows(table, [present]);
          return [];
        }
        // A cell that had another medium has stayed where it was.
        if (table === 'home_grid' && (await undo.has(table, row['id']))) return [];
        return [shownOtherwise(table, row)];
      }),
  );
}

/** A grid cell that was left with one medium gets both again; a slot that was emptied is filled again. */
export const restoreLooseMedia: Restorer = async (context, snapshot) => {
  const { undo } = context.repositories;
  const leftOut: string[] = [];
  for (const row of rowsOf(snapshot, 'loose_media')) {
    await assertProject(context, row['project_id']);
    await insertMedia(undo, snapshot);
    await undo.insertRows('loose_media', [row]);
    for (const cell of rowsOf(snapshot, 'home_grid')) {
      if (!(await undo.has('home_grid', cell['id'])) || (await undo.completeCell(cell, row['media_id'] ?? null)))
        continue;
      leftOut.push(shownOtherwise('home_grid', cell));
    }
  }
  return { leftOut: [...leftOut, ...(await restoreUses(undo, snapshot))] };
};
