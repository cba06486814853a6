import type { Category, Grid, GridType, Project, ProjectSummary, RelatedProject, Theme } from '../../domain/content.ts';
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
  readSearchDescription,
  readText,
  readUpdate,
  type JsonObject,
} from '../http/json.ts';
import { readFrame } from './files.ts';
import { readMedia, type IsFilm } from './media.ts';
import { filmsInWords } from '../../domain/film-address.ts';
import { readRichText } from './rich-text.ts';

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

function readCategoryId(project: JsonObject): ProjectSummary['categoryId'] {
  const category = project['category'];
  return readOptionalId(project['categoryId']) ?? (isObject(category) ? readOptionalId(category['id']) : null);
}

function readSummary(value: unknown, index: number, host: string, isFilm?: IsFilm): ProjectSummary {
  const project = readObject(value, 'a project');
  const id = readId(project['id'], 'the id of a project');
  const other = project['second'];
  const second = isObject(other) ? readMedia(other['mediaUrl'], other['details'], host, 'image') : null;
  return {
    id,
    title: readText(project['title']),
    slug: readOptionalText(project['slug']) ?? String(id),
    header: readMedia(project['HeaderMedia'], project['details'], host, undefined, isFilm),
    ...(second === null ? {} : { second }),
    categoryId: readCategoryId(project),
    clientName: readText(project['clientName']),
    year: readText(project['year']),
    theme: readTheme(project['Theme']),
    position: readNumber(project['position']) ?? index + 1,
    ...readUpdate(project),
  };
}

/** `GET /api/projects`: `[…]`, `{data: […]}` or `{data: {data: […]}}`, in sort order. */
export function normaliseProjects(answer: unknown, host: string, isFilm?: IsFilm): readonly ProjectSummary[] {
  const outer = isObject(answer) ? answer['data'] : answer;
  const inner = isObject(outer) ? outer['data'] : outer;
  return readList(inner, 'projects')
    .map((value, index) => readSummary(value, index, host, isFilm))
    .sort((one, other) => one.position - other.position);
}

const GRID_TYPES: readonly GridType[] = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];

function readGrid(value: unknown, host: string, isFilm?: IsFilm): Grid {
  const grid = readObject(value, 'a grid');
  const gridType = GRID_TYPES.find((type) => type === grid['gridType']);
  if (gridType === undefined) throw malformed('a grid of an unknown type');
  const text = readOptionalText(grid['gridText']);
  const richText = filmsInWords(text ?? '', host);
  return {
    id: readOptionalId(grid['id']),
    gridType,
    text,
    ...(richText === undefined ? {} : { richText }),
    frames: readOptionalList(grid['frames']).flatMap((frame, index) => readFrame(frame, index, host, isFilm)),
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
export function normaliseProject(answer: unknown, host: string, isFilm?: IsFilm): Project {
  const outer = readObject(answer, 'a project');
  const project = isObject(outer['data']) ? outer['data'] : outer;
  const grids = readOptionalList(project['grids'])
    .map((value, index) => ({ value, order: (isObject(value) ? readNumber(value['position']) : null) ?? index + 1 }))
    .sort((one, other) => one.order - other.order);
  const richDescription = readRichText(project['richDescription']);
  return {
    ...readSummary(project, 0, host, isFilm),
    description: readText(project['description']),
    ...(richDescription === undefined ? {} : { richDescription }),
    ...readSearchDescription(project),
    headerPath: readOptionalText(project['HeaderMedia']),
    credits: readOptionalList(project['credits']).map((value) => {
      const credit = readObject(value, 'a credit');
      return { role: readText(credit['role']), name: readText(credit['name']) };
    }),
    grids: grids.map(({ value }) => readGrid(value, host, isFilm)),
    related: readOptionalList(project['relatedProjects']).flatMap((value) => readRelated(value, host)),
  };
}
