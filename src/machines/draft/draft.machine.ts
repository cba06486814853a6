import { assign, emit, sendTo, setup } from 'xstate';
import type { KeptDraft, StoredDraft } from '../../domain/draft.ts';
import { present, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';
import type {
  DraftContent,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftOpened,
  DraftPlace,
  DraftTaken,
  DraftToKeep,
  DraftToTake,
  DraftWritten,
  OthersOrder,
} from './draft.types.ts';
import { DRAFT_PATIENCE_MS, DRAFT_REST_MS, nothingKept } from './draft.rules.ts';

/**
 * What is typed into one form, kept in the browser until it is saved (rulings, "Screens": nothing is lost). Each form that is opened has a draft of
 * its own. Found on opening, it is restored; several are offered. A browser that keeps none fails no form; the next keystroke tries again.
 */
export const draftMachine = setup({
  types: typed<{
    context: DraftContext;
    events: DraftEvent;
    emitted: DraftEmitted;
    /** `id` is that of the draft, where it is a new one. */
    input: DraftPlace;
    tags: 'opening';
  }>(),
  actors: {
    openDraft: placeholderPromise<DraftOpened, DraftPlace>('openDraft'),
    takeDraft: placeholderPromise<DraftTaken, DraftToTake>('takeDraft'),
    writeDraft: placeholderPromise<DraftWritten, DraftToKeep>('writeDraft'),
    removeDraft: placeholderPromise<void, DraftPlace>('removeDraft'),
    /** Removes and restores other drafts, this one among them once it is put aside; stopped, it lets another tab go on with it. */
    watchOthers: placeholderCallback<{ readonly form: string }, OthersOrder>('watchOthers'),
    /** Says `draft.flush` when the page may be gone next. */
    watchPageLeaving: placeholderCallback<undefined>('watchPageLeaving'),
  },
  delays: { rest: DRAFT_REST_MS, patience: DRAFT_PATIENCE_MS },
  guards: {
    isFound: (_, found: KeptDraft | null) => found !== null,
    isTyped: ({ context }) => context.content !== null,
    isDiscarded: ({ context }) => context.discarded !== null,
    isOther: ({ context }, id: string) => context.others.some((draft) => draft.id === id),
  },
  actions: {
    // A restored draft goes on from the record it began from, whatever has become of that.
    keepContent: assign(({ context }, content: DraftContent) => ({
      content: { ...content, version: context.content?.version ?? content.version },
      discarded: null,
    })),
    keepOpened: assign((_, { id, found, others }: DraftOpened) => ({ id, others, restored: found, content: found })),
    keepWanted: assign((_, wanted: string) => ({ wanted })),
    keepTaken: assign(({ context }, { found, others }: DraftTaken) => ({
      ...(found === null ? {} : { id: found.id, restored: found, content: found, discarded: null }),
      others: [...others, ...context.others.filter(({ id }) => context.dropped.includes(id))],
      wanted: null,
    })),
    tellFound: emit(({ context: { content } }) => ({
      type: 'draft.found' as const,
      value: content?.value,
      shape: content?.shape ?? 0,
      version: content?.version ?? '',
    })),
    keepMerged: assign((_, content: DraftContent) => ({ content })),
    beginAnew: assign((_, id: string) => ({ id, content: null, restored: null })),
    keepOthers: assign((_, others: readonly StoredDraft[]) => ({ others })),
    tellDiscarded: emit({ type: 'draft.discarded' }),
    keepDiscarded: assign(({ context: { content, restored } }) => ({
      discarded: content === null ? null : { content, restored },
    })),
    takeBack: assign(({ context: { discarded } }) => ({ ...discarded, discarded: null })),
    forget: assign({ content: null, restored: null }),
    drop: assign(({ context }, id: string) => ({ dropped: [...context.dropped, id] })),
    keep: assign(({ context }, id: string) => ({ dropped: context.dropped.filter((one) => one !== id) })),
    loseOther: assign(({ context }, id: string) => ({ others: context.others.filter((draft) => draft.id !== id) })),
    orderDrop: sendTo('watchOthers', (_, id: string) => ({ type: 'other.drop' as const, id })),
    orderKeep: sendTo('watchOthers', ({ context }, id: string) => ({
      type: 'other.keep' as const,
      draft: present(context.others.find((draft) => draft.id === id) ?? null, 'other'),
    })),
    orderAside: sendTo('watchOthers', ({ context: { id } }, fresh: string) => ({
      type: 'draft.aside' as const,
      id,
      fresh,
    })),
    noteOff: assign({ isOff: true }),
    noteOn: assign((_, { isWhole }: DraftWritten) => ({ isOff: false, lacksFiles: !isWhole })),
  },
}).createMachine({
  id: 'draft',
  initial: 'loading',
  context: ({ input }) => ({ ...input, ...nothingKept }),
  invoke: { src: 'watchOthers', id: 'watchOthers', input: ({ context }) => ({ form: context.form }) },
  on: {
    'other.drop': {
      guard: { type: 'isOther', params: ({ event }) => event.id },
      actions: [
        { type: 'drop', params: ({ event }) => event.id },
        { type: 'orderDrop', params: ({ event }) => event.id },
      ],
    },
    'other.keep': {
      guard: { type: 'isOther', params: ({ event }) => event.id },
      actions: [
        { type: 'keep', params: ({ event }) => event.id },
        { type: 'orderKeep', params: ({ event }) => event.id },
      ],
    },
    'other.taken': { actions: { type: 'loseOther', params: ({ event }) => event.id } },
    'other.failed': { actions: 'noteOff' },
    'others.found': { actions: { type: 'keepOthers', params: ({ event }) => event.others } },
  },
  states: {
    loading: {
      tags: 'opening',
      invoke: {
        src: 'openDraft',
        id: 'openDraft',
        input: ({ context: { form, id } }) => ({ form, id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output.found },
            target: 'restoring',
            actions: [{ type: 'keepOpened', params: ({ event }) => event.output }, 'tellFound'],
          },
          { target: 'idle', actions: { type: 'keepOpened', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: 'noteOff' },
      },
      after: { patience: { target: 'idle', actions: 'noteOff' } },
    },
    // Once the form holds it, it reports a change: the same content, already kept.
    restoring: {
      on: {
        'draft.changed': 'saved',
        'draft.settled': 'removing',
        'draft.merged': { actions: { type: 'keepMerged', params: ({ event }) => event.content } },
        'draft.unreadable': {
          target: 'idle',
          actions: [
            { type: 'orderAside', params: ({ event }) => event.fresh },
            { type: 'beginAnew', params: ({ event }) => event.fresh },
          ],
        },
        'draft.discard': { target: 'removing', actions: ['keepDiscarded', 'tellDiscarded'] },
      },
    },
    idle: {
      on: {
        'draft.changed': { target: 'pending', actions: { type: 'keepContent', params: ({ event }) => event.content } },
        'draft.undo': { guard: 'isDiscarded', target: 'saving', actions: ['takeBack', 'tellFound'] },
        'draft.take': { target: 'switching', actions: { type: 'keepWanted', params: ({ event }) => event.id } },
      },
    },
    pending: {
      invoke: { src: 'watchPageLeaving', id: 'watchPageLeaving' },
      on: {
        'draft.changed': {
          target: 'pending',
          reenter: true,
          actions: { type: 'keepContent', params: ({ event }) => event.content },
        },
        'draft.settled': 'removing',
        'draft.discard': { target: 'removing', actions: ['keepDiscarded', 'tellDiscarded'] },
        'draft.flush': 'saving',
        'draft.take': { target: 'switching', actions: { type: 'keepWanted', params: ({ event }) => event.id } },
      },
      after: { rest: 'saving' },
    },
    saving: {
      invoke: {
        src: 'writeDraft',
        id: 'writeDraft',
        input: ({ context: { form, id, content } }) => ({ form, id, ...present(content, 'content') }),
        onDone: { target: 'saved', actions: { type: 'noteOn', params: ({ event }) => event.output } },
        onError: { target: 'saved', actions: 'noteOff' },
      },
      on: {
        // The write goes on; the browser runs writes in their order.
        'draft.changed': { target: 'pending', actions: { type: 'keepContent', params: ({ event }) => event.content } },
        'draft.settled': 'removing',
        'draft.discard': { target: 'removing', actions: ['keepDiscarded', 'tellDiscarded'] },
        'draft.take': { target: 'switching', actions: { type: 'keepWanted', params: ({ event }) => event.id } },
      },
    },
    saved: {
      on: {
        'draft.changed': { target: 'pending', actions: { type: 'keepContent', params: ({ event }) => event.content } },
        'draft.settled': 'removing',
        'draft.discard': { target: 'removing', actions: ['keepDiscarded', 'tellDiscarded'] },
        'draft.take': { target: 'switching', actions: { type: 'keepWanted', params: ({ event }) => event.id } },
      },
    },
    removing: {
      entry: 'forget',
      invoke: {
        src: 'removeDraft',
        id: 'removeDraft',
        input: ({ context: { form, id } }) => ({ form, id }),
        onDone: 'idle',
        onError: { target: 'idle', actions: 'noteOff' },
      },
      on: {
        'draft.changed': { target: 'pending', actions: { type: 'keepContent', params: ({ event }) => event.content } },
        'draft.undo': { guard: 'isDiscarded', target: 'saving', actions: ['takeBack', 'tellFound'] },
      },
    },
    switching: {
      tags: 'opening',
      invoke: {
        src: 'takeDraft',
        id: 'takeDraft',
        input: ({ context: { form, id, content, wanted } }) => ({
          form,
          id,
          content,
          wanted: present(wanted, 'wanted'),
        }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output.found },
            target: 'restoring',
            actions: [{ type: 'keepTaken', params: ({ event }) => event.output }, 'tellFound'],
          },
          {
            guard: 'isTyped',
            target: 'saved',
            actions: { type: 'keepTaken', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'keepTaken', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isTyped', target: 'pending', actions: 'noteOff' },
          { target: 'idle', actions: 'noteOff' },
        ],
      },
      after: {
        patience: [
          { guard: 'isTyped', target: 'pending', actions: 'noteOff' },
          { target: 'idle', actions: 'noteOff' },
        ],
      },
    },
  },
});
