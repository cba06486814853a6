import { fromPromise } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { LibraryPage } from '../../domain/library.ts';
import { watcher } from '../machine-utils.ts';
import type { PageResourcePlatform } from '../page-resource/page-resource.actors.ts';
import type { LibraryEvent } from './library.machine.ts';

/** Reads one page of the library. Rejects with a `ProblemError`; gives up when the signal aborts. */
type ReadLibraryPage = (after: string | null, signal: AbortSignal) => Promise<LibraryPage>;

/** The I/O of the library's machine. */
export function createLibraryActors(platform: PageResourcePlatform, read: ReadLibraryPage) {
  return {
    readPage: fromPromise<LibraryPage, { readonly after: string | null }>(({ input, signal }) =>
      read(input.after, signal),
    ),
    watchConnection: watcher<LibraryEvent, undefined>(({ sendBack }) =>
      platform.watchConnection(() => sendBack({ type: 'connection.returned' })),
    ),
    logProblem: fromPromise<void, { readonly problem: Problem | null }>(async ({ input: { problem } }) => {
      if (problem !== null) platform.logProblem(problem);
    }),
  };
}
