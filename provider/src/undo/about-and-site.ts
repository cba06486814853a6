import { filterInOrder } from '../lib/in-order.ts';
import { aboutId } from '../repositories/about.ts';
import { siteFiles, siteId } from '../repositories/site.ts';
import { rowsOf } from '../repositories/undo.ts';
import { insertMedia } from './media.ts';
import type { Restorer } from './restorer.ts';

/** There is one About page: the present one makes way, and can be restored in its turn. */
export const restoreAbout: Restorer = async ({ repositories: { undo, about, media }, record }, snapshot) => {
  const present = await about.get();
  const token = present === null ? null : await record('about', aboutId);
  await about.remove();
  // Its file stays on the disk until that can no longer be undone.
  if (present !== null && present.mediaId !== null) await media.remove([present.mediaId]);
  await insertMedia(undo, snapshot);
  await undo.insertRows('about', rowsOf(snapshot, 'about'));
  await undo.insertRows('about_media', rowsOf(snapshot, 'about_media'));
  return { undo: token };
};

/** The settings change places with those of before; a file that both have stays. */
export const restoreSite: Restorer = async ({ repositories: { undo, site, media }, record }, snapshot) => {
  const now = (await site.get())?.files;
  const [row] = rowsOf(snapshot, 'site');
  const named = Object.entries(row ?? {}).filter(([name, id]) => name.endsWith('_id') && id !== null);
  const wanted = named.map(([, id]) => id);
  const present = now === undefined ? [] : siteFiles.map((name) => now[name]).filter((id) => id !== null);
  const going = present.filter((id) => !wanted.includes(id));
  const token = await record('site', siteId, going);
  await site.remove();
  await media.remove(going);
  await undo.insertRows('media', rowsOf(snapshot, 'media'));
  if (row === undefined) return { undo: token };
  const missing = await filterInOrder(named, async ([, id]) => !(await undo.has('media', id)));
  await undo.insertRows('site', [{ ...row, ...Object.fromEntries(missing.map(([name]) => [name, null])) }]);
  return { undo: token, leftOut: missing.length === 0 ? [] : ['A file of it has been replaced since.'] };
};
