import type { CategoryCount } from '../repositories/projects.ts';

/** The page of a list that is asked for; pages count from 1. */
interface WantedPart {
  readonly categoryId: number | null;
  readonly page: number;
  readonly size: number;
}

/**
 * The page that there is (contract, `getProjectPage`): of a category without projects it is all of them, and beyond the last
 * page the last.
 *
 * @returns what the page is of, where it begins in that, and how many projects there are in all
 */
export function choosePart(counts: readonly CategoryCount[], { categoryId, page, size }: WantedPart) {
  const total = counts.reduce((sum, { projects }) => sum + projects, 0);
  const chosen = categoryId === null ? undefined : counts.find((count) => count.categoryId === categoryId);
  const pages = Math.max(1, Math.ceil((chosen?.projects ?? total) / size));
  const own = Math.min(page, pages);
  return { categoryId: chosen?.categoryId ?? null, page: own, offset: (own - 1) * size, total };
}
