import { emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Closing } from '../../domain/closing.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';

export type ClosingEvent =
  /** The provider can close a site. */
  | { readonly type: 'closing.offer' }
  | { readonly type: 'closing.retry' }
  | { readonly type: 'site.close' }
  | { readonly type: 'site.open' };

/** Emitted once for each attempt. */
export type ClosingEmitted =
  | { readonly type: 'closing.done'; readonly isClosed: boolean }
  | { readonly type: 'closing.refused'; readonly isClosed: boolean; readonly problem: Problem };

/**
 * Whether visitors find the site or one page in its place, and the change from one to the other. Until the provider has said so, nothing
 * is known; what fails leaves the site as it was.
 */
export const closingMachine = setup({
  types: typed<{ events: ClosingEvent; emitted: ClosingEmitted; tags: 'busy' }>(),
  actors: {
    readClosing: placeholderPromise<Closing, undefined>('readClosing'),
    setClosed: placeholderPromise<void, Closing>('setClosed'),
  },
  guards: {
    isClosed: (_, { isClosed }: Closing) => isClosed,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    tellDone: emit((_, { isClosed }: Closing) => ({ type: 'closing.done' as const, isClosed })),
    tellRefused: emit((_, { isClosed, problem }: Closing & { readonly problem: Problem }) => ({
      type: 'closing.refused' as const,
      isClosed,
      problem,
    })),
  },
}).createMachine({
  id: 'closing',
  initial: 'unoffered',
  states: {
    unoffered: { on: { 'closing.offer': 'reading' } },
    reading: {
      invoke: {
        src: 'readClosing',
        id: 'readClosing',
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'open' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { on: { 'closing.retry': 'reading' } },
    open: { on: { 'site.close': 'closing' } },
    closing: {
      tags: 'busy',
      invoke: {
        src: 'setClosed',
        id: 'setClosed',
        input: { isClosed: true },
        onDone: { target: 'closed', actions: { type: 'tellDone', params: { isClosed: true } } },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'open' },
          {
            target: 'open',
            actions: {
              type: 'tellRefused',
              params: ({ event }) => ({ isClosed: true, problem: problemOf(event.error) }),
            },
          },
        ],
      },
    },
    closed: { on: { 'site.open': 'opening' } },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'setClosed',
        id: 'setClosed',
        input: { isClosed: false },
        onDone: { target: 'open', actions: { type: 'tellDone', params: { isClosed: false } } },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'closed' },
          {
            target: 'closed',
            actions: {
              type: 'tellRefused',
              params: ({ event }) => ({ isClosed: false, problem: problemOf(event.error) }),
            },
          },
        ],
      },
    },
  },
});
