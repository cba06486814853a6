import type { WorkContent } from '../../domain/categories.ts';
import type {
  About,
  Category,
  Home,
  OwnPage,
  OwnPageSummary,
  Project,
  ProjectSummary,
  Story,
} from '../../domain/content.ts';
import type { Papers } from '../../domain/near-surface.ts';
import type { Shown } from '../../domain/shown.ts';
import { isBare } from '../../domain/related.ts';
import { resolveRelated } from '../../domain/resolve-related.ts';
import { normaliseAbout } from '../normalise/about.ts';
import {
  normaliseHeaderVideos,
  normaliseHomeGrid,
  normaliseHomeTexts,
  normaliseHomeVideos,
  normaliseLatest,
} from '../normalise/home.ts';
import { normalisePage, normalisePages } from '../normalise/pages.ts';
import { normaliseCategories, normaliseProject, normaliseProjects } from '../normalise/projects.ts';
import { normaliseShown } from '../normalise/shown.ts';
import { normaliseStories, normaliseStory } from '../normalise/stories.ts';
import { collectProblems, type PageRead } from './page-read.ts';
import { readWith } from './read-with.ts';
import type { Get } from '../http/read.ts';

/** A provider that can be read. `host` is its origin, `''` for the page's own. */
export interface ReadSource {
  readonly host: string;
  readonly get: Get;
  /** What the site's look is drawn on; left out, the built papers. Asked again with each read. */
  readonly papers?: () => Papers;
}

type HomeProjects = Required<Pick<Home, 'grid' | 'latest'>>;

/** The public reads (specification, section 7). Every one rejects with a `ProblemError`. */
export function createReads({ get, host, papers }: ReadSource) {
  const read = readWith(papers);
  const reads = {
    headerVideos: (signal: AbortSignal) =>
      read(
        (within) => get('/api/homepage/headervideos', { signal: within }),
        (answer) => normaliseHeaderVideos(answer, host),
        signal,
      ),
    homeVideos: (signal: AbortSignal) =>
      read(
        (within) => get('/api/homevideos', { signal: within }),
        (answer) => normaliseHomeVideos(answer, host),
        signal,
      ),
    homeProjects: (signal: AbortSignal) =>
      read(
        (within) => get('/api/homepagegrid', { signal: within }),
        (answer) => ({ grid: normaliseHomeGrid(answer, host), latest: normaliseLatest(answer, host) }),
        signal,
      ),
    homeGrid: async (signal: AbortSignal) => (await reads.homeProjects(signal)).grid,
    homeTexts: (signal: AbortSignal) =>
      read((within) => get('/api/homepagetexts', { signal: within }), normaliseHomeTexts, signal),
    about: (signal: AbortSignal): Promise<About> =>
      read(
        (within) => get('/api/aboutpage', { signal: within, headers: { 'Content-Type': 'application/json' } }),
        (answer) => normaliseAbout(answer, host),
        signal,
      ),
    projects: (signal: AbortSignal): Promise<readonly ProjectSummary[]> =>
      read(
        (within) => get('/api/projects', { signal: within }),
        (answer) => normaliseProjects(answer, host),
        signal,
      ),
    categories: (signal: AbortSignal): Promise<readonly Category[]> =>
      read((within) => get('/api/category', { signal: within }), normaliseCategories, signal),
    /** The list of projects is read as well where related projects are bare ids. */
    async project(slug: string, signal: AbortSignal): Promise<PageRead<Project>> {
      const project = await read(
        (within) => get('/api/project', { signal: within, query: { slug } }),
        (answer) => normaliseProject(answer, host),
        signal,
      );
      if (!project.related.some(isBare)) return { value: project, problems: [] };
      const { orElse, problems } = collectProblems();
      const projects = await orElse(reads.projects(signal), []);
      signal.throwIfAborted();
      return { value: { ...project, related: resolveRelated(project.related, projects) }, problems };
    },
    stories: (signal: AbortSignal): Promise<readonly Story[]> =>
      read(
        (within) => get('/api/stories', { signal: within }),
        (answer) => normaliseStories(answer, host),
        signal,
      ),
    story: (id: string, signal: AbortSignal): Promise<Story> =>
      read(
        (within) => get('/api/stories/{id}', { signal: within, id }),
        (answer) => normaliseStory(answer, host),
        signal,
      ),

    /** The studio's plain pages, and one of them (an extension). */
    pages: (signal: AbortSignal): Promise<readonly OwnPageSummary[]> =>
      read((within) => get('/api/pages', { signal: within }), normalisePages, signal),
    page: (slug: string, signal: AbortSignal): Promise<OwnPage> =>
      read(
        (within) => get('/api/page', { signal: within, query: { slug } }),
        (answer) => normalisePage(answer, host),
        signal,
      ),

    /** What a link shows (an extension). */
    shown: (token: string, signal: AbortSignal): Promise<Shown> =>
      read(
        (within) => get('/api/shown/{token}', { signal: within, id: token }),
        (answer) => normaliseShown(answer, host),
        signal,
      ),

    /** The four home calls, together; each may fail without taking the others along. Rejects only when given up. */
    async home(signal: AbortSignal): Promise<PageRead<Home>> {
      const { orElse, problems } = collectProblems();
      const [headerFilms, homeFilms, { grid, latest }, texts] = await Promise.all([
        orElse(reads.headerVideos(signal), []),
        orElse(reads.homeVideos(signal), []),
        orElse<HomeProjects>(reads.homeProjects(signal), { grid: [], latest: [] }),
        orElse(reads.homeTexts(signal), []),
      ]);
      signal.throwIfAborted();
      const listed = latest.length === 0 ? {} : { latest };
      return { value: { headerFilms, homeFilms, grid, texts: texts.map((item) => item.text), ...listed }, problems };
    },

    /** Projects and categories, together: without categories only 'All Work' remains (specification, section 8). */
    async work(signal: AbortSignal): Promise<PageRead<WorkContent>> {
      const { orElse, problems } = collectProblems();
      const [projects, categories] = await Promise.all([reads.projects(signal), orElse(reads.categories(signal), [])]);
      return { value: { projects, categories }, problems };
    },
  };
  return reads;
}

export type Reads = ReturnType<typeof createReads>;

/** What pages are read with, one for each that reads. */
export type PageReads = Pick<Reads, 'home' | 'work' | 'project' | 'about' | 'stories' | 'story' | 'page' | 'shown'>;
