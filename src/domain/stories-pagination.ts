/** Which stories a page of Coffee break shows, and what its address says (specification, sections 2, 4 and 9). */
const storiesPerPage = 6;
/** The fewest page buttons, as far as there are pages. */
const leastPageButtons = 3;

/** What an address asks for: `/story?story=<id>&page=<n>` (rulings, "Screens"). */
export interface StoriesAddress {
  readonly story: string | null;
  /** 1-based. */
  readonly page: number | null;
}

/** What is shown. */
export interface StoriesPlace {
  /** The story shown first; null leaves the page in its order. */
  readonly selected: string | null;
  /** 1-based. */
  readonly page: number;
}

/** How many pages; 1 when there are no stories. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / storiesPerPage));
}

/**
 * Where an address leads in a list. A story goes before a page number: stories move on to later pages as new ones come,
 * and a shared link still shows its own. An unknown story is ignored, a page beyond the last is the last.
 */
export function findPlace(ids: readonly string[], { story, page }: StoriesAddress): StoriesPlace {
  const index = story === null ? -1 : ids.indexOf(story);
  if (index >= 0) return { selected: story, page: Math.floor(index / storiesPerPage) + 1 };
  const wanted = page !== null && Number.isInteger(page) ? page : 1;
  return { selected: null, page: Math.min(Math.max(wanted, 1), countPages(ids.length)) };
}

/** The stories of a page, the selected one first. */
export function storiesOnPage<Story>(
  stories: readonly Story[],
  { selected, page }: StoriesPlace,
  idOf: (story: Story) => string,
): readonly Story[] {
  const shown = stories.slice((page - 1) * storiesPerPage, page * storiesPerPage);
  const first = shown.filter((story) => idOf(story) === selected);
  return [...first, ...shown.filter((story) => idOf(story) !== selected)];
}

/** The numbers on the page buttons: 1 to 3, or to the current page, never beyond the last (rulings, "Screens"). */
export function pageNumbers(current: number, count: number): readonly number[] {
  const last = Math.min(Math.max(leastPageButtons, current), count);
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Next is shown beside the buttons when there are more than three pages (specification, section 9). */
export function hasNextButton(count: number): boolean {
  return count > leastPageButtons;
}

/** Reads the query of an address. */
export function readStoriesAddress(query: URLSearchParams): StoriesAddress {
  const page = query.get('page') ?? '';
  return { story: query.get('story'), page: /^\d{1,6}$/.test(page) ? Number(page) : null };
}

/** The query of a place; none for the first page as it is. */
export function toStoriesQuery({ selected, page }: StoriesPlace): string {
  if (selected !== null) return `?${new URLSearchParams({ story: selected, page: String(page) }).toString()}`;
  return page === 1 ? '' : `?page=${String(page)}`;
}
