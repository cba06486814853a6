import { assign, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { ConversionFault, PlainFilm } from '../../domain/renditions.ts';
import { isWorthKeeping } from '../../domain/renditions.ts';
import { placeholderCallback, placeholderPromise, present, problemOf, typed } from '../machine-utils.ts';

/** What has become of a film; bytes of it and of its rendition. */
export type RenditionResult =
  | { readonly kind: 'made'; readonly before: number; readonly after: number }
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'notConverted'; readonly fault: ConversionFault }
  | { readonly kind: 'refused'; readonly problem: Problem };

export type FilmRenditionsEvent =
  | { readonly type: 'films.prepare'; readonly films: readonly PlainFilm[] }
  | { readonly type: 'films.cancel' }
  /** Share of the film that has been converted, 0 to 1; the time left in seconds, once it can be told. */
  | { readonly type: 'conversion.progressed'; readonly share: number; readonly secondsLeft: number | null }
  | { readonly type: 'conversion.finished'; readonly rendition: Blob }
  | { readonly type: 'conversion.failed'; readonly fault: ConversionFault };

/** Input of the actors that make a rendition. */
export interface FilmToConvert {
  readonly film: Blob;
  /** Visitors may hear it. */
  readonly keepsSound: boolean;
}
export interface RenditionToCompare {
  readonly film: Blob;
  readonly rendition: Blob;
}
/** Input of the actors that call the provider. */
export interface FilmToRead {
  readonly film: PlainFilm;
}
export interface RenditionToSend extends FilmToRead {
  readonly rendition: Blob;
}

interface FilmRenditionsContext {
  /** The films to prepare; the first is under way. */
  readonly queue: readonly PlainFilm[];
  /** By the path of the film. */
  readonly results: Readonly<Record<string, RenditionResult>>;
  readonly file: Blob | null;
  readonly rendition: Blob | null;
  readonly share: number;
  readonly secondsLeft: number | null;
}

const nothingUnderWay = { file: null, rendition: null, share: 0, secondsLeft: null } as const;

const current = ({ queue }: FilmRenditionsContext): PlainFilm => present(queue[0] ?? null, 'film');
const result = (context: FilmRenditionsContext, value: RenditionResult) => ({
  results: { ...context.results, [current(context).path]: value },
});

/**
 * Films that are stored already get a rendition for phones, one after the other: read, converted in this browser,
 * compared with the film, sent. One that cannot be had does not hold up the others.
 */
