import type {
  About,
  Category,
  Grid,
  GridType,
  HomeGridCell,
  HomeText,
  Media,
  Project,
  ProjectLink,
  ProjectSummary,
  RelatedProject,
  SlotFilm,
  Story,
  Theme,
} from '../domain/content.ts';
import { headerFilmCount, homeFilmCount, homeGridCount } from '../domain/home.ts';
import { mediaUrl } from '../domain/media.ts';
import { readFrame } from './normalise-files.ts';
import { readMedia } from './normalise-media.ts';
import {
  isObject,
  malformed,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalId,
  readOptionalList,
  readOptionalText,
  readText,
  readTime,
  type WireObject,
} from './wire.ts';

/**
 * Where all provider quirks end (rulings, "Over the wire"): backslashes in paths, `data` in `data`, two spellings of one
 * field. Each function takes an answer as it came and gives the one shape of `domain/content.ts`, or throws a
 * `malformed` {@link ProblemError} when what it cannot do without is missing.
 *
 * `host` is the provider's origin, `''` for the page's own.
 */

/** When a record last changed, where the provider tells. */
function readUpdate(record: WireObject): { readonly updatedAt?: string } {
  const updatedAt = readTime(record['updatedAt']);
  return updatedAt === undefined ? {} : { updatedAt };
}

function readProjectLink(value: unknown): ProjectLink | null {
  if (!isObject(value)) return null;
  const slug = readOptionalText(value['slug']);
  return slug === null ? null : { title: readText(value['title']), slug };
}

/** The thumbnail of the call stands for the film; what is known of the poster holds only if it is the same file. */
function withPoster(media: Media, poster: string): Media {
  return media.poster === poster ? media : { ...media, poster, posterWidths: [] };
}

function readSlotFilm(value: unknown, host: string): SlotFilm {
  const slot = readObject(value, 'a film of the home page');
  const media = readMedia(slot['videoUrl'], slot['details'], host, 'video');
  if (media === null) throw malformed('a film of the home page without its file');
  const thumbnail = readOptionalText(slot['thumbnail']);
  return {
    id: readId(slot['id'], 'the id of a film'),
    projectId: readId(slot['projectId'], 'the project of a film'),
    position: readNumber(slot['position']) ?? 0,
    media: thumbnail === null ? media : withPoster(media, mediaUrl(thumbnail, host)),
    project: readProjectLink(slot['project']),
  };
}

function inSlots<T extends { readonly position: number }>(items: readonly T[], count: number): readonly T[] {
  return items
    .filter(({ position }) => position >= 1 && position <= count)
    .toSorted((one, other) => one.position - other.position);
}

/** `GET /api/homepage/headervideos`: positions 1 to 4, in order. */
export function normaliseHeaderVideos(answer: unknown, host: string): readonly SlotFilm[] {
  const list = readList(readObject(answer, 'header videos')['headerdata'], 'header videos');
  return inSlots(
    list.map((item) => readSlotFilm(item, host)),
    headerFilmCount,
  );
}

/** `GET /api/homevideos`: positions 1 and 2, in order. */
export function normaliseHomeVideos(answer: unknown, host: string): readonly SlotFilm[] {
  const list = readList(readObject(answer, 'home videos')['headerdata'], 'home videos');
  return inSlots(
    list.map((item) => readSlotFilm(item, host)),
    homeFilmCount,
  );
}

function gridPosition(item: WireObject): number {
  const named = /^grid([1-6])$/.exec(readText(item['gridType']));
  return readNumber(item['position']) ?? readNumber(named?.[1]) ?? 0;
}

/** `GET /api/homepagegrid`: cells 1 to 6, in order. A cell with a hover media only shows that one. */
export function normaliseHomeGrid(answer: unknown, host: string): readonly HomeGridCell[] {
  const list = readList(readObject(answer, 'homepage grid')['homepageGrids'], 'homepage grid');
  const cells = list.flatMap((value): HomeGridCell[] => {
    const item = readObject(value, 'a cell of the homepage grid');
    const before = readMedia(item['nonHoverMedia'], item['nonHoverDetails'], host);
    const after = readMedia(item['hoverMedia'], item['hoverDetails'], host);
    const media = before ?? after;
    if (media === null) return [];
    return [
      {
        id: readId(item['id'], 'the id of a cell'),
        projectId: readId(item['projectId'], 'the project of a cell'),
        position: gridPosition(item),
        media,
        hoverMedia: before === null ? null : after,
        beforePath: before === null ? null : readText(item['nonHoverMedia']),
        hoverPath: after === null ? null : readText(item['hoverMedia']),
        project: readProjectLink(item['project']),
      },
    ];
  });
  return inSlots(cells, homeGridCount);
}

/** `GET /api/homepagetexts`: the texts in order. */
export function normaliseHomeTexts(answer: unknown): readonly HomeText[] {
  const list = readList(readObject(answer, 'home texts')['hometexts'], 'home texts');
  return list.map((value, index) => {
    const item = readObject(value, 'a home text');
    return { id: readOptionalId(item['id']) ?? index + 1, text: readText(item['text']) };
  });
}

/** `GET /api/category` */
export function normaliseCategories(answer: unknown): readonly Category[] {
  return readList(answer, 'categories').map((value) => {
    const category = readObject(value, 'a category');
    return { id: readId(category['id'], 'the id of a category'), name: readText(category['name']) };
  });
}

function readTheme(value: unknown): Theme | null {
  return value === 'white' || value === 'black' ? value : null;
}

function readCategoryId(project: WireObject): ProjectSummary['categoryId'] {
  const category = project['category'];
  return readOptionalId(project['categoryId']) ?? (isObject(category) ? readOptionalId(category['id']) : null);
}

