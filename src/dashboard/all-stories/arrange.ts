import type { Story } from '../../domain/content.ts';

export type StorySorting = 'newest' | 'title';

export const storySortings: readonly (readonly [StorySorting, string])[] = [
  ['newest', 'Newest first'],
  ['title', 'Title'],
];

/** With more stories than this there is something to search and sort. */
export const FEW = 8;

/** The stories whose title holds `query`, sorted; they come newest first. */
export function arrangeStories(stories: readonly Story[], query: string, sorting: StorySorting): readonly Story[] {
  const wanted = query.trim().toLocaleLowerCase();
  const found = wanted === '' ? stories : stories.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return sorting === 'newest' ? found : found.toSorted((one, other) => one.title.localeCompare(other.title));
}
