import { fromPromise } from 'xstate';
import type { ConversionListeners } from '../../domain/renditions.ts';
import { watcher } from '../machine-utils.ts';
import type {
  FilmRenditionsEvent,
  FilmToConvert,
  FilmToRead,
  RenditionToCompare,
  RenditionToSend,
} from './film-renditions.machine.ts';

/** What renditions need of the browser and of the provider. */
export interface FilmRenditionsPlatform {
  readFile(url: string, signal: AbortSignal): Promise<Blob>;
  /** Converts a film for phones; returns the way to stop, which frees its memory. @param keepsSound else it becomes silent */
  convert(film: Blob, keepsSound: boolean, listeners: ConversionListeners): () => void;
  looksAlike(film: Blob, rendition: Blob, signal: AbortSignal): Promise<boolean>;
  /** @param rendition null records that the film needs none */
  setRendition(path: string, rendition: Blob | null): Promise<void>;
}

/** The I/O of the film renditions machine. */
export function createFilmRenditionsActors(platform: FilmRenditionsPlatform) {
  return {
    readFilm: fromPromise<Blob, FilmToRead>(({ input, signal }) => platform.readFile(input.film.media.url, signal)),
    convertFilm: watcher<FilmRenditionsEvent, FilmToConvert>(({ input, sendBack }) =>
      platform.convert(input.film, input.keepsSound, {
        onProgress: (share, secondsLeft) => sendBack({ type: 'conversion.progressed', share, secondsLeft }),
        onFinished: (rendition) => sendBack({ type: 'conversion.finished', rendition }),
        onFailed: (fault) => sendBack({ type: 'conversion.failed', fault }),
      }),
    ),
    compareFilms: fromPromise<boolean, RenditionToCompare>(({ input, signal }) =>
      platform.looksAlike(input.film, input.rendition, signal),
    ),
    sendRendition: fromPromise<void, RenditionToSend>(({ input }) =>
      platform.setRendition(input.film.path, input.rendition),
    ),
    recordUnneeded: fromPromise<void, FilmToRead>(({ input }) => platform.setRendition(input.film.path, null)),
  };
}
