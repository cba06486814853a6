import { number, text } from '../db/rows.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Snapshot } from '../repositories/undo.ts';
import { uniqueSlug } from '../rules/slug.ts';
import { filterInOrder, flatMapInOrder } from '../lib/in-order.ts';

/**
 * Puts a page, whose pictures are there, back in its place in the order; at an address that is free, where another page has its own by now.
 * @returns what could not be restored, one sentence each
 */
export async function restorePage(
  { pages, undo }: Pick<Repositories, 'pages' | 'undo'>,
  snapshot: Snapshot,
): Promise<string[]> {
  const all = pages.seenBy('administrator');
  const isTaken = async (slug: string): Promise<boolean> => (await all.findBySlug(slug)) !== null;
  const { page: rows = [], page_media: pictures = [], former_page_slug: former = [] } = snapshot;
  return await flatMapInOrder(rows, async (row) => {
    const order = (await all.list()).map((page) => page.id);
    const slug = await uniqueSlug(text(row, 'slug'), isTaken);
    await undo.insertRows('page', [{ ...row, slug }]);
    await undo.insertRows('page_media', pictures);
    await undo.insertRows(
      'former_page_slug',
      await filterInOrder(former, async (one) => !(await isTaken(text(one, 'slug')))),
    );
    await pages.reorder(order.toSpliced(number(row, 'position') - 1, 0, number(row, 'id')));
    return slug === row['slug'] ? [] : [`Its address is taken by another page. It is at /${slug} now.`];
  });
}
