import { offline, ProblemError, toProblem } from '../../../api/problem.ts';

/** Where it is noticed that the server gives no answers, and told that it does again. */
export interface Silence {
  /** The same way of sending, listened to. It rejects with a `ProblemError` where this device has no connection. */
  listenTo<Sent extends readonly unknown[]>(
    send: (...sent: Sent) => Promise<Response>,
  ): (...sent: Sent) => Promise<Response>;
  /** Calls back each time it gives answers again. @returns stops watching */
  watchEnd(onEnd: () => void): () => void;
}

/** What proxies answer for a server that is away. */
const away: readonly number[] = [502, 503, 504];

/** What is said about a silence can be read for so long, in milliseconds: a list that is read at once after it is no end of it. */
const SAID_FOR = 5000;

/** @param isOffline whether the browser knows of no connection @param now in milliseconds */
export function createSilence(isOffline: () => boolean, now: () => number = () => Date.now()): Silence {
  const watchers = new Set<() => void>();
  let since: number | null = null;
  /** How often there was none. */
  let times = 0;
  const begin = () => {
    since = now();
    times += 1;
  };
  const end = () => {
    if (since === null) return;
    const lasted = now() - since;
    // A clock that was put back says nothing.
    if (lasted >= 0 && lasted < SAID_FOR) return;
    since = null;
    for (const notify of watchers) notify();
  };
  return {
    listenTo:
      (send) =>
      async (...sent) => {
        const before = times;
        try {
          const response = await send(...sent);
          if (away.includes(response.status)) begin();
          // What was under way before may have been answered before.
          else if (before === times) end();
          return response;
        } catch (thrown) {
          const problem = toProblem(thrown);
          if (problem.kind === 'network' || problem.kind === 'timeout') begin();
          throw problem.kind === 'network' && isOffline() ? new ProblemError(offline) : thrown;
        }
      },
    watchEnd(onEnd) {
      watchers.add(onEnd);
      return () => {
        watchers.delete(onEnd);
      };
    },
  };
}
