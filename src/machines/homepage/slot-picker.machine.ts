import { assign, emit, sendTo, setup } from 'xstate';
import type { Id } from '../../domain/content.ts';
import { targetId } from '../../domain/slot-drop.ts';
import type { HeldMedia, SlotPart } from '../../domain/slot-drop.ts';
import type { SlotField } from '../../domain/slots.ts';
import { placeholderCallback, present, typed } from '../machine-utils.ts';

/** The slot that is filled, and which of its media. */
export interface PickedSlot {
  readonly field: SlotField;
  readonly position: number;
  readonly part: SlotPart;
}

export type SlotPickerEvent =
  /** `projectId`: the project that the slot shows; null for an empty slot, which begins where one chose last. */
  | { readonly type: 'picker.open'; readonly slot: PickedSlot; readonly projectId: Id | null }
  | { readonly type: 'picker.close' }
  | { readonly type: 'part.choose'; readonly part: SlotPart }
  | { readonly type: 'project.choose'; readonly projectId: Id }
  | { readonly type: 'media.choose'; readonly media: HeldMedia }
  /** The project used last, as the browser kept it. */
  | { readonly type: 'project.recall'; readonly projectId: Id };

/** Tells `watchLastProject` what to keep. */
export interface ProjectNote {
  readonly type: 'project.note';
  readonly projectId: Id;
}

export interface SlotPickerEmitted {
  readonly type: 'media.chosen';
  /** The id of one of `slotTargets`. */
  readonly target: string;
  readonly media: HeldMedia;
}

interface SlotPickerContext {
  /** The slot that is filled, or was last. */
  readonly slot: PickedSlot | null;
  /** Whose media are shown; null until one is known. */
  readonly projectId: Id | null;
  /** The project used last. */
  readonly lastId: Id | null;
}

/** The panel over Create Homepage: a project's media, of which one press chooses what a slot shows. */
export const slotPickerMachine = setup({
  types: typed<{ context: SlotPickerContext; events: SlotPickerEvent; emitted: SlotPickerEmitted }>(),
  actors: {
    /** Remembers the project in this browser. */
    watchLastProject: placeholderCallback<undefined, ProjectNote>('watchLastProject'),
  },
  actions: {
    open: assign(({ context }, { slot, projectId }: { readonly slot: PickedSlot; readonly projectId: Id | null }) => ({
      slot,
      projectId: projectId ?? context.lastId,
    })),
    keepPart: assign(({ context }, part: SlotPart) => ({ slot: { ...present(context.slot, 'slot'), part } })),
    keepProject: assign((_, projectId: Id) => ({ projectId })),
    keepLast: assign((_, lastId: Id) => ({ lastId })),
    noteLast: sendTo('watchLastProject', (_, projectId: Id): ProjectNote => ({ type: 'project.note', projectId })),
    tellChosen: emit(({ context }, media: HeldMedia) => {
      const { field, position, part } = present(context.slot, 'slot');
      return { type: 'media.chosen' as const, target: targetId(field, position, part), media };
    }),
  },
}).createMachine({
  id: 'slotPicker',
  initial: 'hidden',
  context: { slot: null, projectId: null, lastId: null },
  invoke: { src: 'watchLastProject', id: 'watchLastProject' },
  on: {
    'project.recall': { actions: { type: 'keepLast', params: ({ event }) => event.projectId } },
    'project.choose': {
      actions: [
        { type: 'keepProject', params: ({ event }) => event.projectId },
        { type: 'keepLast', params: ({ event }) => event.projectId },
        { type: 'noteLast', params: ({ event }) => event.projectId },
      ],
    },
  },
  states: {
    hidden: {
      on: { 'picker.open': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
    },
    open: {
      on: {
        'picker.close': 'hidden',
        'part.choose': { actions: { type: 'keepPart', params: ({ event }) => event.part } },
        'media.choose': {
          target: 'hidden',
          actions: [
            { type: 'keepLast', params: ({ event }) => event.media.projectId },
            { type: 'noteLast', params: ({ event }) => event.media.projectId },
            { type: 'tellChosen', params: ({ event }) => event.media },
          ],
        },
      },
    },
  },
});
