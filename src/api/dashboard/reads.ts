import type {
  About,
  Category,
  ForEditing,
  Home,
  Id,
  Project,
  ProjectFile,
  ProjectMedia,
  ProjectSummary,
  Story,
  Tagged,
  UndescribedFile,
} from '../../domain/content.ts';
import type { WorkContent } from '../../domain/categories.ts';
import { isUndescribed, type LibraryPage } from '../../domain/library.ts';
import type { MediaPlace } from '../../domain/media-places.ts';
import { seenByVisitors } from '../../domain/publication.ts';
import type { PlainFilm } from '../../domain/renditions.ts';
import type { ShownSlot, SlotField } from '../../domain/slots.ts';
import { type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normalisePlainFilms, normaliseProjectMedia, normaliseUndescribed } from '../normalise/files.ts';
import { normaliseLibraryPage, normaliseMediaPlaces } from '../normalise/media-places.ts';
import { normaliseAbout } from '../normalise/about.ts';
import { normaliseOwnProject, normaliseOwnStory } from '../normalise/publication.ts';
import { collectProblems, type PageRead } from '../site/page-read.ts';
import { isNotFound, toProblem } from '../problem.ts';
import type { Reads } from '../site/reads.ts';

/** What there is; null where it could not be read. */
export interface Overview {
  readonly categories: number | null;
  readonly projects: number | null;
  /** Filled slots of the home page. */
  readonly slots: number | null;
  readonly stories: number | null;
  /** Whether the About page has been written. */
  readonly hasAbout: boolean | null;
  /** The filled slots themselves, and the records; none where they could not be read. */
  readonly shown: readonly ShownSlot[];
  readonly records: { readonly projects: readonly ProjectSummary[]; readonly stories: readonly Story[] };
}

export interface CategoriesInUse {
  readonly categories: readonly Category[];
  /** How many projects are in each category, by its id as text; null where the projects could not be read. */
  readonly projectCounts: ReadonlyMap<string, number> | null;
}

/** What a project's form chooses from; null where it could not be read, and the form works without. */
export interface FormChoices {
  readonly categories: readonly Category[] | null;
  readonly projects: readonly ProjectSummary[] | null;
}

export interface ProjectToEdit {
  readonly project: ForEditing<Project>;
  readonly choices: FormChoices;
}

/** A project's media, and what the home page shows: null where that could not be read, or is of no interest. */
export interface ProjectMediaInUse extends ProjectMedia {
  readonly home: Home | null;
}

/** Where a file stands, as one is told who is about to replace it there. */
export interface TaggedPlaces extends Tagged {
  readonly places: readonly MediaPlace[];
}

/** What an extension of the contract answers; null from a provider that does not offer it. */
async function ifOffered<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading;
  } catch (thrown) {
    const { kind } = toProblem(thrown);
    if (kind === 'http' || kind === 'malformed') return null;
    throw thrown;
  }
}

