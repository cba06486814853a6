import { text } from '../db/rows.ts';
import { assertLookFits } from '../records/kept-looks.ts';
import type { Repositories } from '../repositories/index.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Snapshot } from '../repositories/undo.ts';

/**
 * Puts back a look that was kept.
 * @returns nothing: there is nothing of it that could be left out
 * @throws {HttpError} 409 where another has its name by now
 */
export async function restoreKeptLook(
  { keptLooks, undo }: Pick<Repositories, 'keptLooks' | 'undo'>,
  snapshot: Snapshot,
): Promise<readonly string[]> {
  for (const row of rowsOf(snapshot, 'kept_look')) {
    await assertLookFits(keptLooks, text(row, 'name'), null);
    await undo.insertRows('kept_look', [row]);
  }
  return [];
}
