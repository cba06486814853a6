import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { createMediaFetcher, type MediaFetcher } from '../imports/fetch-media.ts';
import { importLimits } from '../imports/limits.ts';
import type { FilmStill } from '../rules/film-still.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

/** Stills of films that other services show: asked for once, by this server, and kept. Visitors' browsers ask those services for nothing. */
export interface FilmStills {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** Whether the still is there; it is fetched where it is not, unless that failed within the last hour. */
  ensure(still: FilmStill): Promise<boolean>;
}

/** In bytes: a still, and what Vimeo says of a film. */
const most = { still: 4 * 1024 * 1024, told: 64 * 1024 } as const;
/** Until the service has to have answered, in milliseconds: a page's visitor waits. */
const patience = 5000;
/** Until a service that had none is asked again, in milliseconds. */
const rest = 60 * 60_000;
/** Stills that are waited for at most; more are not there just now. */
const mostWaiting = 20;
/** In pixels. */
const widest = 1280;

interface StillsParts {
  readonly store: Pick<MediaStore, 'folder' | 'incoming'>;
  readonly clock: () => number;
  readonly fetcher?: MediaFetcher;
}

/** Where Vimeo says a film's picture is; its own host of pictures, or nothing. */
function pictureIn(told: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(told);
  } catch {
    return null;
  }
  if (typeof answer !== 'object' || answer === null || !('thumbnail_url' in answer)) return null;
  return typeof answer.thumbnail_url === 'string' ? answer.thumbnail_url : null;
}

/** Opens the folder `film-stills/` beside the media folder. */
export function createFilmStills({
  store,
  clock,
  fetcher = createMediaFetcher({ incoming: store.incoming, limits: { ...importLimits, fetchTime: patience } }),
}: StillsParts): FilmStills {
  const folder = join(dirname(store.folder), 'film-stills');
  const underWay = new Map<string, Promise<boolean>>();
  const failedAt = new Map<string, number>();
  const limit = pLimit(2);

  const fetch = (address: string, host: string, bytes: number) =>
    fetcher.fetch(address, new Set([host]), bytes, AbortSignal.timeout(patience * 2));

  async function addressOf({ service, id }: FilmStill): Promise<string | null> {
    if (service === 'youtube') return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
    const address = `https://vimeo.com/api/oembed.json?width=${String(widest)}&url=https%3A%2F%2Fvimeo.com%2F${id}`;
    const { path } = await fetch(address, 'vimeo.com', most.told);
    try {
      return pictureIn(await readFile(path, 'utf8'));
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Re-encoded: nothing but its pixels is believed, or passed on. */
  async function make(still: FilmStill): Promise<boolean> {
    const address = await addressOf(still);
    if (address === null) return false;
    const { path } = await fetch(address, still.service === 'youtube' ? 'i.ytimg.com' : 'i.vimeocdn.com', most.still);
    try {
      mkdirSync(folder, { recursive: true });
      const target = join(folder, still.name);
      await makePicture({ kind: 'variant', source: path, target, width: widest, format: 'jpg' });
      return existsSync(target);
    } finally {
      await rm(path, { force: true });
    }
  }

  return {
    folder,
    async ensure(still) {
      const { name } = still;
      if (existsSync(join(folder, name))) return true;
      const known = underWay.get(name);
      if (known !== undefined) return known;
      const isResting = clock() - (failedAt.get(name) ?? -Infinity) < rest;
      if (isResting || underWay.size >= mostWaiting) return false;
      // Without a network, or where the service has none, the film stands without a picture.
      const work = limit(() => make(still))
        .catch(() => false)
        .then((isThere) => {
          if (!isThere) failedAt.set(name, clock());
          return isThere;
        })
        .finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
  };
}
