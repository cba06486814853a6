import { assign, setup } from 'xstate';
import { isSameFocus, middle, toFocus } from '../../domain/focus.ts';
import type { Focus } from '../../domain/focus.ts';
import { typed } from '../machine-utils.ts';

export type FocalPointEvent =
  /** A finger or a pointer comes down on the picture: the point is there, and follows it. */
  | { readonly type: 'point.pressed'; readonly at: Focus }
  | { readonly type: 'point.moved'; readonly at: Focus }
  | { readonly type: 'point.released' }
  /** The browser has taken the finger for itself: the point is where it was. */
  | { readonly type: 'point.dropped' }
  /** By keys, in shares of the picture. */
  | { readonly type: 'point.nudged'; readonly by: Focus }
  | { readonly type: 'point.centred' }
  | { readonly type: 'point.undone' };

interface FocalPointContext {
  readonly focus: Focus;
  /** Where it was, the last place at the end. */
  readonly before: readonly Focus[];
}

/** How many places are remembered. */
const remembered = 100;

/** The point of a picture that stays in view: dragged, pressed, moved by keys, and taken back step by step. */
export const focalPointMachine = setup({
  types: typed<{
    context: FocalPointContext;
    events: FocalPointEvent;
    input: { readonly focus: Focus };
  }>(),
  guards: {
    hasMoved: ({ context: { focus, before } }) => before.length > 0 && !isSameFocus(focus, before.at(-1) ?? focus),
    isElsewhere: ({ context }) => !isSameFocus(context.focus, middle),
    hasMovedBefore: ({ context }) => context.before.length > 0,
  },
  actions: {
    remember: assign({ before: ({ context: { before, focus } }) => [...before, focus].slice(-remembered) }),
    moveTo: assign((_, { at }: { readonly at: Focus }) => ({ focus: toFocus(at) })),
    moveBy: assign(({ context: { focus } }, { by }: { readonly by: Focus }) => ({
      focus: toFocus({ x: focus.x + by.x, y: focus.y + by.y }),
    })),
    centre: assign({ focus: middle }),
    goBack: assign(({ context: { focus, before } }) => ({
      focus: before.at(-1) ?? focus,
      before: before.slice(0, -1),
    })),
    /** A press that moved nothing is no step. */
    forgetLast: assign({ before: ({ context }) => context.before.slice(0, -1) }),
  },
}).createMachine({
  id: 'focalPoint',
  initial: 'resting',
  context: ({ input }) => ({ focus: input.focus, before: [] }),
  states: {
    resting: {
      on: {
        'point.pressed': {
          target: 'dragging',
          actions: ['remember', { type: 'moveTo', params: ({ event }) => event }],
        },
        'point.nudged': { actions: ['remember', { type: 'moveBy', params: ({ event }) => event }] },
        'point.centred': { guard: 'isElsewhere', actions: ['remember', 'centre'] },
        'point.undone': { guard: 'hasMovedBefore', actions: 'goBack' },
      },
    },
    dragging: {
      on: {
        'point.moved': { actions: { type: 'moveTo', params: ({ event }) => event } },
        'point.released': [
          { guard: 'hasMoved', target: 'resting' },
          { target: 'resting', actions: 'forgetLast' },
        ],
        'point.dropped': { target: 'resting', actions: 'goBack' },
      },
    },
  },
});
