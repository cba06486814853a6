import { assign, emit, raise, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { targetId } from '../../domain/slot-drop.ts';
import type { PlacedMedia, SlotRecord } from '../../domain/slot-drop.ts';
import { emptyingOf } from '../../domain/slot-move.ts';
import type { SlotPlace, SlotToEmpty } from '../../domain/slot-move.ts';
import { isolated } from '../../domain/isolated.ts';
import { refuseMedia } from '../../domain/slots.ts';
import type { FilledSlot, SlotFilling } from '../../domain/slots.ts';
import { placeholderPromise, present, problemOf, typed } from '../machine-utils.ts';
import { slotFileMachine } from './slot-file.machine.ts';
import type { FileProject, StoredFile } from './slot-file.machine.ts';
import type { SlotEvent } from './slot.events.ts';
import { placeMedia, placingOf, projectOf, refuseFiles } from './slot.rules.ts';
import type { ChosenForSlot, MediaPut, Placing, ShownMedia } from './slot.rules.ts';

/** Emitted once for each attempt. */
export type SlotEmitted =
  | { readonly type: 'fill.succeeded'; readonly filling: SlotFilling; readonly canUndo: boolean }
  | { readonly type: 'fill.failed'; readonly filling: SlotFilling; readonly problem: Problem }
  /** `undo` takes it back; null where nothing does. */
  | { readonly type: 'deletion.succeeded'; readonly slot: FilledSlot; readonly undo: string | null }
  | { readonly type: 'deletion.failed'; readonly slot: FilledSlot; readonly problem: Problem };

interface SlotContext extends SlotPlace, Placing {
  /** Why the file chosen last was not taken. */
  readonly refused: string | null;
  /** What is being emptied, or was last. */
  readonly emptied: SlotToEmpty | null;
  /** The file on its way, and the project proposed for it. */
  readonly file: File | null;
  readonly project: FileProject | null;
}

/**
 * One slot of the home page: what stands there, media put there (shown at once, taken back when that fails), its
 * emptying, and a file from the computer on its way there.
 */
export const slotMachine = setup({
  types: typed<{
    context: SlotContext;
    input: SlotPlace;
    events: SlotEvent;
    emitted: SlotEmitted;
    children: { slotFile: 'slotFile' };
    tags: 'filling' | 'placed' | 'deleting';
  }>(),
  actors: {
    fillSlot: placeholderPromise<null, PlacedMedia>('fillSlot'),
    /** Gives what takes the deletion back; null where nothing does. */
    emptySlot: placeholderPromise<string | null, SlotToEmpty>('emptySlot'),
    slotFile: slotFileMachine,
  },
  guards: {
    canPut: ({ context }, put: MediaPut) => placeMedia(context, put) !== null,
    canUndo: ({ context }) => context.undo !== null,
    canEmpty: ({ context }) => emptyingOf(context) !== null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    isRefused: ({ context }, chosen: ChosenForSlot) => refuseFiles(context, chosen) !== null,
    hasFile: (_, files: readonly File[]) => files.length > 0,
    isStored: (_, stored: StoredFile | null) => stored !== null,
    /** Stored with its project, by a provider whose slots take films only. */
    isNotTaken: ({ context }, stored: StoredFile | null) =>
      stored !== null && refuseMedia(context.field, stored.stored) !== null,
    isUnusable: (_, reason: string | null) => reason !== null,
  },
  actions: {
    keepRecord: assign((_, record: SlotRecord | null) => ({ record })),
    place: assign(({ context }, put: MediaPut) => ({ ...placingOf(context, put), refused: null })),
    placeBack: assign(({ context: { placed, undo } }) => ({ placed: undo, undo: placed, shown: undo?.shown ?? null })),
    show: assign((_, shown: ShownMedia) => ({ shown, undo: null })),
    tellFilled: emit(({ context }) => ({
      type: 'fill.succeeded' as const,
      filling: present(context.placed, 'placed').filling,
      canUndo: context.undo !== null,
    })),
    tellNotFilled: emit(({ context }, problem: Problem) => ({
      type: 'fill.failed' as const,
      filling: present(context.placed, 'placed').filling,
      problem,
    })),
    keepEmptied: assign(({ context }) => ({ emptied: emptyingOf(context) })),
    tellEmptied: emit(({ context }, undo: string | null) => ({
      type: 'deletion.succeeded' as const,
      slot: present(context.emptied, 'emptied'),
      undo,
    })),
    tellNotEmptied: emit(({ context }, problem: Problem) => ({
      type: 'deletion.failed' as const,
      slot: present(context.emptied, 'emptied'),
      problem,
    })),
    keepFile: assign(({ context }, { files, project }: Extract<SlotEvent, { readonly type: 'files.choose' }>) => ({
      refused: null,
      file: files[0] ?? null,
      project: project ?? projectOf(context),
    })),
    forgetFile: assign({ file: null }),
    keepRefused: assign((_, refused: string) => ({ refused })),
    keepNotTaken: assign(({ context }, { stored, project }: StoredFile) => ({
      refused: `${refuseMedia(context.field, stored) ?? ''} ${isolated(stored.name)} is among the media of ${isolated(project.title)} now.`,
    })),
    putStored: raise(({ context: { field, position } }, { stored, project }: StoredFile) => ({
      type: 'media.put' as const,
      target: targetId(field, position, 'before'),
      media: { projectId: project.id, projectTitle: project.title, file: stored },
    })),
  },
}).createMachine({
  id: 'slot',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    placed: null,
    undo: null,
    shown: null,
    refused: null,
    emptied: null,
    file: null,
    project: null,
  }),
  on: { 'slot.read': { actions: { type: 'keepRecord', params: ({ event }) => event.record } } },
  states: {
    showing: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'standing',
          on: {
            'media.put': {
              guard: { type: 'canPut', params: ({ event }) => event },
              target: 'filling',
              actions: { type: 'place', params: ({ event }) => event },
            },
            'fill.undo': { guard: 'canUndo', target: 'filling', actions: 'placeBack' },
            'move.show': { target: 'moving', actions: { type: 'show', params: ({ event }) => event.shown } },
          },
          states: {
            standing: {},
            /** What was put stands for the record until that is read again. */
            placed: {
              tags: 'placed',
              on: {
                'slot.read': {
                  target: 'standing',
                  actions: { type: 'keepRecord', params: ({ event }) => event.record },
                },
              },
            },
            failed: { on: { 'fill.retry': '#slot.showing.filling' } },
          },
        },
        filling: {
          tags: ['filling', 'placed'],
          invoke: {
            src: 'fillSlot',
            id: 'fillSlot',
            input: ({ context }) => present(context.placed, 'placed'),
            onDone: { target: 'resting.placed', actions: 'tellFilled' },
            onError: [
              { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'resting' },
              {
                target: 'resting.failed',
                actions: { type: 'tellNotFilled', params: ({ event }) => problemOf(event.error) },
              },
            ],
          },
        },
        /** The page writes: the slot shows what it is to hold. */
        moving: {
          tags: ['filling', 'placed'],
          on: { 'move.settle': 'resting.placed', 'move.lift': 'resting' },
        },
      },
    },
    emptying: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'slot.empty': { guard: 'canEmpty', target: 'deleting', actions: 'keepEmptied' } },
        },
        deleting: {
          tags: 'deleting',
          invoke: {
            src: 'emptySlot',
            id: 'emptySlot',
            input: ({ context }) => present(context.emptied, 'emptied'),
            onDone: { target: 'closed', actions: { type: 'tellEmptied', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'closed' },
              { target: 'closed', actions: { type: 'tellNotEmptied', params: ({ event }) => problemOf(event.error) } },
            ],
          },
        },
      },
    },
    choosing: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'files.choose': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                actions: { type: 'keepRefused', params: ({ context, event }) => refuseFiles(context, event) ?? '' },
              },
              {
                guard: { type: 'hasFile', params: ({ event }) => event.files },
                target: 'opened',
                actions: { type: 'keepFile', params: ({ event }) => event },
              },
            ],
          },
        },
        opened: {
          exit: 'forgetFile',
          invoke: {
            src: 'slotFile',
            id: 'slotFile',
            input: ({ context: { file, project } }) => ({ file: present(file, 'file'), project }),
            onDone: [
              {
                guard: { type: 'isNotTaken', params: ({ event }) => event.output.stored },
                target: 'idle',
                actions: { type: 'keepNotTaken', params: ({ event }) => present(event.output.stored, 'stored') },
              },
              {
                guard: { type: 'isStored', params: ({ event }) => event.output.stored },
                target: 'idle',
                actions: { type: 'putStored', params: ({ event }) => present(event.output.stored, 'stored') },
              },
              {
                guard: { type: 'isUnusable', params: ({ event }) => event.output.reason },
                target: 'idle',
                actions: { type: 'keepRefused', params: ({ event }) => event.output.reason ?? '' },
              },
              { target: 'idle' },
            ],
          },
        },
      },
    },
  },
});

export type SlotRef = ActorRefFrom<typeof slotMachine>;

export type SlotSnapshot = SnapshotFrom<typeof slotMachine>;
