import type { FilmLook, FilmMaking } from '../domain/chosen-films.ts';
import type { ConversionListeners } from '../domain/renditions.ts';
import type { FilmMessage, FilmOrder } from './film-worker.ts';

/** A rendition's first share, by which the time left is told, must not be a single frame. */
const TELLING_SHARE = 0.05;

/** A film's index is read in a moment; a file that makes the worker think for longer cannot be opened. In milliseconds. */
const LOOKING = 20_000;

/** A frame of a 4K film is a second's work for a decoder, and one of its version another; a busy computer takes its time. In milliseconds. */
const COMPARING = 60_000;

/** The file of a stored film. Rejects where it cannot be had. */
export async function readFilm(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The film was not found (${String(answer.status)}).`);
  return answer.blob();
}

/** Gives a worker of its own one order. Returns what ends it, with all of its memory. */
function order(what: FilmOrder, onMessage: (message: FilmMessage) => void): () => void {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<FilmMessage>) => {
    if (data.kind !== 'progress') stop();
    onMessage(data);
  });
  worker.addEventListener('error', () => {
    stop();
    onMessage({ kind: 'failed', fault: 'broken' });
  });
  worker.postMessage(what);
  return stop;
}

/** What a film's file says of itself; null where it cannot be opened here. */
export function openFilm(film: Blob, signal: AbortSignal): Promise<FilmLook | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const stop = order({ film, make: 'look' }, (message) => {
      resolve(message.kind === 'seen' ? message.look : null);
    });
    const giveUp = () => {
      stop();
      resolve(null);
    };
    signal.addEventListener('abort', giveUp);
    setTimeout(giveUp, LOOKING);
  });
}

/**
 * Whether a film's version shows what the film shows, in the same colours.
 * @param signal ends it, with all of its memory
 * @throws {Error} when one of them cannot be decoded here; a `TimeoutError` when not in time
 */
export function looksAlike(film: Blob, version: Blob, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = order({ film, make: 'comparison', version }, (message) => {
      if (message.kind === 'compared') resolve(message.isAlike);
      else reject(new Error('These films could not be compared.'));
    });
    const giveUp = () => {
      stop();
      reject(new DOMException('These films were not compared in time.', 'TimeoutError'));
    };
    signal.addEventListener('abort', giveUp);
    setTimeout(giveUp, COMPARING);
  });
}

/**
 * Converts a film to one of its versions, in a worker of its own: the page stays quick, and what the conversion takes
 * of memory goes with the worker.
 *
 * @returns stops it
 */
export function convertFilm(
  film: Blob,
  making: FilmMaking,
  { onProgress, onFinished, onFailed }: ConversionListeners,
): () => void {
  if (typeof Worker === 'undefined' || typeof VideoEncoder === 'undefined') {
    onFailed('unsupported');
    return () => undefined;
  }
  const startedAt = performance.now();
  return order({ film, make: 'version', ...making }, (message) => {
    if (message.kind === 'progress') {
      const seconds = (performance.now() - startedAt) / 1000;
      onProgress(message.share, message.share < TELLING_SHARE ? null : (seconds / message.share) * (1 - message.share));
    } else if (message.kind === 'finished') onFinished(new Blob([message.film], { type: 'video/mp4' }));
    else onFailed(message.kind === 'failed' ? message.fault : 'broken');
  });
}
