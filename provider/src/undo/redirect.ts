import { text, textOrNull } from '../db/rows.ts';
import { assertFits } from '../http/redirects.ts';
import type { Repositories } from '../repositories/index.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Snapshot } from '../repositories/undo.ts';

/**
 * Puts a redirect back.
 * @returns nothing: there is nothing of it that could be left out
 * @throws {HttpError} 409 where it does not go with those of now
 */
export async function restoreRedirect(
  { redirects, undo }: Pick<Repositories, 'redirects' | 'undo'>,
  snapshot: Snapshot,
): Promise<readonly string[]> {
  for (const row of rowsOf(snapshot, 'redirect')) {
    await assertFits(
      redirects,
      { source: text(row, 'source'), target: text(row, 'target'), targetPath: textOrNull(row, 'target_path') },
      null,
    );
    await undo.insertRows('redirect', [row]);
  }
  return [];
}
