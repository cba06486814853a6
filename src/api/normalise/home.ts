import type { HomeGridCell, HomeText, Media, ProjectSummary, ShownProject, SlotFilm } from '../../domain/content.ts';
import { headerFilmCount, homeFilmCount, homeGridCount } from '../../domain/home.ts';
import { mediaUrl } from '../../domain/media.ts';
import {
  isObject,
  malformed,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalId,
  readOptionalText,
  readText,
  type JsonObject,
} from '../http/json.ts';
import { readMedia } from './media.ts';
import { normaliseProjects } from './projects.ts';

const factNames = ['clientName', 'category', 'year'] as const;

function readShownProject(value: unknown): ShownProject | null {
  if (!isObject(value)) return null;
  const slug = readOptionalText(value['slug']);
  if (slug === null) return null;
  const facts = factNames.flatMap((name) => {
    const fact = readOptionalText(value[name]);
    return fact === null ? [] : [[name, fact] as const];
  });
  return { title: readText(value['title']), slug, ...Object.fromEntries(facts) };
}

/** The thumbnail is the poster of the film; what is known of the poster holds only if it is the same file. */
function withPoster(media: Media, poster: string): Media {
  return media.poster === poster ? media : { ...media, poster, posterWidths: [] };
}

function readSlotFilm(value: unknown, host: string): SlotFilm {
  const slot = readObject(value, 'a film of the home page');
  const media = readMedia(slot['videoUrl'], slot['details'], host, slot['mediaType'] === 'IMAGE' ? 'image' : 'video');
  if (media === null) throw malformed('a film of the home page without its file');
  const thumbnail = readOptionalText(slot['thumbnail']);
  return {
    id: readId(slot['id'], 'the id of a film'),
    projectId: readId(slot['projectId'], 'the project of a film'),
    position: readNumber(slot['position']) ?? 0,
    path: readText(slot['videoUrl']),
    media: thumbnail === null ? media : withPoster(media, mediaUrl(thumbnail, host)),
    project: readShownProject(slot['project']),
  };
}

function inSlots<T extends { readonly position: number }>(items: readonly T[], count: number): readonly T[] {
  return items
    .filter(({ position }) => position >= 1 && position <= count)
    .sort((one, other) => one.position - other.position);
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

function gridPosition(item: JsonObject): number {
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
        project: readShownProject(item['project']),
      },
    ];
  });
  return inSlots(cells, homeGridCount);
}

/** What the same answer lists by name (an extension); empty where it lists nothing. */
export function normaliseLatest(answer: unknown, host: string): readonly ProjectSummary[] {
  const latest = isObject(answer) ? answer['latest'] : undefined;
  return Array.isArray(latest) ? normaliseProjects({ data: latest }, host) : [];
}

/** `GET /api/homepagetexts`: the texts in order. */
export function normaliseHomeTexts(answer: unknown): readonly HomeText[] {
  const list = readList(readObject(answer, 'home texts')['hometexts'], 'home texts');
  return list.map((value, index) => {
    const item = readObject(value, 'a home text');
    return { id: readOptionalId(item['id']) ?? index + 1, text: readText(item['text']) };
  });
}
