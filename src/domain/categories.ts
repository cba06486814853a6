import type { WorkForm } from '@vitrine/look';
import type { Category, ProjectSummary } from './content.ts';
import { countPages, readPage, sliceOfPage, toPage, WORK_PAGE_SIZE } from './pagination.ts';

/** First entry of the sidebar, and all that remains when the categories fail (specification, sections 2 and 8). */
const ALL_WORK = 'All Work';

/** What Work shows, as an address says it: `?category={id}&page={n}` (rulings, "Screens"). */
export interface WorkAddress {
  /** A category's id as text; null for all work. */
  readonly category: string | null;
  readonly page: number;
}

/** Of a long list, what the first HTML brings along: one page. The whole list is read behind it. */
export interface WorkPart {
  /** What the projects that came are of: a category's key, a page. */
  readonly category: string | null;
  readonly page: number;
  /** Projects in all, and by category's key. */
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** What Work reads. */
export interface WorkContent {
  readonly projects: readonly ProjectSummary[];
  readonly categories: readonly Category[];
  /** Only with a part of the list. */
  readonly part?: WorkPart | undefined;
}

/** One entry of the sidebar. */
export interface CategoryEntry {
  /** As {@link WorkAddress.category}. */
  readonly key: string | null;
  readonly name: string;
  /** Projects in it. */
  readonly count: number;
}

/** One page of Work, ready to be drawn. */
export interface WorkView {
  readonly entries: readonly CategoryEntry[];
  /** Key of the chosen entry. */
  readonly chosen: string | null;
  readonly page: number;
  readonly pages: number;
  /** Projects in the chosen category. */
  readonly total: number;
  /** Null while this page of the list has not been read. */
  readonly projects: readonly ProjectSummary[] | null;
}

function isIn(project: ProjectSummary, category: string | null): boolean {
  return category === null || (project.categoryId !== null && String(project.categoryId) === category);
}

/** 'All Work', then only the categories that hold a project (specification, section 2, "Work"). */
export function categoryEntries({ projects, categories, part }: WorkContent): readonly CategoryEntry[] {
  const entries = categories.map(({ id, name }) => {
    const key = String(id);
    const count = part === undefined ? projects.filter((project) => isIn(project, key)).length : part.counts[key];
    return { key, name, count: count ?? 0 };
  });
  return [
    { key: null, name: ALL_WORK, count: part?.total ?? projects.length },
    ...entries.filter(({ count }) => count > 0),
  ];
}

/** What an address shows: an unknown category is all work, a page beyond the last is the last. */
export function workView(content: WorkContent, address: WorkAddress): WorkView {
  const entries = categoryEntries(content);
  const { key: chosen = null, count: total = 0 } =
    entries.find(({ key }) => key === address.category) ?? entries[0] ?? {};
  const pages = countPages(total, WORK_PAGE_SIZE);
  const page = toPage(address.page, pages);
  return { entries, chosen, page, pages, total, projects: projectsOn(content, chosen, page) };
}

function projectsOn({ projects, part }: WorkContent, category: string | null, page: number) {
  if (part !== undefined) return part.category === category && part.page === page ? projects : null;
  const found = projects.filter((project) => isIn(project, category));
  return sliceOfPage(found, page, WORK_PAGE_SIZE);
}

/** The address in a query string. */
export function readWorkAddress(query: URLSearchParams): WorkAddress {
  const category = query.get('category');
  return { category: category === '' ? null : category, page: readPage(query.get('page')) };
}

/** The form in a query string: `?view=list`; null for the one that the studio shows first. */
export function readWorkForm(query: URLSearchParams): WorkForm | null {
  const view = query.get('view');
  return view === 'list' || view === 'tiles' ? view : null;
}

/** The query string of an address; what is the default is left out. */
export function writeWorkAddress({ category, page }: WorkAddress, form: WorkForm | null = null): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  if (form !== null) query.set('view', form);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
