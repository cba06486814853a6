import { toProblem } from '../../../api/problem.ts';
import type { Problem } from '../../../api/problem.ts';
import type { FilmConversion, FilmConversionListeners, FilmFault } from '../../../domain/chosen-films.ts';

/** What a conversion by the server takes. Calls reject with a `ProblemError`. */
export interface ServerConversionTools {
  beginConversion(
    film: { readonly file: File; readonly keepsSound: boolean },
    onProgress: (progress: { readonly sent: number; readonly total: number }) => void,
    signal: AbortSignal,
  ): Promise<FilmConversion>;
  findConversion(id: string, signal: AbortSignal): Promise<FilmConversion>;
  readConverted(id: string, onReceived: (bytes: number) => void, signal: AbortSignal): Promise<Blob>;
  removeConversion(id: string): Promise<void>;
  /** Calls back when the page is closed or reloaded. Returns unsubscribe. */
  watchClosing(onClosing: () => void): () => void;
  /** The present time, in milliseconds. */
  now(): number;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** How often it is asked how far it is, in milliseconds. */
const ASKING = 1000;
/** A share below this says nothing of the time that is left. */
const TELLING_SHARE = 0.05;
/** A result that is cut off is asked for again so often. */
const MOST_READS = 3;

/** Whether another answer may come: the machine's time limit decides how long it is waited for. */
const isPassing = (problem: Problem): boolean =>
  problem.kind === 'network' || problem.kind === 'timeout' || (problem.kind === 'http' && problem.status >= 500);

/** Why a film is not taken. */
function faultOfSending(problem: Problem): FilmFault {
  if (problem.kind === 'changed') return 'changed';
  if (problem.kind !== 'http' || problem.status >= 500 || problem.status === 401) return 'unreachable';
  if (problem.status === 429) return 'busy';
  // It had an FFmpeg when the form was opened, and has none now.
  return problem.status === 404 ? 'undecodable' : 'unreadable';
}

/** Why one that was taken is lost. */
const faultOfAsking = (problem: Problem): FilmFault =>
  problem.kind === 'http' && problem.status === 404 ? 'forgotten' : 'unreachable';

/** Tells how far the server is with the film, and how long it still takes. */
function createTelling({ onProgress }: FilmConversionListeners, now: () => number) {
  let beganAt: number | null = null;
  return ({ state, share }: FilmConversion): void => {
    if (state === 'waiting') {
      onProgress(0, null, 'queued');
      return;
    }
    beganAt ??= now();
    const seconds = (now() - beganAt) / 1000;
    const left = share < TELLING_SHARE ? null : (seconds / share) * (1 - share);
    onProgress(share, left, 'converting');
  };
}

/**
 * Has the server convert films that this browser cannot: sends one, asks how far it is, and fetches the result. Answers
 * that do not come are waited for, and nothing is said meanwhile.
 *
 * @returns starts it, and returns the way to stop; the server is rid of the film then, as it is in the end
 */
export function createServerConversion(tools: ServerConversionTools) {
  return (file: File, keepsSound: boolean, listeners: FilmConversionListeners): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    let id: string | null = null;
    const removeIt = () => {
      if (id !== null) void tools.removeConversion(id).catch(() => undefined);
      id = null;
    };
    const unwatch = tools.watchClosing(removeIt);
    const tell = createTelling(listeners, tools.now);
    let reads = 0;

    /** @returns the film once it is there; null while it is not */
    const ask = async (one: string): Promise<Blob | FilmFault | null> => {
      try {
        const found = await tools.findConversion(one, signal);
        if (found.state === 'failed') return 'unreadable';
        if (found.state !== 'done') {
          tell(found);
          return null;
        }
        reads += 1;
        const total = Math.max(1, found.bytes ?? 1);
        const onReceived = (bytes: number) => listeners.onProgress(Math.min(1, bytes / total), null, 'fetching');
        return await tools.readConverted(one, onReceived, signal);
      } catch (thrown) {
        const problem = toProblem(thrown);
        return isPassing(problem) && reads < MOST_READS ? null : faultOfAsking(problem);
      }
    };

    const run = async (): Promise<Blob | FilmFault> => {
      try {
        const onSent = ({ sent, total }: { readonly sent: number; readonly total: number }) =>
          listeners.onProgress(sent / Math.max(1, total), null, 'sending');
        ({ id } = await tools.beginConversion({ file, keepsSound }, onSent, signal));
      } catch (thrown) {
        return faultOfSending(toProblem(thrown));
      }
      for (;;) {
        await tools.wait(ASKING, signal);
        if (signal.aborted || id === null) return 'forgotten';
        const result = await ask(id);
        if (result !== null) return result;
      }
    };

    void run().then((result) => {
      unwatch();
      removeIt();
      if (signal.aborted) return;
      if (typeof result === 'string') listeners.onFailed(result);
      else listeners.onFinished(result);
    });
    return () => {
      ending.abort();
      unwatch();
      removeIt();
    };
  };
}
