import type { Frame, ProjectFile, ProjectMedia, ProjectSummary, UndescribedFile } from '../../domain/content.ts';
import type { PlainFilm } from '../../domain/renditions.ts';
import { fileName, isDashboardFilmPath } from '../../domain/media.ts';
import { readMedia, type IsFilm } from './media.ts';
import {
  isObject,
  malformed,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readText,
} from '../http/json.ts';

/** A file as a project's grids and media name it; none where it has no path. */
export function readFrame(value: unknown, index: number, host: string, isFilm?: IsFilm): Frame[] {
  const frame = readObject(value, 'a frame');
  const type = frame['mediaType'];
  const kind = type === 'VIDEO' ? 'video' : type === 'IMAGE' ? 'image' : undefined;
  const media = readMedia(frame['mediaUrl'], frame['details'], host, kind, isFilm);
  if (media === null) return [];
  return [
    {
      id: readId(frame['id'], 'the id of a frame'),
      media,
      path: readText(frame['mediaUrl']),
      name: readOptionalText(frame['name']) ?? fileName(readText(frame['mediaUrl'])),
      slot: readNumber(frame['slot']) ?? index,
    },
  ];
}

/** What is known of a file besides what is shown of it. */
function readFileFacts(details: unknown): Pick<ProjectFile, 'bytes' | 'hasDetails'> {
  if (!isObject(details)) return { bytes: null, hasDetails: false };
  return { bytes: readNumber(details['bytes']), hasDetails: 'alt' in details };
}

/** `GET /api/projects/{id}/media` */
export function normaliseProjectMedia(answer: unknown, host: string): ProjectMedia {
  const body = readObject(answer, 'project media');
  const header = readMedia(body['headerMedia'], body['headerDetails'], host, undefined, isDashboardFilmPath);
  return {
    title: readText(body['title']),
    header:
      header === null
        ? null
        : {
            id: 'header',
            media: header,
            path: readText(body['headerMedia']),
            slot: 0,
            name: readOptionalText(body['headerName']) ?? fileName(readText(body['headerMedia'])),
            ...readFileFacts(body['headerDetails']),
            isRemovable: false,
            fitsFilmSlots: body['headerFitsFilmSlots'] === true,
          },
    media: readList(body['media'], 'project media').flatMap((value, index) => readFile(value, index, host)),
  };
}

/** A file of a project's media; none where it has no path. */
export function readFile(value: unknown, index: number, host: string): ProjectFile[] {
  const known = isObject(value) ? value : {};
  return readFrame(value, index, host, isDashboardFilmPath).map((frame) => ({
    ...frame,
    ...readFileFacts(known['details']),
    isRemovable: known['removable'] === true,
    fitsFilmSlots: known['fitsFilmSlots'] === true,
  }));
}

/** `POST /api/projects/{id}/media`: the file as it can be chosen from now on. */
export function normaliseAddedMedia(answer: unknown, host: string): ProjectFile {
  const [file] = readFile(readObject(answer, 'added media')['data'], 0, host);
  if (file === undefined) throw malformed('no added media');
  return file;
}

/** `GET /api/undescribed-media`: the files of these projects; of others nothing is known. */
export function normaliseUndescribed(
  answer: unknown,
  projects: readonly ProjectSummary[],
  host: string,
): readonly UndescribedFile[] {
  const known = new Map(projects.map((project) => [String(project.id), project]));
  const list = readList(readObject(answer, 'undescribed media')['data'], 'undescribed media');
  return list.flatMap((value, index) => {
    const { projectId, file } = readObject(value, 'undescribed media');
    const project = known.get(readText(projectId));
    return project === undefined ? [] : readFile(file, index, host).map((one) => ({ project, file: one }));
  });
}

/** `GET /api/films-without-renditions` */
export function normalisePlainFilms(answer: unknown, host: string): readonly PlainFilm[] {
  return readList(readObject(answer, 'films')['data'], 'films').flatMap((value) => {
    const { path, name, details, isAwaited } = readObject(value, 'a film');
    const media = readMedia(path, details, host, 'video');
    if (media === null) return [];
    const written = readText(path);
    const { bytes } = readFileFacts(details);
    return [
      { path: written, name: readOptionalText(name) ?? fileName(written), media, bytes, isAwaited: isAwaited === true },
    ];
  });
}
