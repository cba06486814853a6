import { createActor, fromPromise } from 'xstate';
import type { SimulatedClock } from 'xstate';
import { describeFilmFault, isHopeless, isTelling } from '../../domain/chosen-films.ts';
import type {
  ChosenFilm,
  FilmConversionListeners,
  FilmLook,
  FilmMaking,
  FilmOffers,
  FilmProgress,
  FilmRequest,
} from '../../domain/chosen-films.ts';
import type { Media } from '../../domain/content.ts';
import { isolated } from '../../domain/isolated.ts';
import { watcher } from '../machine-utils.ts';
import type { chosenFilmsMachine } from './chosen-films.machine.ts';
import type {
  CheckedVersion,
  ChosenFilmsEvent,
  FilmOpening,
  FilmToOpen,
  VersionToCheck,
  VersionToMake,
} from './events.ts';
import { progressOf, usableOf } from './film-work.ts';
import type { FilmWork, MadeFilm } from './film-work.ts';

/** What chosen films need of the browser, and of the provider. */
export interface ChosenFilmsPlatform {
  /** What the provider does for films. Never rejects, and is told in bounded time. */
  offers(): Promise<FilmOffers>;
  /** Null where the file cannot be opened here. */
  openFilm(file: File, signal: AbortSignal): Promise<FilmLook | null>;
  /** Converts a film; returns the way to stop, which frees its memory. */
  convert(film: Blob, making: FilmMaking, listeners: FilmConversionListeners): () => void;
  /** Has the server convert a film to its main version; returns the way to stop, with which the server is rid of it. */
  convertElsewhere(film: File, keepsSound: boolean, listeners: FilmConversionListeners): () => void;
  /** Rejects with a `TimeoutError` where that takes too long. */
  looksAlike(film: Blob, version: Blob, signal: AbortSignal): Promise<boolean>;
  /** A version as visitors will see it. Never rejects. */
  inspectMediaFile(file: File): Promise<{ readonly media: Media } | object>;
  releasePreview(url: string): void;
}

const mp4Name = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.mp4`;

/** The I/O of the chosen-films machine. */
export function createChosenFilmsActors(platform: ChosenFilmsPlatform) {
  return {
    openFilm: fromPromise<FilmOpening, FilmToOpen>(async ({ input, signal }) => {
      const offers = platform.offers();
      const look = await platform.openFilm(input.film.file, signal).catch(() => null);
      return { look, offers: await offers };
    }),
    convertFilm: watcher<ChosenFilmsEvent, VersionToMake>(({ input, sendBack }) => {
      const { file, version, isElsewhere, keepsSound } = input;
      const listeners: FilmConversionListeners = {
        onProgress: (share, secondsLeft, step) =>
          sendBack({ type: 'conversion.progressed', share, secondsLeft, step: step ?? null }),
        onFinished: (rendition) => sendBack({ type: 'conversion.finished', rendition }),
        onFailed: (fault) => sendBack({ type: 'conversion.failed', fault }),
      };
      return isElsewhere
        ? platform.convertElsewhere(file, keepsSound, listeners)
        : platform.convert(file, { version, keepsSound }, listeners);
    }),
    checkVersion: fromPromise<CheckedVersion, VersionToCheck>(async ({ input, signal }) => {
      const { file, version, isElsewhere, made } = input;
      // What this browser cannot decode it cannot compare.
      if (!isElsewhere && !(await platform.looksAlike(file, made, signal))) return null;
      const film = new File([made], mp4Name(file.name), { type: 'video/mp4', lastModified: file.lastModified });
      if (version === 'phone') return { film, media: null };
      const found = await platform.inspectMediaFile(film);
      if (!('media' in found)) throw new Error('The converted film cannot be played here.');
      if (signal.aborted) platform.releasePreview(found.media.url);
      return { film, media: found.media };
    }),
  };
}

/** What a form hears of its films. */
export interface FilmListeners {
  /** What is sent of it is known, or is another than before. `media` is null where it is the chosen file. */
  readonly onReady: (key: string, sent: MadeFilm) => void;
  /** It can neither be sent nor converted. */
  readonly onRefused: (key: string, reason: string) => void;
  readonly onTold: (films: readonly FilmProgress[]) => void;
}

/** The films of one form. */
export interface FilmPreparation {
  readonly use: (films: readonly ChosenFilm[]) => void;
  readonly ask: (event: FilmRequest) => void;
  readonly end: () => void;
}

export type StartFilms = (listeners: FilmListeners) => FilmPreparation;

interface Tools extends Pick<ChosenFilmsPlatform, 'releasePreview'> {
  /** The machine's; tests have one of their own. */
  readonly clock?: SimulatedClock;
}

/** Runs the machine of chosen films for a form, and tells the form what matters to it. */
export function createFilmPreparation(
  logic: typeof chosenFilmsMachine,
  { releasePreview, ...options }: Tools,
): StartFilms {
  return ({ onReady, onRefused, onTold }) => {
    const actor = createActor(logic, options);
    /** What was told last of each film. */
    const told = new Map<string, File | string>();
    const previews = new Map<string, string>();
    let seen: readonly FilmWork[] = [];

    const release = (films: readonly FilmWork[]) => {
      const used = new Set(films.map(({ key }) => key));
      for (const [key, url] of previews) {
        if (used.has(key)) continue;
        previews.delete(key);
        releasePreview(url);
      }
      for (const key of told.keys()) if (!used.has(key)) told.delete(key);
    };
    const tell = (film: FilmWork) => {
      const { key, stage, fault, cannotKeep, main } = film;
      const sent = usableOf(film);
      const preview = main?.media?.url;
      const former = previews.get(key);
      if (preview !== undefined) previews.set(key, preview);
      if (sent !== null && told.get(key) !== sent.file) {
        told.set(key, sent.file);
        onReady(key, sent);
      }
      // It was made again, and is shown by now.
      if (former !== undefined && preview !== undefined && former !== preview) releasePreview(former);
      if (stage !== 'failed' || fault === null || cannotKeep === null || !isHopeless(fault)) return;
      const reason = isTelling(fault)
        ? `${isolated(film.file.name)} was not taken. ${describeFilmFault(fault)}`
        : cannotKeep;
      if (told.get(key) === reason) return;
      told.set(key, reason);
      onRefused(key, reason);
    };

    actor.subscribe((now) => {
      const { films } = now.context;
      const isChecking = now.hasTag('checking');
      onTold(films.map((film) => progressOf(film, now.context, isChecking)));
      if (films === seen) return;
      seen = films;
      release(films);
      films.forEach(tell);
    });
    actor.start();
    return {
      use: (films) => actor.send({ type: 'films.used', films }),
      ask: (event) => actor.send(event),
      end: () => {
        actor.stop();
        release([]);
      },
    };
  };
}
