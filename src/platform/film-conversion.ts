import type { ConversionListeners } from '../domain/renditions.ts';
import type { ConversionMessage } from './film-worker.ts';

/** A rendition's first share, by which the time left is told, must not be a single frame. */
const TELLING_SHARE = 0.05;

/** The file of a stored film. Rejects where it cannot be had. */
export async function readFilm(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The film was not found (${String(answer.status)}).`);
  return answer.blob();
}

/**
 * Converts a film to the rendition for phones, in a worker of its own: the page stays quick, and what the conversion takes
 * of memory goes with the worker.
 *
 * @returns stops it
 */
export function convertFilm(film: Blob, { onProgress, onFinished, onFailed }: ConversionListeners): () => void {
  if (typeof Worker === 'undefined' || typeof VideoEncoder === 'undefined') {
    onFailed('unsupported');
    return () => undefined;
  }
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  const startedAt = performance.now();
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ConversionMessage>) => {
    if (data.kind === 'progress') {
      const seconds = (performance.now() - startedAt) / 1000;
      onProgress(data.share, data.share < TELLING_SHARE ? null : (seconds / data.share) * (1 - data.share));
      return;
    }
    stop();
    if (data.kind === 'failed') onFailed(data.fault);
    else onFinished(new Blob([data.film], { type: 'video/mp4' }));
  });
  worker.addEventListener('error', () => {
    stop();
    onFailed('broken');
  });
  worker.postMessage(film);
  return stop;
}
