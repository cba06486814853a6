import { number, text } from '../db/rows.ts';
import { filterInOrder, flatMapInOrder } from '../lib/in-order.ts';
import { rowsOf } from '../repositories/undo.ts';
import { uniqueSlug } from '../rules/slug.ts';
import { insertMedia } from './media.ts';
import type { Restorer } from './restorer.ts';

/** Puts a page back in its place in the order; at an address that is free, where another page has its own by now. */
export const restorePage: Restorer = async ({ repositories: { pages, undo } }, snapshot) => {
  const all = pages.seenBy('administrator');
  const isTaken = async (slug: string): Promise<boolean> => (await all.findBySlug(slug)) !== null;
  await insertMedia(undo, snapshot);
  const leftOut = await flatMapInOrder(rowsOf(snapshot, 'page'), async (row) => {
    const order = (await all.list()).map((page) => page.id);
    const slug = await uniqueSlug(text(row, 'slug'), isTaken);
    await undo.insertRows('page', [{ ...row, slug }]);
    await undo.insertRows('page_media', rowsOf(snapshot, 'page_media'));
    await undo.insertRows(
      'former_page_slug',
      await filterInOrder(rowsOf(snapshot, 'former_page_slug'), async (one) => !(await isTaken(text(one, 'slug')))),
    );
    await pages.reorder(order.toSpliced(number(row, 'position') - 1, 0, number(row, 'id')));
    return slug === row['slug'] ? [] : [`Its address is taken by another page. It is at /${slug} now.`];
  });
  return { leftOut };
};
