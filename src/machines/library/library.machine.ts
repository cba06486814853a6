import { assign, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { LibraryFile, LibraryPage } from '../../domain/library.ts';
import {
  isFinal,
  placeholderCallback,
  placeholderPromise,
  problemOf,
  quietRetryDelay,
  typed,
} from '../machine-utils.ts';

/** Whether the files are wanted at once. */
interface LibraryInput {
  readonly isWanted: boolean;
}

export type LibraryEvent =
  | { readonly type: 'library.wanted' }
  | { readonly type: 'library.unwanted' }
  /** A file has been written, added or deleted. */
  | { readonly type: 'library.changed' }
  /** "Try again" */
  | { readonly type: 'library.retry' }
  | { readonly type: 'connection.returned' };

interface LibraryContext extends LibraryInput {
  /** Nothing has been read since it was written, or at all. */
  readonly isDue: boolean;
  /** What has come in this reading. */
  readonly come: readonly LibraryFile[];
  /** What is shown: what has come, and after it what an earlier reading had beyond. Null before anything has come. */
  readonly files: readonly LibraryFile[] | null;
  /** Asks for what is still to come; null before the first page and after the last. */
  readonly next: string | null;
  readonly total: number | null;
  /** One reading has come to the end: every file has been seen. */
  readonly isWhole: boolean;
  readonly problem: Problem | null;
  /** Reads in a row that failed. */
  readonly attempts: number;
}

/** What an earlier reading has after the last file that has come: both are in one order. */
function beyond(come: readonly LibraryFile[], earlier: readonly LibraryFile[]): readonly LibraryFile[] {
  const places = new Map(earlier.map(({ file }, index) => [file.id, index]));
  const last = come.findLast(({ file }) => places.has(file.id));
  return last === undefined ? earlier : earlier.slice((places.get(last.file.id) ?? 0) + 1);
}

/**
 * The files of the studio, page by page: the first are shown at once, the others come one page after the other. What has come stays
 * where a later page fails and while everything is read again.
 */
export const libraryMachine = setup({
  types: typed<{
    context: LibraryContext;
    events: LibraryEvent;
    input: LibraryInput;
    tags: 'busy' | 'settled' | 'failed';
  }>(),
  actors: {
    /** @param after `next` of the page before; null for the first */
    readPage: placeholderPromise<LibraryPage, { readonly after: string | null }>('readPage'),
    /** Sends `connection.returned` when the browser is online again or its tab is seen again. */
    watchConnection: placeholderCallback<undefined>('watchConnection'),
    logProblem: placeholderPromise<void, { readonly problem: Problem | null }>('logProblem'),
  },
  delays: {
    retryDelay: ({ context }) => quietRetryDelay(context.attempts),
  },
  guards: {
    isWanted: ({ context }) => context.isWanted,
    isDue: ({ context }) => context.isDue,
    isStale: ({ context }) => context.isDue && context.files !== null,
    hasNext: ({ context }) => context.next !== null,
    isInterrupted: ({ context }) => context.problem !== null && context.files !== null,
    hasProblem: ({ context }) => context.problem !== null,
    canRecover: ({ context }) => context.problem !== null && !isFinal(context.problem),
  },
  actions: {
    beginAnew: assign({ come: [], next: null, isDue: true, attempts: 0 }),
    want: assign((_, { isWanted }: LibraryInput) => ({ isWanted })),
    beginAgain: assign({ attempts: 0 }),
    keepPage: assign(({ context }, { files, next, total }: LibraryPage) => {
      const come = [...context.come, ...files];
      return {
        come,
        files: next === null ? come : [...come, ...beyond(come, context.files ?? [])],
        next,
        total: total ?? context.total,
        isDue: false,
        isWhole: context.isWhole || next === null,
        problem: null,
        attempts: 0,
      };
    }),
    keepProblem: assign(({ context }, problem: Problem) => ({ problem, attempts: context.attempts + 1 })),
  },
}).createMachine({
  id: 'library',
  initial: 'deciding',
  context: ({ input: { isWanted } }) => ({
    isWanted,
    isDue: true,
    come: [],
    files: null,
    next: null,
    total: null,
    isWhole: false,
    problem: null,
    attempts: 0,
  }),
  invoke: { src: 'watchConnection', id: 'watchConnection' },
  on: {
    'library.unwanted': { target: '.waiting', actions: { type: 'want', params: { isWanted: false } } },
  },
  states: {
    deciding: {
      always: [{ guard: 'isWanted', target: 'resuming' }, { target: 'waiting' }],
    },
    /** Nobody wants the files now; what has come is kept. */
    waiting: {
      on: {
        'library.wanted': { target: 'resuming', actions: { type: 'want', params: { isWanted: true } } },
        'library.changed': { actions: 'beginAnew' },
      },
    },
    resuming: {
      always: [
        { guard: 'hasNext', target: 'reading.continuing' },
        { guard: 'isStale', target: 'reading.refreshing' },
        { guard: 'isDue', target: 'reading.loading' },
        { target: 'loaded' },
      ],
    },
    /** One page. */
    reading: {
      invoke: {
        src: 'readPage',
        id: 'readPage',
        input: ({ context }) => ({ after: context.next }),
        onDone: { target: 'sorting', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        onError: { target: 'sorting', actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) } },
      },
      // What has come of this reading is too old.
      on: { 'library.changed': { target: 'resuming', actions: 'beginAnew' } },
      initial: 'loading',
      states: {
        loading: { tags: 'busy' },
        /** The first page, behind the files that are shown. */
        refreshing: { tags: 'settled' },
        /** A later one. */
        continuing: { tags: 'settled' },
        /** The first page, behind the error that is shown. */
        recovering: {
          tags: 'failed',
          on: { 'library.retry': { target: '#library.reading.loading', reenter: true, actions: 'beginAgain' } },
        },
      },
    },
    /** A page has come, or has failed. */
    sorting: {
      always: [
        { guard: 'isInterrupted', target: 'interrupted' },
        { guard: 'hasProblem', target: 'failed' },
        { guard: 'hasNext', target: 'reading.continuing' },
        { target: 'loaded' },
      ],
    },
    loaded: {
      tags: 'settled',
      on: { 'library.changed': { target: 'resuming', actions: 'beginAnew' } },
    },
    /** What has come is shown; the others could not be read. */
    interrupted: {
      tags: 'settled',
      invoke: {
        src: 'logProblem',
        id: 'logProblem',
        input: ({ context }) => ({ problem: context.problem }),
        onError: {},
      },
      after: { retryDelay: { guard: 'canRecover', target: 'resuming' } },
      on: {
        'library.changed': { target: 'resuming', actions: 'beginAnew' },
        'library.retry': { target: 'resuming', actions: 'beginAgain' },
        'connection.returned': { guard: 'canRecover', target: 'resuming' },
      },
    },
    failed: {
      tags: 'failed',
      invoke: {
        src: 'logProblem',
        id: 'logProblem',
        input: ({ context }) => ({ problem: context.problem }),
        onError: {},
      },
      after: { retryDelay: { guard: 'canRecover', target: 'reading.recovering' } },
      on: {
        'library.changed': { target: 'reading.loading', actions: 'beginAnew' },
        'library.retry': { target: 'reading.loading', actions: 'beginAgain' },
        'connection.returned': { guard: 'canRecover', target: 'reading.recovering' },
      },
    },
  },
});
