import { number, text } from './db/rows.ts';
import type { Repositories } from './repositories/index.ts';
import type { Snapshot } from './repositories/undo.ts';
import { uniqueSlug } from './rules/slug.ts';

/**
 * Puts a page, whose pictures are there, back in its place in the order; at an address that is free, where another page has its own by now.
 * @returns what could not be restored, one sentence each
 */
export function restorePage({ pages, undo }: Pick<Repositories, 'pages' | 'undo'>, snapshot: Snapshot): string[] {
  const all = pages.seenBy('administrator');
  const isTaken = (slug: string): boolean => all.findBySlug(slug) !== null;
  const { page: rows = [], page_media: pictures = [], former_page_slug: former = [] } = snapshot;
  return rows.flatMap((row) => {
    const order = all.list().map((page) => page.id);
    const slug = uniqueSlug(text(row, 'slug'), isTaken);
    undo.insertRows('page', [{ ...row, slug }]);
    undo.insertRows('page_media', pictures);
    undo.insertRows(
      'former_page_slug',
      former.filter((one) => !isTaken(text(one, 'slug'))),
    );
    pages.reorder(order.toSpliced(number(row, 'position') - 1, 0, number(row, 'id')));
    return slug === row['slug'] ? [] : [`Its address is taken by another page. It is at /${slug} now.`];
  });
}
