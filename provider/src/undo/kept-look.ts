import { text } from '../db/rows.ts';
import { assertLookFits } from '../records/kept-looks.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Restorer } from './restorer.ts';

/** Puts back a look that was kept, unless another has its name by now. */
export const restoreKeptLook: Restorer = async ({ repositories: { keptLooks, undo } }, snapshot) => {
  for (const row of rowsOf(snapshot, 'kept_look')) {
    await assertLookFits(keptLooks, text(row, 'name'), null);
    await undo.insertRows('kept_look', [row]);
  }
  return {};
};
