import { assign, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import {
  isFinal,
  placeholderCallback,
  placeholderPromise,
  present,
  problemOf,
  quietRetryDelay,
  typed,
} from '../machine-utils.ts';

/** What a page's reads gave. With problems it is shown with its fallbacks (specification, section 8, "Public pages"). */
export interface PageAnswer<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** What is known before anything is read: an answer, or, without a value, why there is none. */
export interface PageStart<Value> {
  readonly value: Value | null;
  readonly problems: readonly Problem[];
}

/** What to read at first: nothing (`null`), a key, or a key whose answer came with the HTML. */
export interface PageResourceInput<Value> {
  readonly key: string | null;
  readonly initial?: PageStart<Value> | undefined;
}

export type PageResourceEvent =
  | { readonly type: 'resource.load'; readonly key: string }
  | { readonly type: 'resource.retry' }
  | { readonly type: 'resource.abort' }
  | { readonly type: 'connection.returned' };

interface PageResourceContext<Value> {
  readonly key: string | null;
  readonly value: Value | null;
  /** Why the page failed, or why what it shows is not whole. */
  readonly problems: readonly Problem[];
  /** Reads in a row that did not bring everything. */
  readonly attempts: number;
}

/**
 * The reads of one page: load, retry, abort (specification, section 4, "Pages"; section 8, "Public pages"). What came is
 * kept while it is read again; what failed is read again quietly, so that a page left open heals by itself.
 */
export function createPageResourceMachine<Value>() {
  return setup({
    types: typed<{
      context: PageResourceContext<Value>;
      events: PageResourceEvent;
      input: PageResourceInput<Value>;
      tags: 'busy' | 'settled' | 'failed';
    }>(),
    actors: {
      readPage: placeholderPromise<PageAnswer<Value>, { readonly key: string }>('readPage'),
      /** Sends `connection.returned` when the browser is online again or its tab is seen again. */
      watchConnection: placeholderCallback<undefined>('watchConnection'),
      logProblems: placeholderPromise<void, { readonly problems: readonly Problem[] }>('logProblems'),
    },
    delays: {
      retryDelay: ({ context }) => quietRetryDelay(context.attempts),
    },
    guards: {
      hasKey: ({ context }) => context.key !== null,
      hasValue: ({ context }) => context.value !== null,
      hasWhole: ({ context }) => context.value !== null && context.problems.length === 0,
      hasPart: ({ context }) => context.value !== null && context.problems.length > 0,
      hasProblem: ({ context }) => context.value === null && context.problems.length > 0,
      isKept: ({ context }, { key }: { readonly key: string }) => key === context.key && context.value !== null,
      isAborted: (_, problem: Problem) => problem.kind === 'aborted',
      canRecover: ({ context }) => !context.problems.some(isFinal),
    },
    actions: {
      beginKey: assign((_, { key }: { readonly key: string }) => ({ key, value: null, problems: [], attempts: 0 })),
      beginAgain: assign({ attempts: 0 }),
      keepAnswer: assign(({ context }, { value, problems }: PageAnswer<Value>) => ({
        value,
        problems,
        attempts: problems.length === 0 ? 0 : context.attempts + 1,
      })),
      keepProblem: assign(({ context }, problem: Problem) => ({
        problems: [problem],
        attempts: context.attempts + 1,
      })),
    },
  }).createMachine({
    id: 'pageResource',
    initial: 'starting',
    context: ({ input }) => ({
      key: input.key,
      value: input.initial?.value ?? null,
      problems: input.initial?.problems ?? [],
      attempts: 0,
    }),
    invoke: { src: 'watchConnection', id: 'watchConnection' },
    on: {
      'resource.load': [
        {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: '.reading.refreshing',
          actions: 'beginAgain',
        },
        { target: '.reading.loading', actions: { type: 'beginKey', params: ({ event }) => event } },
      ],
    },
    states: {
      /** What came with the HTML is not asked for again (architecture, "Reading data"). */
      starting: {
        always: [
          { guard: 'hasPart', target: 'partial' },
          { guard: 'hasWhole', target: 'loaded' },
          { guard: 'hasProblem', target: 'failed' },
          { guard: 'hasKey', target: 'reading.loading' },
          { target: 'idle' },
        ],
      },
      idle: {
        on: { 'connection.returned': { guard: 'hasKey', target: 'reading.loading' } },
      },
      reading: {
        invoke: {
          src: 'readPage',
          id: 'readPage',
          input: ({ context }) => ({ key: present(context.key, 'key') }),
          onDone: { target: 'sorting', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
          onError: [
            { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'sorting' },
            { target: 'sorting', actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) } },
          ],
        },
        on: {
          'resource.abort': 'sorting',
          // Asked for again, as after one more write, the answer on its way is too old.
          'resource.retry': { guard: 'hasValue', target: '.refreshing', reenter: true, actions: 'beginAgain' },
        },
        initial: 'loading',
        states: {
          loading: { tags: 'busy' },
          /** Behind the value that is shown. */
          refreshing: { tags: 'settled' },
          /** Behind the error that is shown. */
          recovering: {
            tags: 'failed',
            on: { 'resource.retry': { target: '#pageResource.reading', reenter: true, actions: 'beginAgain' } },
          },
        },
      },
      /** A read has ended, one way or another: where to is a matter of what there is to show. */
      sorting: {
        always: [
          { guard: 'hasWhole', target: 'loaded' },
          { guard: 'hasPart', target: 'partial' },
          { guard: 'hasProblem', target: 'failed' },
          { target: 'idle' },
        ],
      },
      loaded: {
        tags: 'settled',
        on: { 'resource.retry': 'reading.refreshing' },
      },
      /** The value is shown, and is not whole or not fresh. */
      partial: {
        tags: 'settled',
        invoke: {
          src: 'logProblems',
          id: 'logProblems',
          input: ({ context }) => ({ problems: context.problems }),
          onError: {},
        },
        after: { retryDelay: { guard: 'canRecover', target: 'reading.refreshing' } },
        on: {
          'resource.retry': 'reading.refreshing',
          'connection.returned': { guard: 'canRecover', target: 'reading.refreshing' },
        },
      },
      failed: {
        tags: 'failed',
        invoke: {
          src: 'logProblems',
          id: 'logProblems',
          input: ({ context }) => ({ problems: context.problems }),
          onError: {},
        },
        after: { retryDelay: { guard: 'canRecover', target: 'reading.recovering' } },
        on: {
          'resource.retry': { target: 'reading.loading', actions: 'beginAgain' },
          'connection.returned': { guard: 'canRecover', target: 'reading.recovering' },
        },
      },
    },
  });
}

/** The machine of a page that shows this value. */
export type PageResourceMachine<Value> = ReturnType<typeof createPageResourceMachine<Value>>;
