import type { Story } from '../../domain/content.ts';
import { createSearch } from '../../domain/search.ts';

export type StorySorting = 'newest' | 'title';

export const storySortings: readonly (readonly [StorySorting, string])[] = [
  ['newest', 'Newest first'],
  ['title', 'Title'],
];

/** With more stories than this there is something to search and sort. */
export const FEW = 8;

/** The stories whose title holds `query`, sorted; they come newest first. */
export function arrangeStories(stories: readonly Story[], query: string, sorting: StorySorting): readonly Story[] {
  const isFound = createSearch(query);
  const found = stories.filter(({ title }) => isFound(title));
  return sorting === 'newest' ? found : found.toSorted((one, other) => one.title.localeCompare(other.title));
}
