import { number } from '../db/rows.ts';
import { rowsOf } from '../repositories/undo.ts';
import { gone } from './restorer.ts';
import type { Restorer } from './restorer.ts';

/** A revoked link is still stored, so that who opens it is told; it goes with what it shows. */
export const restoreLink: Restorer = async ({ repositories: { links } }, snapshot) => {
  for (const row of rowsOf(snapshot, 'link')) {
    const link = await links.find(number(row, 'id'));
    if (link === null) throw gone('What this link showed is no longer stored.');
    await links.setRevoked(link.id, null);
  }
  return {};
};
