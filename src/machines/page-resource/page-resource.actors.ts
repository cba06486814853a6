import { fromPromise } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { watcher } from '../machine-utils.ts';
import type { PageAnswer, PageResourceEvent } from './page-resource.machine.ts';

/** What a page's reads need of the browser. */
export interface PageResourcePlatform {
  /** Calls back when the browser is online again, and when its tab is seen again. */
  watchConnection(listener: () => void): () => void;
  /** Writes a problem down for the developer (specification, section 8: "logged only"). */
  logProblem(problem: Problem): void;
}

/** Reads a page by its key. Rejects with a `ProblemError` when nothing came; gives up when the signal aborts. */
export type ReadPage<Value> = (key: string, signal: AbortSignal) => Promise<PageAnswer<Value>>;

/** The I/O of one page's resource machine. */
export function createPageResourceActors<Value>(platform: PageResourcePlatform, read: ReadPage<Value>) {
  return {
    readPage: fromPromise<PageAnswer<Value>, { readonly key: string }>(async ({ input, signal }) => {
      try {
        return await read(input.key, signal);
      } catch (thrown) {
        // Given up, it has nothing more to say: React's strict mode would hear it after it has started the read again.
        if (signal.aborted) return new Promise<never>(() => undefined);
        throw thrown;
      }
    }),
    watchConnection: watcher<PageResourceEvent, undefined>(({ sendBack }) =>
      platform.watchConnection(() => sendBack({ type: 'connection.returned' })),
    ),
    logProblems: fromPromise<void, { readonly problems: readonly Problem[] }>(async ({ input }) => {
      for (const problem of input.problems) platform.logProblem(problem);
    }),
  };
}
