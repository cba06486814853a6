import { text, textOrNull } from '../db/rows.ts';
import { assertFits } from '../http/redirects.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Restorer } from './restorer.ts';

/** Puts a redirect back, unless it does not go with those of now. */
export const restoreRedirect: Restorer = async ({ repositories: { redirects, undo } }, snapshot) => {
  for (const row of rowsOf(snapshot, 'redirect')) {
    await assertFits(
      redirects,
      { source: text(row, 'source'), target: text(row, 'target'), targetPath: textOrNull(row, 'target_path') },
      null,
    );
    await undo.insertRows('redirect', [row]);
  }
  return {};
};
