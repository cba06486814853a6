/** Page arithmetic of the lists (specification, sections 2 "Work" and 9). Pages count from 1. */

/** Projects on one page of Work (specification, section 9). */
export const WORK_PAGE_SIZE = 8;

/** Up to this many pages every one has its button; beyond, gaps take their place (rulings, "Screens"). */
const BUTTONS = 7;

/** How many pages `total` things fill; an empty list fills one. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page as far as there is one: below the first is the first, beyond the last is the last. */
export function toPage(page: number, pages: number): number {
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

/** The page in an address; 1 for anything but a positive whole number. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** The items of one page. */
export function sliceOfPage<Item>(items: readonly Item[], page: number, size: number): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}

/** A page's button, or a gap where pages are left out. */
export type PageEntry =
  { readonly kind: 'page'; readonly page: number } | { readonly kind: 'gap'; readonly after: number };

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The buttons between Prev and Next: all up to seven, then first, last and the neighbours of the current page. */
export function pageEntries(page: number, pages: number): readonly PageEntry[] {
  const around = Math.min(Math.max(page, 4), pages - 3);
  const shown =
    pages <= BUTTONS
      ? range(1, pages)
      : [
          1,
          ...(around === 4 ? [2, 3] : []),
          ...range(around - 1, around + 1),
          ...(around === pages - 3 ? [pages - 2, pages - 1] : []),
          pages,
        ];
  return [...new Set(shown)].flatMap((one, index, all): readonly PageEntry[] => {
    const before = all[index - 1] ?? 0;
    const entry: PageEntry = { kind: 'page', page: one };
    return one - before > 1 ? [{ kind: 'gap', after: before }, entry] : [entry];
  });
}
