import type { ProjectSummary } from '../../../domain/content.ts';
import { createSearch } from '../../../domain/search.ts';

export type ProjectSorting = 'position' | 'title' | 'year';

export const projectSortings: readonly (readonly [ProjectSorting, string])[] = [
  ['position', 'Position'],
  ['title', 'Title'],
  ['year', 'Year'],
];

const byNumber = new Intl.Collator(undefined, { numeric: true });

/** The projects whose title or client holds `query`, sorted; years from the newest. */
export function arrangeProjects(
  projects: readonly ProjectSummary[],
  query: string,
  sorting: ProjectSorting,
): readonly ProjectSummary[] {
  const isFound = createSearch(query);
  const found =
    query.trim() === '' ? projects : projects.filter(({ title, clientName }) => [title, clientName].some(isFound));
  if (sorting === 'position') return found;
  const byTitle = (one: ProjectSummary, other: ProjectSummary) => one.title.localeCompare(other.title);
  if (sorting === 'title') return found.toSorted(byTitle);
  return found.toSorted((one, other) => byNumber.compare(other.year, one.year) || byTitle(one, other));
}
