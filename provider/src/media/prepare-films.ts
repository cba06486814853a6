import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import '../http/data-changes.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Media } from '../repositories/media.ts';
import { isWorthKeeping, phoneTarget } from '../rules/film-versions.ts';
import { isCutShort, renditionFault, wantsRendition } from '../rules/renditions.ts';
import { isConvertible } from './ffmpeg.ts';
import type { ConvertedFilm, FilmConverter } from './film-converter.ts';
import { inspectFile } from './inspect.ts';
import type { MediaStore } from './store.ts';

interface FilmServices extends Pick<Repositories, 'media' | 'renditions'> {
  readonly store: MediaStore;
  readonly films: FilmConverter;
  readonly atomically: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The versions of films for phones that are made in the background. */
export interface FilmPreparation {
  /** Whether one is going to be made of this film. */
  awaits(film: Media): Promise<boolean>;
  /** Looks how bright films become that nobody has looked at, one after the other. */
  measure(tools: PreparationTools): Promise<void>;
  /** Makes them, one after the other, until there is none left that can be made. */
  run(tools: PreparationTools): Promise<void>;
}

interface FilmsAtWork {
  readonly films: FilmConverter;
  readonly filmPreparation: FilmPreparation;
  readonly db: Pick<Database, 'others'>;
}

interface PreparationTools {
  readonly isOpen: () => boolean;
  /** What visitors are shown is another now. */
  readonly onChange: () => void;
  readonly onFailure: (reason: unknown) => void;
}

const extensionOf = ({ file }: Pick<Media, 'file'>): string => file.slice(file.lastIndexOf('.') + 1);
const isHeard = ({ hasSound, sound }: Media): boolean => hasSound && sound;
/** Is it still that film, and without a version, or without one that can be heard as the film can? */
const isLacking = (film: Media | null, { file }: Media): film is Media =>
  film !== null && film.file === file && !film.renditions.some(({ hasSound }) => hasSound || !isHeard(film));

/** Remembers what could not be made until the process ends. */
export function createFilmPreparation(services: FilmServices): FilmPreparation {
  const { media, renditions, store, films, atomically } = services;
  /** Could not be made; not tried again before the next start. */
  const failed = new Set<number>();
  /** Files that have been looked at since the start, whatever came of it. */
  const lookedAt = new Set<string>();
  const canBeMade = (film: Media): boolean =>
    !failed.has(film.id) && wantsRendition(film) && isConvertible(extensionOf(film));

  async function nextFilm(): Promise<Media | null> {
    for (const { mediaId } of await renditions.plainFilms()) {
      const film = await media.find(mediaId);
      if (film !== null && canBeMade(film)) return film;
    }
    return null;
  }

  /** Records that a film has no version. @param made what was made of it, if anything */
  async function leave(film: Media, made?: string): Promise<false> {
    if (made !== undefined) await rm(made, { force: true });
    if (isLacking(await media.find(film.id), film)) await renditions.setUnneeded(film.id);
    return false;
  }

  /**
   * Records a version, or that none is worth its file. The film may have gone meanwhile, or have got one.
   * @returns whether it has the version now
   */
  async function keep(film: Media, { path, facts }: ConvertedFilm): Promise<boolean> {
    if (!isWorthKeeping(film.bytes, facts.bytes)) return leave(film, path);
    // Not the provider's fault, nor one that another try would mend.
    if (isCutShort(film, facts)) return leave(film, path);
    const fault = renditionFault(film, facts);
    if (fault !== null) {
      await rm(path, { force: true });
      throw new Error(fault);
    }
    const file = await store.save(path, 'mp4');
    const gone = await atomically(async () => {
      if (!isLacking(await media.find(film.id), film)) return null;
      const former = await media.remove(await renditions.ofHeight(film.id, facts.height ?? 0));
      await renditions.insert(film.id, await media.insert({ file, facts, originalName: null }));
      return former;
    });
    await store.remove(gone ?? [file]);
    return gone !== null;
  }

  /** @returns whether it has the version now; `null` where the provider ends */
  async function prepareOne(film: Media): Promise<boolean | null> {
    const { file } = film;
    const wanted = phoneTarget(film, isHeard(film));
    if (wanted === null) throw new Error('This film is too long to be converted in the background.');
    await store.bring([file]);
    const path = join(store.folder, file);
    const facts = await inspectFile({ path, bytes: film.bytes });
    if (facts?.isTransparent === true) return leave(film);
    const source = { path, extension: extensionOf(film), isHdr: facts?.isHdr === true };
    const made = await films.convert(source, wanted);
    return made === null ? null : keep(film, made);
  }

  /** Looks how bright a film becomes; of the version for phones, where there is one: it is the quickest to read. */
  async function measureOne(film: Media): Promise<boolean> {
    const looked = film.renditions[0] ?? film;
    const { file, bytes } = looked;
    await store.bring([file]);
    const path = join(store.folder, file);
    const facts = await inspectFile({ path, bytes });
    const luminance = await films.measure({ path, extension: extensionOf(looked), isHdr: facts?.isHdr === true });
    if (luminance === null) return false;
    const isSame = (await media.find(film.id))?.file === film.file;
    if (isSame) await media.noteLuminance(film.id, luminance);
    return isSame;
  }

  const canBeRead = (film: Media): boolean => !lookedAt.has(film.file) && isConvertible(extensionOf(film));

  return {
    awaits: async (film) => canBeMade(film) && (await films.isThere),
    async measure({ isOpen, onChange, onFailure }) {
      const next = async (): Promise<Media | undefined> => (await media.unmeasured()).find(canBeRead);
      for (let film = await next(); isOpen() && film !== undefined; film = await next()) {
        lookedAt.add(film.file);
        try {
          if (await measureOne(film)) onChange();
        } catch (error) {
          onFailure(error);
        }
      }
    },
    async run({ isOpen, onChange, onFailure }) {
      for (let film = await nextFilm(); isOpen() && film !== null; film = await nextFilm()) {
        try {
          const isMade = await prepareOne(film);
          if (isMade === null) return;
          if (isMade) onChange();
        } catch (error) {
          failed.add(film.id);
          onFailure(error);
        }
      }
    },
  };
}

/**
 * Makes the versions of films for phones in the background, where there is an FFmpeg: once the provider listens, and after
 * writes. What was under way when the provider ended is made again.
 */
export const filmsInBackground = fastifyPlugin<{ readonly services: FilmsAtWork }>(
  async (app, { services }) => {
    const { others } = services.db;
    let isOpen = true;
    let isRunning = false;
    let isWanted = false;
    const tools: PreparationTools = {
      isOpen: () => isOpen,
      onChange: () => app.responseCache.clear(),
      onFailure: (reason) => app.log.error(reason),
    };
    const prepare = async (): Promise<void> => {
      isWanted = true;
      if (others !== null && !others.isLeading()) return;
      if (isRunning || !(await services.films.isThere)) return;
      isRunning = true;
      while (isWanted && isOpen) {
        isWanted = false;
        await services.filmPreparation.run(tools);
        await services.filmPreparation.measure(tools);
      }
      isRunning = false;
    };
    const begin = (): void => {
      prepare().catch((error: unknown) => {
        isRunning = false;
        app.log.error(error);
      });
    };
    app.addHook('onListen', async () => begin());
    others?.onChange(begin);
    app.dataChanges.listen(begin);
    app.addHook('onClose', async () => {
      isOpen = false;
    });
  },
  { name: 'films-in-background' },
);
