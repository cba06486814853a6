import { number, textOrNull } from '../db/rows.ts';
import { filterInOrder, mapInOrder } from '../lib/in-order.ts';
import { conflict } from '../lib/http-error.ts';
import { toStoredFocus } from '../repositories/media.ts';
import { mediaTables } from '../repositories/media-rows.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Snapshot, SnapshotRow, UndoRepository } from '../repositories/undo.ts';
import { replacementFault } from '../rules/replacement.ts';
import { assertStored, gone } from './restorer.ts';
import type { Restorer, UndoContext } from './restorer.ts';

/**
 * Brings back media with all that belonged to them. What has stayed meanwhile, because it stands elsewhere too, is left as it is, and so is
 * its second light.
 */
export async function insertMedia(undo: UndoRepository, snapshot: Snapshot): Promise<void> {
  const isMissing = async (row: SnapshotRow, column: string): Promise<boolean> =>
    !(await undo.has('media', row[column]));
  const lights = rowsOf(snapshot, 'second_light');
  const wanted = await filterInOrder(lights, (row) => isMissing(row, 'day_id'));
  const unwanted = new Set(lights.filter((row) => !wanted.includes(row)).map((row) => row['media_id']));
  const files = await mapInOrder(
    ['rendition', 'original'] as const,
    async (table) =>
      [
        table,
        await filterInOrder(
          rowsOf(snapshot, table),
          async (row) => (await isMissing(row, 'film_id')) && !unwanted.has(row['film_id']),
        ),
      ] as const,
  );
  await undo.insertRows(
    'media',
    rowsOf(snapshot, 'media').filter((row) => !unwanted.has(row['id'])),
  );
  for (const [table, rows] of files) await undo.insertRows(table, rows);
  await undo.insertRows('second_light', wanted);
}

/**
 * The row that says what a file had, and the file's id.
 * @throws {HttpError} 410 where the file is no longer stored, 409 where it has been deleted and can be restored
 */
async function rowOfFile(
  context: UndoContext,
  snapshot: Snapshot,
  table: string,
  said = { waiting: 'This file has been deleted since. Restore that first.', gone: 'The file is no longer stored.' },
): Promise<{ readonly row: SnapshotRow; readonly id: number }> {
  const [row] = rowsOf(snapshot, table);
  if (row === undefined) throw gone(said.gone);
  const id = number(row, 'id');
  await assertStored(context, 'media', id, said);
  return { row, id };
}

/** What stays in view now changes places with what did before. */
export const restoreFocus: Restorer = async (context, snapshot) => {
  const { row, id } = await rowOfFile(context, snapshot, 'focus');
  const undo = await context.record('focus', id);
  await context.repositories.media.setFocus(id, toStoredFocus(row));
  return { undo };
};

/** A film's captions of now change places with those of before. */
export const restoreCaptions: Restorer = async (context, snapshot) => {
  const { row, id } = await rowOfFile(context, snapshot, 'captions');
  const undo = await context.record('captions', id);
  await context.repositories.media.setCaptions(id, textOrNull(row, 'captions'));
  return { undo };
};

/** The file of now changes places with the one before; alt text and what stays in view are as they are. */
export const restoreFile: Restorer = async (context, snapshot) => {
  const { undo, media, mediaPlaces, replacements } = context.repositories;
  const { row, id } = await rowOfFile(context, snapshot, 'replaced');
  const fault = replacementFault(await mediaPlaces.of(id), row['media_type'] === 'VIDEO' ? 'VIDEO' : 'IMAGE');
  if (fault !== null) throw conflict(fault);
  const dark = (await media.find(id))?.dark?.mediaType;
  if (dark !== undefined && dark !== row['media_type']) {
    throw conflict('Its second light is of the other kind. Remove that first.');
  }
  const token = await context.record('replaced_file', id);
  await undo.insertRows('media', rowsOf(snapshot, 'media'));
  await replacements.putBack(id, row);
  for (const table of ['rendition', 'original']) await undo.insertRows(table, rowsOf(snapshot, table));
  return { undo: token };
};

/** The second light of now changes places with the one before, or with none. */
export const restoreSecondLight: Restorer = async (context, snapshot) => {
  const { undo, media } = context.repositories;
  const { id } = await rowOfFile(context, snapshot, 'day', {
    waiting: 'The file that it belongs to has been deleted since. Restore that first.',
    gone: 'The file that it belongs to is no longer stored.',
  });
  const token = await context.record('second_light', id);
  const left = await media.setDark(id, null);
  for (const table of mediaTables) await undo.insertRows(table, rowsOf(snapshot, table));
  return { undo: token, gone: left };
};

/** A film has the file it was made of again. */
export const restoreOriginal: Restorer = async (context, snapshot) => {
  const { undo, originals } = context.repositories;
  for (const row of rowsOf(snapshot, 'original')) {
    const id = number(row, 'film_id');
    await assertStored(context, 'media', id, {
      waiting: 'Its film has been deleted too. Restore that first.',
      gone: 'Its film is no longer stored, so this cannot be restored.',
    });
    if ((await originals.find(id)) !== null) throw conflict('Its film has another original by now.');
    await undo.insertRows('original', [row]);
  }
  return {};
};