function readSummary(value: unknown, index: number, host: string): ProjectSummary {
  const project = readObject(value, 'a project');
  const id = readId(project['id'], 'the id of a project');
  return {
    id,
    title: readText(project['title']),
    slug: readOptionalText(project['slug']) ?? String(id),
    header: readMedia(project['HeaderMedia'], project['details'], host),
    categoryId: readCategoryId(project),
    clientName: readText(project['clientName']),
    year: readText(project['year']),
    theme: readTheme(project['Theme']),
    position: readNumber(project['position']) ?? index + 1,
    ...readUpdate(project),
  };
}

/** `GET /api/projects`: `[…]`, `{data: […]}` or `{data: {data: […]}}`, in sort order. */
export function normaliseProjects(answer: unknown, host: string): readonly ProjectSummary[] {
  const outer = isObject(answer) ? answer['data'] : answer;
  const inner = isObject(outer) ? outer['data'] : outer;
  return readList(inner, 'projects')
    .map((value, index) => readSummary(value, index, host))
    .toSorted((one, other) => one.position - other.position);
}

const GRID_TYPES: readonly GridType[] = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];

function readGrid(value: unknown, host: string): Grid {
  const grid = readObject(value, 'a grid');
  const gridType = GRID_TYPES.find((type) => type === grid['gridType']);
  if (gridType === undefined) throw malformed('a grid of an unknown type');
  return {
    id: readOptionalId(grid['id']),
    gridType,
    text: readOptionalText(grid['gridText']),
    frames: readOptionalList(grid['frames']).flatMap((frame, index) => readFrame(frame, index, host)),
  };
}

function readRelated(value: unknown, host: string): RelatedProject[] {
  const id = readOptionalId(value);
  if (id !== null) return [{ id, title: '', slug: '', header: null }];
  const item = readObject(value, 'a related project');
  const related = isObject(item['related']) ? item['related'] : {};
  return [
    {
      id: readId(item['relatedId'] ?? item['id'], 'the id of a related project'),
      title: readText(related['title']),
      slug: readText(related['slug']),
      header: readMedia(related['HeaderMedia'], related['details'], host),
    },
  ];
}

/** `GET /api/project?…`: `{data: {…}}` or the bare object. Grids come in order of their position. */
export function normaliseProject(answer: unknown, host: string): Project {
  const outer = readObject(answer, 'a project');
  const project = isObject(outer['data']) ? outer['data'] : outer;
  const grids = readOptionalList(project['grids'])
    .map((value, index) => ({ value, order: (isObject(value) ? readNumber(value['position']) : null) ?? index + 1 }))
    .toSorted((one, other) => one.order - other.order);
  return {
    ...readSummary(project, 0, host),
    description: readText(project['description']),
    headerPath: readOptionalText(project['HeaderMedia']),
    credits: readOptionalList(project['credits']).map((value) => {
      const credit = readObject(value, 'a credit');
      return { role: readText(credit['role']), name: readText(credit['name']) };
    }),
    grids: grids.map(({ value }) => readGrid(value, host)),
    related: readOptionalList(project['relatedProjects']).flatMap((value) => readRelated(value, host)),
  };
}

/** One story: `GET /api/stories/{id}`. */
export function normaliseStory(answer: unknown): Story {
  const story = readObject(answer, 'a story');
  const createdAt = readTime(story['createdAt']);
  return {
    id: readId(story['id'], 'the id of a story'),
    title: readText(story['title']),
    author: readText(story['authorname']),
    content: readText(story['content']),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...readUpdate(story),
  };
}

/** `GET /api/stories`: `[…]` or `{stories: […]}`, oldest first on the wire; newest first from here on. */
export function normaliseStories(answer: unknown): readonly Story[] {
  const list = readList(isObject(answer) ? answer['stories'] : answer, 'stories');
  return list.map(normaliseStory).toReversed();
}

function readPoint(value: unknown): string {
  return readText(isObject(value) ? value['point'] : value);
}

/** `GET /api/aboutpage`: all blank, without an id, where no page has been written. */
export function normaliseAbout(answer: unknown, host: string): About {
  const about = readObject(readObject(answer, 'the About page')['data'] ?? {}, 'the About page');
  return {
    id: readOptionalId(about['id']),
    introHeading: readText(about['introHeading']),
    introDescription: readText(about['introDescription']),
    image: readMedia(about['mediaUrl'], about['details'], host, 'image'),
    imagePath: readOptionalText(about['mediaUrl']),
    whatWeDoHeading: readText(about['whatWeDoHeading'] ?? about['WhatWeDoHeading']),
    howWeDoHeading: readText(about['howWeDoMainHeading']),
    whoWeAreHeading: readText(about['whoWeAreHeading']),
    whoWeAreDescription: readText(about['whoWeAreDescription']),
    clientsHeading: readText(about['clientssectionHeading']),
    whatWeDo: readOptionalList(about['whatWeDoSections']).map((value) => {
      const section = readObject(value, 'a section of the About page');
      return {
        heading: readText(section['heading']),
        points: readOptionalList(section['bulletPoints'])
          .map(readPoint)
          .filter((point) => point.trim() !== ''),
      };
    }),
    howWeDo: readOptionalList(about['howWeDoSubsections']).map((value) => {
      const section = readObject(value, 'a subsection of the About page');
      return { subheading: readText(section['subheading']), description: readText(section['description']) };
    }),
    clients: readOptionalList(about['clientSections']).map((value) => {
      const client = readObject(value, 'a client');
      return readText(client['clientsname'] ?? client['name']);
    }),
  };
}