export const filmRenditionsMachine = setup({
  types: typed<{
    context: FilmRenditionsContext;
    events: FilmRenditionsEvent;
    tags: 'busy';
  }>(),
  actors: {
    readFilm: placeholderPromise<Blob, FilmToRead>('readFilm'),
    /** Says `conversion.progressed`, then `conversion.finished` or `conversion.failed`. Stopped, it frees its memory. */
    convertFilm: placeholderCallback<FilmToConvert>('convertFilm'),
    /** Whether the rendition looks like the film. */
    compareFilms: placeholderPromise<boolean, RenditionToCompare>('compareFilms'),
    sendRendition: placeholderPromise<void, RenditionToSend>('sendRendition'),
    recordUnneeded: placeholderPromise<void, FilmToRead>('recordUnneeded'),
  },
  delays: {
    /** How long a conversion may go without progress before it is given up, in milliseconds. */
    silence: 20_000,
  },
  guards: {
    hasFilm: ({ context }) => context.queue.length > 0,
    isWorthKeeping: ({ context }, { rendition }: { readonly rendition: Blob }) =>
      isWorthKeeping(present(context.file, 'file').size, rendition.size),
    isFaithful: (_, { looksAlike }: { readonly looksAlike: boolean }) => looksAlike,
  },
  actions: {
    enqueue: assign(({ context }, { films }: { readonly films: readonly PlainFilm[] }) => {
      const waiting = new Set(context.queue.map(({ path }) => path));
      const added = films.filter(({ path }) => !waiting.has(path));
      const again = new Set(added.map(({ path }) => path));
      return {
        queue: [...context.queue, ...added],
        results: Object.fromEntries(Object.entries(context.results).filter(([path]) => !again.has(path))),
      };
    }),
    clearQueue: assign({ queue: [], ...nothingUnderWay }),
    keepFile: assign((_, { file }: { readonly file: Blob }) => ({ file })),
    keepProgress: assign(
      (_, { share, secondsLeft }: { readonly share: number; readonly secondsLeft: number | null }) => ({
        share,
        secondsLeft,
      }),
    ),
    keepRendition: assign((_, { rendition }: { readonly rendition: Blob }) => ({ rendition })),
    noteMade: assign(({ context }) =>
      result(context, {
        kind: 'made',
        before: present(context.file, 'file').size,
        after: present(context.rendition, 'rendition').size,
      }),
    ),
    noteUnneeded: assign(({ context }) => result(context, { kind: 'unneeded' })),
    noteFault: assign(({ context }, { fault }: { readonly fault: ConversionFault }) =>
      result(context, { kind: 'notConverted', fault }),
    ),
    noteProblem: assign(({ context }, problem: Problem) => result(context, { kind: 'refused', problem })),
    forgetFilm: assign(({ context }) => ({ queue: context.queue.slice(1), ...nothingUnderWay })),
  },
}).createMachine({
  id: 'filmRenditions',
  context: { queue: [], results: {}, ...nothingUnderWay },
  initial: 'idle',
  on: {
    'films.prepare': { actions: { type: 'enqueue', params: ({ event }) => event } },
  },
  states: {
    idle: { always: { guard: 'hasFilm', target: 'preparing' } },
    preparing: {
      tags: 'busy',
      on: { 'films.cancel': { target: 'idle', actions: 'clearQueue' } },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readFilm',
            src: 'readFilm',
            input: ({ context }) => ({ film: current(context) }),
            onDone: {
              target: 'converting',
              actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
            },
            onError: {
              target: 'settled',
              actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
        },
        converting: {
          invoke: {
            id: 'convertFilm',
            src: 'convertFilm',
            input: ({ context }) => ({
              film: present(context.file, 'file'),
              keepsSound: current(context).media.sound === true,
            }),
          },
          on: {
            'conversion.finished': [
              {
                guard: { type: 'isWorthKeeping', params: ({ event }) => event },
                target: 'comparing',
                actions: { type: 'keepRendition', params: ({ event }) => event },
              },
              { target: 'recording' },
            ],
            'conversion.failed': {
              target: 'settled',
              actions: { type: 'noteFault', params: ({ event }) => event },
            },
          },
          initial: 'waiting',
          states: {
            waiting: {
              on: {
                'conversion.progressed': {
                  target: 'waiting',
                  reenter: true,
                  actions: { type: 'keepProgress', params: ({ event }) => event },
                },
              },
              after: {
                silence: {
                  target: '#filmRenditions.preparing.settled',
                  actions: { type: 'noteFault', params: { fault: 'stalled' } },
                },
              },
            },
          },
        },
        comparing: {
          invoke: {
            id: 'compareFilms',
            src: 'compareFilms',
            input: ({ context }) => ({
              film: present(context.file, 'file'),
              rendition: present(context.rendition, 'rendition'),
            }),
            onDone: [
              {
                guard: { type: 'isFaithful', params: ({ event }) => ({ looksAlike: event.output }) },
                target: 'sending',
              },
              { target: 'settled', actions: { type: 'noteFault', params: { fault: 'unfaithful' } } },
            ],
            onError: { target: 'settled', actions: { type: 'noteFault', params: { fault: 'broken' } } },
          },
        },
        sending: {
          invoke: {
            id: 'sendRendition',
            src: 'sendRendition',
            input: ({ context }) => ({ film: current(context), rendition: present(context.rendition, 'rendition') }),
            onDone: { target: 'settled', actions: 'noteMade' },
            onError: {
              target: 'settled',
              actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
        },
        recording: {
          invoke: {
            id: 'recordUnneeded',
            src: 'recordUnneeded',
            input: ({ context }) => ({ film: current(context) }),
            onDone: { target: 'settled', actions: 'noteUnneeded' },
            onError: {
              target: 'settled',
              actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
        },
        settled: {
          entry: 'forgetFilm',
          always: [{ guard: 'hasFilm', target: 'reading' }, { target: '#filmRenditions.idle' }],
        },
      },
    },
  },
});