/** The reads of the dashboard (specification, sections 2 and 7). Every one rejects with a `ProblemError`. */
export function createDashboardReads({ wire, host }: ProviderClient, reads: Reads) {
  const text = { parseAs: 'text' } as const;

  const formChoices = async (signal: AbortSignal): Promise<PageRead<FormChoices>> => {
    const { orElse, problems } = collectProblems();
    const [categories, projects] = await Promise.all([
      orElse(reads.categories(signal), null),
      orElse(reads.projects(signal), null),
    ]);
    signal.throwIfAborted();
    return { value: { categories, projects }, problems };
  };

  /** In one call; null from a provider that does not offer it. */
  const allUndescribed = (projects: readonly ProjectSummary[], signal: AbortSignal) =>
    ifOffered(
      read(
        (within) => wire.GET('/api/undescribed-media', { ...text, signal: within }),
        (answer) => normaliseUndescribed(answer, projects, host),
        signal,
      ),
    );

  const dashboardReads = {
    projectForEdit: (id: string, signal: AbortSignal): Promise<ForEditing<Project>> =>
      read(
        (within) =>
          wire.GET('/api/project', {
            ...text,
            signal: within,
            params: { query: { id: `${id}/edit` } },
            // The slash as it is (specification, section 7): not every provider decodes what it compares.
            querySerializer: () => `id=${encodeURIComponent(id)}/edit`,
          }),
        (answer, etag) => ({ ...normaliseOwnProject(answer, host), etag }),
        signal,
      ),

    storyForEdit: (id: string, signal: AbortSignal): Promise<ForEditing<Story>> =>
      read(
        (within) => wire.GET('/api/stories/{id}', { ...text, signal: within, params: { path: { id } } }),
        (answer, etag) => ({ ...normaliseOwnStory(answer, host), etag }),
        signal,
      ),

    aboutForEdit: (signal: AbortSignal): Promise<ForEditing<About>> =>
      read(
        (within) =>
          wire.GET('/api/aboutpage', { ...text, signal: within, headers: { 'Content-Type': 'application/json' } }),
        (answer, etag) => ({ ...normaliseAbout(answer, host), etag }),
        signal,
      ),

    formChoices,

    /** Every project, to choose from. */
    allProjects: (signal: AbortSignal): Promise<readonly ProjectSummary[]> => reads.projects(signal),

    /** Work as visitors see it. */
    async publicWork(signal: AbortSignal): Promise<WorkContent> {
      const { orElse } = collectProblems();
      const [projects, categories] = await Promise.all([reads.projects(signal), orElse(reads.categories(signal), [])]);
      signal.throwIfAborted();
      return { projects: seenByVisitors(projects), categories };
    },

    /** The project and what its form chooses from, together. */
    async projectToEdit(id: string, signal: AbortSignal): Promise<PageRead<ProjectToEdit>> {
      const [project, { value: choices, problems }] = await Promise.all([
        dashboardReads.projectForEdit(id, signal),
        formChoices(signal),
      ]);
      return { value: { project, choices }, problems };
    },

    projectMedia: (id: string, signal: AbortSignal): Promise<ProjectMedia> =>
      read(
        (within) => wire.GET('/api/projects/{id}/media', { ...text, signal: within, params: { path: { id } } }),
        (answer) => normaliseProjectMedia(answer, host),
        signal,
      ),

    /** The project's media; where one can be deleted by itself, with what the home page shows of it. */
    async projectMediaInUse(id: string, signal: AbortSignal): Promise<ProjectMediaInUse> {
      const found = await dashboardReads.projectMedia(id, signal);
      if (!found.media.some(({ isRemovable }) => isRemovable)) return { ...found, home: null };
      const { value, problems } = await reads.home(signal);
      return { ...found, home: problems.length === 0 ? value : null };
    },

    /**
     * The files of these projects without a text alternative; none from a provider that keeps none. Asked for in one call,
     * else a few projects at a time.
     */
    async undescribed(projects: readonly ProjectSummary[], signal: AbortSignal): Promise<readonly UndescribedFile[]> {
      const filesOf = async ({ id }: ProjectSummary): Promise<readonly ProjectFile[]> => {
        const { header, media } = await dashboardReads.projectMedia(String(id), signal);
        return header === null ? media : [header, ...media];
      };
      // Any file tells whether the provider keeps details at all.
      const first = projects.find(({ header }) => header !== null) ?? projects[0];
      if (first === undefined) return [];
      const some = await filesOf(first);
      if (some.length > 0 && !some.some(({ hasDetails }) => hasDetails)) return [];
      const all = await allUndescribed(projects, signal);
      if (all !== null) return all;

      const waiting = [...projects.entries()];
      const found = new Map<number, readonly UndescribedFile[]>();
      const readNext = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [index, project] = next;
          const files = project === first ? some : await filesOf(project);
          found.set(
            index,
            files.filter(isUndescribed).map((file) => ({ project, file })),
          );
        }
      };
      await Promise.all(Array.from({ length: readsAtATime }, readNext));
      return projects.flatMap((_project, index) => found.get(index) ?? []);
    },

    /** Where a file stands. @param path as the provider wrote it */
    mediaPlaces: (path: string, signal: AbortSignal): Promise<readonly MediaPlace[]> =>
      read(
        (within) => wire.GET('/api/media-places', { ...text, signal: within, params: { query: { path } } }),
        normaliseMediaPlaces,
        signal,
      ),

    /**
     * Some of the files that stand somewhere, the newest first; all of them from a provider without pages.
     * @param after `next` of the page before; null for the first
     */
    libraryPage: (after: string | null, signal: AbortSignal): Promise<LibraryPage> =>
      read(
        (within) =>
          wire.GET('/api/library', {
            ...text,
            signal: within,
            params: { query: after === null ? { limit: firstFiles } : { limit: laterFiles, after } },
          }),
        (answer) => normaliseLibraryPage(answer, host),
        signal,
      ),

    /** The same, with the tag of these places. */
    taggedPlaces: (path: string, signal: AbortSignal): Promise<TaggedPlaces> =>
      read(
        (within) => wire.GET('/api/media-places', { ...text, signal: within, params: { query: { path } } }),
        (answer, etag) => ({ places: normaliseMediaPlaces(answer), etag }),
        signal,
      ),

    /** Films without a rendition for phones; none from a provider that keeps no renditions. */
    async plainFilms(signal: AbortSignal): Promise<readonly PlainFilm[]> {
      const films = await ifOffered(
        read(
          (within) => wire.GET('/api/films-without-renditions', { ...text, signal: within }),
          (answer) => normalisePlainFilms(answer, host),
          signal,
        ),
      );
      return films ?? [];
    },

    /** What the dashboard's first page counts. One count that fails does not take the others along. */
    async overview(signal: AbortSignal): Promise<PageRead<Overview>> {
      const { orElse, problems } = collectProblems();
      const count = (list: Promise<readonly unknown[]>): Promise<number | null> =>
        orElse(
          list.then(({ length }) => length),
          null,
        );
      const hasAbout = orElse(
        reads.about(signal).then(
          ({ id }) => id !== null,
          (thrown: unknown) => {
            if (isNotFound(toProblem(thrown))) return false;
            throw thrown;
          },
        ),
        null,
      );
      const slotsOf = (field: SlotField, list: Promise<readonly Omit<ShownSlot, 'field'>[]>) =>
        orElse<readonly ShownSlot[] | null>(
          list.then((all) => all.map(({ position, projectId }) => ({ field, position, projectId }))),
          null,
        );
      const [categories, projects, stories, ...slots] = await Promise.all([
        count(reads.categories(signal)),
        orElse(reads.projects(signal), null),
        orElse(reads.stories(signal), null),
        slotsOf('headervideo', reads.headerVideos(signal)),
        slotsOf('homepagevideo', reads.homeVideos(signal)),
        slotsOf('homepagegrid', reads.homeGrid(signal)),
      ]);
      signal.throwIfAborted();
      const value: Overview = {
        categories,
        projects: projects?.length ?? null,
        stories: stories?.length ?? null,
        slots: sum(slots.map((list) => list?.length ?? null)),
        hasAbout: await hasAbout,
        shown: slots.flatMap((list) => list ?? []),
        records: { projects: projects ?? [], stories: stories ?? [] },
      };
      return { value, problems };
    },

    /** The categories, and where they are used as far as that can be read. */
    async categoriesInUse(signal: AbortSignal): Promise<CategoriesInUse> {
      const projects = reads.projects(signal).catch(() => null);
      const categories = await reads.categories(signal);
      return { categories, projectCounts: countByCategory(await projects) };
    },
  };
  return dashboardReads;
}

const readsAtATime = 4;

/** Files of the library on its first page, more than its screen shows at first, and on each later one. */
const [firstFiles, laterFiles] = ['200', '2000'];

/** Null as soon as one of them is unknown. */
function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>((total, count) => (total === null || count === null ? null : total + count), 0);
}

function countByCategory(projects: readonly { readonly categoryId: Id | null }[] | null) {
  if (projects === null) return null;
  const counts = new Map<string, number>();
  for (const { categoryId } of projects) {
    if (categoryId !== null) counts.set(String(categoryId), (counts.get(String(categoryId)) ?? 0) + 1);
  }
  return counts;
}

export type DashboardReads = ReturnType<typeof createDashboardReads>;
