import type { OwnPage, OwnPageSummary, Project, ProjectSummary, Story } from '../../domain/content.ts';
import { isDashboardFilmPath } from '../../domain/media.ts';
import { sealedChoices, visibilities, type Publication } from '../../domain/publication.ts';
import { isObject, readNumber, readOptionalList, readOptionalText, readTime } from '../http/json.ts';
import { normalisePage, normalisePages } from './pages.ts';
import { normaliseProject, normaliseProjects } from './projects.ts';
import { normaliseStories, normaliseStory } from './stories.ts';

/** Who sees a project or story; nothing from a provider that does not tell. */
function readPublication(value: unknown): { readonly publication?: Publication } {
  if (!isObject(value)) return {};
  const visibility = visibilities.find((one) => one === value['visibility']);
  if (visibility === undefined) return {};
  return { publication: { visibility, publishAt: readTime(value['publishAt']) ?? null } };
}

/** What a sealed project shows without a link; nothing where that is not told. */
function readSealed(project: unknown): Pick<Project, 'sealedShows'> {
  const told = isObject(project) ? sealedChoices.find((one) => one === project['sealedShows']) : undefined;
  return told === undefined ? {} : { sealedShows: told };
}

/** What was typed of a formatted text, by the name of its field. */
function readSource<Name extends string>(record: unknown, name: Name): { readonly [Field in Name]?: string } {
  const source = isObject(record) ? readOptionalText(record[name]) : null;
  // A computed name alone is not known to be of this field.
  const named: { [Field in Name]?: string } = {};
  if (source !== null) Object.assign(named, { [name]: source });
  return named;
}

const dataOf = (answer: unknown): unknown => (isObject(answer) && isObject(answer['data']) ? answer['data'] : answer);

/** Sizes of the files of a project, by their paths as the provider wrote them. */
function readSizes(project: unknown): Readonly<Record<string, number>> {
  if (!isObject(project)) return {};
  const frames = readOptionalList(project['grids']).flatMap((grid) =>
    isObject(grid) ? readOptionalList(grid['frames']) : [],
  );
  const files = [
    { path: project['HeaderMedia'], details: project['details'] },
    ...frames.filter(isObject).map(({ mediaUrl, details }) => ({ path: mediaUrl, details })),
  ];
  return Object.fromEntries(
    files.flatMap(({ path, details }) => {
      const bytes = isObject(details) ? readNumber(details['bytes']) : null;
      return typeof path !== 'string' || bytes === null ? [] : [[path, bytes] as const];
    }),
  );
}

/** Addresses that it had; nothing from a provider that does not tell. */
function readFormerSlugs(project: unknown): Pick<Project, 'formerSlugs'> {
  const slugs = isObject(project) ? project['formerSlugs'] : undefined;
  return Array.isArray(slugs) ? { formerSlugs: slugs.filter((slug) => typeof slug === 'string') } : {};
}

/** As `normaliseProject`, for the administrator. */
export function normaliseOwnProject(answer: unknown, host: string): Project {
  const project = dataOf(answer);
  return {
    ...normaliseProject(answer, host, isDashboardFilmPath),
    ...readPublication(project),
    ...readSealed(project),
    ...readSource(project, 'descriptionSource'),
    ...readFormerSlugs(project),
    fileBytes: readSizes(project),
  };
}

/** As `normaliseStory`, for the administrator. */
export function normaliseOwnStory(answer: unknown, host: string): Story {
  return { ...normaliseStory(answer, host), ...readPublication(answer), ...readSource(answer, 'contentSource') };
}

/** As `normalisePage`, for the administrator. */
export function normaliseOwnPage(answer: unknown): OwnPage {
  return {
    ...normalisePage(answer, ''),
    ...readPublication(answer),
    ...readSource(answer, 'contentSource'),
    ...readFormerSlugs(answer),
  };
}

/** By the id, as lists are sorted when they are read. */
function publicationsIn(list: unknown): ReadonlyMap<string, { readonly publication?: Publication }> {
  const items = Array.isArray(list) ? list.filter(isObject) : [];
  return new Map(items.map((item) => [String(item['id']), readPublication(item)]));
}

/** As `normaliseProjects`, for the administrator. */
export function normaliseOwnProjects(answer: unknown, host: string): readonly ProjectSummary[] {
  const outer = isObject(answer) ? answer['data'] : answer;
  const known = publicationsIn(isObject(outer) ? outer['data'] : outer);
  return normaliseProjects(answer, host, isDashboardFilmPath).map((project) => ({
    ...project,
    ...known.get(String(project.id)),
  }));
}

/** As `normalisePages`, for the administrator. */
export function normaliseOwnPages(answer: unknown): readonly OwnPageSummary[] {
  const known = publicationsIn(isObject(answer) ? answer['pages'] : answer);
  return normalisePages(answer).map((page) => ({ ...page, ...known.get(String(page.id)) }));
}

/** As `normaliseStories`, for the administrator. */
export function normaliseOwnStories(answer: unknown, host: string): readonly Story[] {
  const known = publicationsIn(isObject(answer) ? answer['stories'] : answer);
  return normaliseStories(answer, host).map((story) => ({ ...story, ...known.get(String(story.id)) }));
}
