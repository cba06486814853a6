import { categoryEntries, readWorkAddress, workView, type WorkContent } from '../domain/categories.ts';

/** A list up to this long is embedded whole: it weighs less than asking again. */
const WHOLE = 40;

/**
 * What Work embeds: of a long list only the page that the address shows, and how many there are of everything. Its first
 * HTML then weighs the same for ten projects and for ten thousand.
 *
 * @param search the query of the address
 */
export function shortenWork(content: WorkContent, search: string): WorkContent {
  const { projects, categories } = content;
  if (projects.length <= WHOLE) return content;
  const view = workView(content, readWorkAddress(new URLSearchParams(search)));
  return {
    projects: view.projects ?? [],
    categories,
    part: {
      category: view.chosen,
      page: view.page,
      total: projects.length,
      counts: Object.fromEntries(
        categoryEntries(content).flatMap(({ key, count }) => (key === null ? [] : [[key, count]])),
      ),
    },
  };
}
