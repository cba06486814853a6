import { isDataSaved } from './playback.ts';

/** From the arrival at a page to the first work in idle time, in milliseconds: what the page itself asks for comes before. */
const AFTER = 6000;
/** Between one piece of work and the next where the browser does not tell when it is idle. */
const PAUSE = 500;

const nextIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => {
      if (!signal.aborted) resolve();
    };
    // Not in Safari before 26.
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
    else setTimeout(begin, PAUSE);
  });

/**
 * Does work piece by piece while the browser has nothing else to do: not where data is to be saved, nor without a network, and nothing
 * more after a piece that failed.
 *
 * @returns ends it
 */
export function whenIdle(pieces: readonly (() => Promise<unknown>)[]): () => void {
  const over = new AbortController();
  const { signal } = over;
  const run = async () => {
    for (const piece of pieces) {
      await nextIdle(signal);
      if (isDataSaved() || !navigator.onLine) return;
      await piece();
    }
  };
  const timer = setTimeout(() => void run().catch(() => undefined), AFTER);
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
