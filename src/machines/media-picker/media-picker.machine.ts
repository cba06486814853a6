import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Frame, Id } from '../../domain/content.ts';
import { choiceFor, checkChoice, fillSlot, hasPlace, noChoice, refuseMedia } from '../../domain/slots.ts';
import type { Choice, ChoicePart, SlotFilling, WantedSlot } from '../../domain/slots.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';

export interface MediaPickerInput {
  /** Null on a page that was opened without one: sending asks for it. */
  readonly slot: WantedSlot | null;
  /** Whose media they are. */
  readonly projectId: Id;
}

export type MediaPickerEvent =
  | ({ readonly type: 'media.toggle' } & Toggle)
  | { readonly type: 'picker.submit' }
  /** `kept`: what the slot shows after hover and goes on showing. */
  | { readonly type: 'slot.choose'; readonly slot: WantedSlot; readonly kept: Frame | null }
  | { readonly type: 'slot.cancel' };

interface Toggle {
  readonly part: ChoicePart;
  readonly frame: Frame;
}

/** Emitted once for each attempt. */
export type MediaPickerEmitted =
  { readonly type: 'picker.sent' } | { readonly type: 'picker.refused'; readonly problem: Problem };

interface MediaPickerContext extends MediaPickerInput {
  readonly choice: Choice;
  /** What is wrong with the choice. */
  readonly error: string | null;
}

/**
 * Chooses a project's media for one slot of the home page (specification, section 4, "Media picker"; section 5). Clicking
 * what is chosen takes it back, another takes its place; what is sent never holds the same media twice. Without a slot,
 * sending asks for one.
 */
export const mediaPickerMachine = setup({
  types: typed<{
    context: MediaPickerContext;
    events: MediaPickerEvent;
    emitted: MediaPickerEmitted;
    input: MediaPickerInput;
    tags: 'busy' | 'asking';
  }>(),
  actors: {
    sendMedia: placeholderPromise<void, SlotFilling>('sendMedia'),
  },
  guards: {
    isSelectable: ({ context: { slot } }, { part, frame }: Toggle) =>
      (part !== 'film') === (slot?.selectedField === 'homepagegrid') &&
      (slot === null || refuseMedia(slot.selectedField, frame) === null),
    hasNoPlace: ({ context }) => !hasPlace(context.slot),
    isComplete: ({ context }) => checkChoice(context.slot, context.choice) === null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    toggle: assign(({ context }, { part, frame }: Toggle) => {
      const isChosen = context.choice[part]?.id === frame.id;
      return { choice: { ...context.choice, [part]: isChosen ? null : frame }, error: null };
    }),
    showError: assign(({ context }) => ({ error: checkChoice(context.slot, context.choice) })),
    clearError: assign({ error: null }),
    keepSlot: assign(({ context }, { slot, kept }: { readonly slot: WantedSlot; readonly kept: Frame | null }) => ({
      slot,
      choice: choiceFor(slot, context.choice, kept),
    })),
    tellSent: emit({ type: 'picker.sent' as const }),
    tellRefused: emit((_, problem: Problem) => ({ type: 'picker.refused' as const, problem })),
  },
}).createMachine({
  id: 'mediaPicker',
  initial: 'choosing',
  context: ({ input }) => ({ ...input, choice: noChoice, error: null }),
  states: {
    choosing: {
      on: {
        'media.toggle': {
          guard: { type: 'isSelectable', params: ({ event }) => event },
          actions: { type: 'toggle', params: ({ event }) => event },
        },
        'picker.submit': [
          { guard: 'hasNoPlace', target: 'asking', actions: 'showError' },
          { guard: 'isComplete', target: 'sending', actions: 'clearError' },
          { actions: 'showError' },
        ],
      },
    },
    /** Which slot? */
    asking: {
      tags: 'asking',
      on: {
        'slot.choose': { target: 'placed', actions: { type: 'keepSlot', params: ({ event }) => event } },
        'slot.cancel': 'choosing',
      },
    },
    placed: {
      always: [
        { guard: 'isComplete', target: 'sending', actions: 'clearError' },
        { target: 'choosing', actions: 'showError' },
      ],
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendMedia',
        id: 'sendMedia',
        input: ({ context }) => present(fillSlot(context.slot, context.choice, context.projectId), 'a complete choice'),
        onDone: { target: 'finished', actions: 'tellSent' },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'choosing' },
          {
            target: 'choosing',
            actions: { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
    /** Sent once: the page is about to be left. */
    finished: {},
  },
});
