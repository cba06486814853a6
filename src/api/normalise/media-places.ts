import { gridTypes } from '../../domain/grid-editing.ts';
import type { MediaPlace } from '../../domain/media-places.ts';
import type { LibraryPage } from '../../domain/library.ts';
import { isObject, readId, readList, readNumber, readObject, readText } from '../http/json.ts';
import { readFile } from './files.ts';

/** One place; none where this release knows no such. */
function readPlace(value: unknown): readonly MediaPlace[] {
  if (!isObject(value)) return [];
  const { kind } = value;
  const gridType = gridTypes.find((one) => one === value['gridType']);
  const title = readText(value['title']);
  const numbers = ['grid', 'frame', 'frames', 'position'].map((name) => readNumber(value[name]) ?? 1);
  const [grid = 1, frame = 1, frames = 1, position = 1] = numbers;
  switch (kind) {
    case 'frame':
      return gridType === undefined ? [] : [{ kind, title, gridType, grid, frame, frames }];
    case 'headerVideo':
    case 'homeVideo':
    case 'homeGrid':
      return [{ kind, title, position }];
    case 'header':
    case 'loose':
    case 'about':
    case 'share':
      return [{ kind, title }];
    case 'story':
      return [{ kind, title, story: readId(value['story'], 'the id of a story') }];
    case 'page':
      return [{ kind, title, page: readId(value['page'], 'the id of a page') }];
    default:
      return [];
  }
}

/** `GET /api/library`: the newest first. Left out is what has no path, and what stands where this release knows of nothing. */
export function normaliseLibraryPage(answer: unknown, host: string): LibraryPage {
  const { data, next, total } = readObject(answer, 'the library');
  const files = readList(data, 'the library').flatMap((value, index) => {
    const { places, projectId, removeAs } = readObject(value, 'a file of the library');
    const told = readList(places, 'places of a media file');
    const known = told.flatMap(readPlace);
    if (known.length === 0 && told.length > 0) return [];
    const id = projectId === null || projectId === undefined ? null : readId(projectId, 'the id of a project');
    return readFile(value, index, host).map((file) => ({
      file,
      projectId: id,
      places: known,
      removeAs: typeof removeAs === 'string' ? removeAs : null,
    }));
  });
  return { files, next: typeof next === 'string' && next !== '' ? next : null, total: readNumber(total) };
}

/** `GET /api/media-places` */
export function normaliseMediaPlaces(answer: unknown): readonly MediaPlace[] {
  return readList(readObject(answer, 'places of a media file')['data'], 'places of a media file').flatMap(readPlace);
}
