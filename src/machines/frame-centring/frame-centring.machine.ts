import { assign, sendTo, setup } from 'xstate';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

export type FrameCentringEvent =
  | ({ readonly type: 'frames.measured' } & FramesMeasured)
  | { readonly type: 'frames.changed' }
  | { readonly type: 'frame.chosen'; readonly index: number }
  | { readonly type: 'frame.focused'; readonly index: number };

interface FramesMeasured {
  /** Px from the centre of each frame's film to the viewport's, `Infinity` where there is no frame. */
  readonly distances: readonly number[];
  readonly isWide: boolean;
}

/** Asks `watchFrames` to measure now. */
export interface FramesMeasure {
  readonly type: 'frames.measure';
}

interface FrameCentringContext {
  /** The number of the set of frames on the page. */
  readonly frames: number;
  readonly centred: number | null;
  /** The frame that will be centred when the page rests. */
  readonly nearest: number | null;
}

/** Specification, section 9: at least this wide, within this distance, after this rest. */
export const CENTRING_MIN_WIDTH = 1400;
const CENTRING_REACH = 300;
const CENTRING_REST_MS = 200;

function nearestOf(distances: readonly number[]): number | null {
  const least = Math.min(...distances);
  return least <= CENTRING_REACH ? distances.indexOf(least) : null;
}

/**
 * Which hover frame stands in the middle (specification, section 2, "Home"): on wide screens the one nearest to the
 * viewport's centre, once the page has rested; a click or the keyboard's focus brings one there at once.
 */
export const frameCentringMachine = setup({
  types: typed<{
    context: FrameCentringContext;
    events: FrameCentringEvent;
    input: { readonly frames: number };
  }>(),
  actors: {
    /** Sends `frames.measured` at start, on scrolling and resizing, and when asked. */
    watchFrames: placeholderCallback<{ readonly frames: number }, FramesMeasure>('watchFrames'),
    /** Scrolls the frame to the middle of the viewport; may resolve before it stands there. */
    bringToCentre: placeholderPromise<void, { readonly frames: number; readonly index: number | null }>(
      'bringToCentre',
    ),
  },
  delays: { rest: CENTRING_REST_MS },
  guards: {
    isNarrow: (_, { isWide }: FramesMeasured) => !isWide,
    isCentred: ({ context }, { index }: { readonly index: number }) => index === context.centred,
  },
  actions: {
    noteNearest: assign((_, { distances }: FramesMeasured) => ({ nearest: nearestOf(distances) })),
    centreNearest: assign(({ context }) => ({ centred: context.nearest })),
    centreChosen: assign((_, { index }: { readonly index: number }) => ({ centred: index })),
    centreNone: assign({ centred: null, nearest: null }),
    askForMeasure: sendTo('watchFrames', { type: 'frames.measure' }),
  },
}).createMachine({
  id: 'frameCentring',
  initial: 'narrow',
  context: ({ input }) => ({ frames: input.frames, centred: null, nearest: null }),
  invoke: { src: 'watchFrames', id: 'watchFrames', input: ({ context }) => ({ frames: context.frames }) },
  on: { 'frames.changed': { actions: 'askForMeasure' } },
  states: {
    /** Below 1400 px, and until measured, nothing is centred. */
    narrow: {
      on: {
        'frames.measured': [
          { guard: { type: 'isNarrow', params: ({ event }) => event } },
          { target: 'wide', actions: { type: 'noteNearest', params: ({ event }) => event } },
        ],
      },
    },
    wide: {
      initial: 'settling',
      on: {
        'frames.measured': [
          { guard: { type: 'isNarrow', params: ({ event }) => event }, target: 'narrow', actions: 'centreNone' },
          { target: '.settling', reenter: true, actions: { type: 'noteNearest', params: ({ event }) => event } },
        ],
        // Focused means brought to the middle as well: where it is the nearest, no later rest takes it away.
        'frame.focused': [
          { guard: { type: 'isCentred', params: ({ event }) => event } },
          { target: '.bringing', reenter: true, actions: { type: 'centreChosen', params: ({ event }) => event } },
        ],
        'frame.chosen': [
          { guard: { type: 'isCentred', params: ({ event }) => event } },
          { target: '.bringing', reenter: true, actions: { type: 'centreChosen', params: ({ event }) => event } },
        ],
      },
      states: {
        settling: {
          after: { rest: { target: 'resting', actions: 'centreNearest' } },
        },
        resting: {},
        /** The page scrolls by itself; what passes the middle on the way is not meant. */
        bringing: {
          invoke: {
            src: 'bringToCentre',
            id: 'bringToCentre',
            input: ({ context }) => ({ frames: context.frames, index: context.centred }),
            onDone: 'resting',
            onError: 'resting',
          },
          on: {
            'frames.measured': [
              {
                guard: { type: 'isNarrow', params: ({ event }) => event },
                target: '#frameCentring.narrow',
                actions: 'centreNone',
              },
              {},
            ],
          },
        },
      },
    },
  },
});
