import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { makePicture } from '../media/picture.ts';
import type { MediaRepository } from '../repositories/media.ts';
import { filmOfCaptions } from '../rules/captions.ts';
import { toFilmStill } from '../rules/film-still.ts';
import { toShareCut } from '../rules/share.ts';
import { toVariantSource } from '../rules/variants.ts';
import type { ExportFolder } from './folder.ts';
import { wordsOf } from '../lib/error-words.ts';
import { filterInOrder } from '../lib/in-order.ts';

export interface MediaParts {
  readonly app: FastifyInstance;
  readonly media: MediaRepository;
  readonly folder: ExportFolder;
  /** Absolute path of the data folder, which may have variants and share pictures already. */
  readonly dataDir: string;
  /** Absolute path of the folder with the media files themselves. */
  readonly mediaDir: string;
  /** Called after each file. */
  readonly onFile: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** A version of a picture that could not be made: the picture as it is takes its place until an export can make it. */
export interface Unmade {
  /** Of the export, such as `2d17….480.avif`. */
  readonly name: string;
  /** What the picture was called at its upload, or its name in the folder `media`. */
  readonly picture: string;
  readonly reason: string;
}

export interface ExportedMedia {
  readonly pictures: number;
  readonly films: number;
  readonly unmade: readonly Unmade[];
}

/** Files that are copied or made at the same time; pictures are made in a process of their own. */
const concurrency = 4;

/** The file of the data folder that a name is made from. */
export const sourceOf = (name: string): string =>
  toVariantSource(name) ?? toShareCut(name)?.file ?? filmOfCaptions(name) ?? name;

/**
 * Writes the files that pages name below `/media/`. A name never has another content, so what the former export or the data
 * folder has is taken from there. What visitors would not be sent, is listed
 * nowhere, or is missing, is left out.
 */
export async function exportMedia(names: Iterable<string>, parts: MediaParts): Promise<ExportedMedia> {
  const { app, media, folder, dataDir, mediaDir, onFile, signal } = parts;

  /** Stills of other services' films are taken as they are there: an export asks nobody. */
  const stillOf = (name: string): string | null => {
    const path = join(dataDir, 'film-stills', name);
    return toFilmStill(name) !== null && existsSync(path) ? path : null;
  };

  const isServed = async (file: string): Promise<boolean> => {
    if (toFilmStill(file) !== null) return stillOf(file) !== null;
    if (!existsSync(join(mediaDir, file))) return false;
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: `/media/${file}` });
    return statusCode === 200 && headers['x-robots-tag'] === undefined;
  };

  const unmade: Unmade[] = [];
  /** As it is served where it has no versions, or none can be made: itself at every width. Browsers look at the bytes. */
  const copyOriginal = (name: string, source: string): Promise<void> =>
    folder.copy(join(mediaDir, source), `media/${name}`);

  async function leaveUnmade(name: string, source: string, reason: string): Promise<void> {
    unmade.push({ name, picture: (await media.findByFile(source))?.name ?? source, reason });
    await copyOriginal(name, source);
  }

  async function makeVariant(name: string, source: string): Promise<void> {
    const target = await folder.place(`media/${name}`);
    const width = Number(/\.(\d+)\.\w+$/.exec(name)?.[1]);
    try {
      await makePicture({ kind: 'variant', source: join(mediaDir, source), target, width, format: 'avif' });
    } catch (error) {
      await leaveUnmade(name, source, wordsOf(error));
      return;
    }
    if (!existsSync(target)) await copyOriginal(name, source);
  }

  async function makeShare(name: string, source: string): Promise<void> {
    const { statusCode, rawPayload } = await app.inject({ url: `/media/${name}` });
    if (statusCode === 200) await folder.write(`media/${name}`, rawPayload);
    else await leaveUnmade(name, source, `it was answered with ${String(statusCode)}`);
  }

  async function exportFile(name: string): Promise<void> {
    signal.throwIfAborted();
    const file = `media/${name}`;
    if (folder.hasFormer(file)) return folder.takeOver(file);
    const still = stillOf(name);
    if (still !== null) return folder.copy(still, file);
    const source = sourceOf(name);
    if (source === name) return folder.copy(join(mediaDir, name), file);
    const isShare = toVariantSource(name) === null;
    const known = join(dataDir, isShare ? 'share' : 'variants', name);
    if (existsSync(known)) return folder.copy(known, file);
    return isShare ? makeShare(name, source) : makeVariant(name, source);
  }

  const all = [...names];
  const served = new Map<string, boolean>();
  for (const name of all) {
    const source = sourceOf(name);
    if (!served.has(source)) served.set(source, await isServed(source));
  }
  const wanted = all.filter((name) => served.get(sourceOf(name)) === true).toSorted();
  const limit = pLimit(concurrency);
  let done = 0;
  try {
    await Promise.all(
      wanted.map((name) =>
        limit(async () => {
          await exportFile(name);
          done += 1;
          onFile(done, wanted.length);
        }),
      ),
    );
  } finally {
    limit.clearQueue();
  }
  const films = (await filterInOrder(wanted, async (name) => (await media.findByFile(name))?.mediaType === 'VIDEO'))
    .length;
  const captions = wanted.filter((name) => filmOfCaptions(name) !== null).length;
  return { films, pictures: wanted.length - films - captions, unmade };
}
