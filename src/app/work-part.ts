import { normaliseCategories, normaliseProjects } from '../api/normalise.ts';
import { isObject } from '../api/wire.ts';
import { categoryEntries, readWorkAddress, workView, type WorkPart } from '../domain/categories.ts';
import type { EmbeddedAnswer } from './embedded.ts';

/** A list up to this long is embedded whole: it weighs less than asking again. */
const WHOLE = 40;

const projectsPath = '/api/projects';
const categoriesPath = '/api/category';

/**
 * What Work embeds of its answers: of a long list only the page that the address shows, and how many there are of
 * everything. Its first HTML then weighs the same for ten projects and for ten thousand.
 *
 * @param search the query of the address
 */
export function shortenWork(
  answers: Readonly<Record<string, EmbeddedAnswer>>,
  search: string,
): Readonly<Record<string, EmbeddedAnswer>> {
  const [status, body] = answers[projectsPath] ?? [];
  const list = isObject(body) ? body['data'] : null;
  if (status !== 200 || !Array.isArray(list) || list.length <= WHOLE) return answers;
  const content = {
    projects: normaliseProjects(body, ''),
    categories: normaliseCategories(answers[categoriesPath]?.[1]),
  };
  const view = workView(content, readWorkAddress(new URLSearchParams(search)));
  const shown = new Set<unknown>(view.projects?.map(({ id }) => id));
  const part: WorkPart = {
    category: view.chosen,
    page: view.page,
    total: content.projects.length,
    counts: Object.fromEntries(
      categoryEntries(content).flatMap(({ key, count }) => (key === null ? [] : [[key, count]])),
    ),
  };
  const data = list.filter((project: unknown) => isObject(project) && shown.has(project['id']));
  return { ...answers, [projectsPath]: [200, { data, part }] };
}
