import { assign, emit, setup } from 'xstate';
import type { KeptDraft } from '../../domain/draft.ts';
import { present, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/** What a form holds now, and the state of the stored record that it differs from. */
export type DraftContent = Omit<KeptDraft, 'savedAt'>;

/** A draft and where it lies. */
export interface DraftToKeep extends DraftContent {
  readonly key: string;
}

export type DraftEvent =
  | { readonly type: 'draft.changed'; readonly content: DraftContent }
  /** Nothing in the form differs from what is stored: it was saved, or taken back. */
  | { readonly type: 'draft.settled' }
  | { readonly type: 'draft.discard' }
  /** Keep it now: the page, or the form on it, is going away. */
  | { readonly type: 'draft.flush' };

export type DraftEmitted =
  /** The form takes this again, or says `draft.settled` when it cannot: another release may have written it. */
  | { readonly type: 'draft.found'; readonly value: unknown }
  /** The form goes back to what is stored. */
  | { readonly type: 'draft.discarded' };

interface DraftContext {
  readonly key: string;
  readonly content: DraftContent | null;
  /** What was restored, until it is saved or discarded. */
  readonly restored: KeptDraft | null;
  /** The browser refused the last write or read. */
  readonly isOff: boolean;
}

/** Debounce: from the last keystroke to the write. */
export const DRAFT_REST_MS = 300;
/** Timeout of the read, after which the form opens without a draft. */
export const DRAFT_PATIENCE_MS = 10_000;

/**
 * What is typed into one form, kept in the browser until it is saved (rulings, "Screens": nothing is lost). Found on
 * opening, it is restored. A browser that keeps none is no failure of the form; the next keystroke tries again.
 */
export const draftMachine = setup({
  types: typed<{
    context: DraftContext;
    events: DraftEvent;
    emitted: DraftEmitted;
    input: { readonly key: string };
    tags: 'opening';
  }>(),
  actors: {
    readDraft: placeholderPromise<{ readonly found: KeptDraft | null }, { readonly key: string }>('readDraft'),
    writeDraft: placeholderPromise<void, DraftToKeep>('writeDraft'),
    removeDraft: placeholderPromise<void, { readonly key: string }>('removeDraft'),
    /** Says `draft.flush` when the page may be gone next. */
    watchPageLeaving: placeholderCallback<undefined>('watchPageLeaving'),
  },
  delays: { rest: DRAFT_REST_MS, patience: DRAFT_PATIENCE_MS },
  guards: {
    isNone: (_, found: KeptDraft | null) => found === null,
  },
  actions: {
    // A restored draft goes on from the record it began from, whatever has become of that.
    keepContent: assign(({ context }, content: DraftContent) => ({
      content: { ...content, version: context.content?.version ?? content.version },
    })),
    keepRestored: assign((_, found: KeptDraft | null) => ({ restored: found, content: found })),
    tellFound: emit((_, found: KeptDraft | null) => ({ type: 'draft.found' as const, value: found?.value })),
    tellDiscarded: emit({ type: 'draft.discarded' }),
    forget: assign({ content: null, restored: null }),
    noteOff: assign({ isOff: true }),
    noteOn: assign({ isOff: false }),
  },
}).createMachine({
  id: 'draft',
  initial: 'loading',
  context: ({ input }) => ({ ...input, content: null, restored: null, isOff: false }),
  states: {
    loading: {
      tags: 'opening',
      invoke: {
        src: 'readDraft',
        id: 'readDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output.found }, target: 'idle' },
          {
            target: 'restoring',
            actions: [
              { type: 'keepRestored', params: ({ event }) => event.output.found },
              { type: 'tellFound', params: ({ event }) => event.output.found },
            ],
          },
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
        'draft.discard': { target: 'removing', actions: 'tellDiscarded' },
      },
    },
    idle: {
      on: {
        'draft.changed': {
          target: 'pending',
          actions: { type: 'keepContent', params: ({ event }) => event.content },
        },
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
        'draft.discard': { target: 'removing', actions: 'tellDiscarded' },
        'draft.flush': 'saving',
      },
      after: { rest: 'saving' },
    },
    saving: {
      invoke: {
        src: 'writeDraft',
        id: 'writeDraft',
        input: ({ context }) => ({ key: context.key, ...present(context.content, 'content') }),
        onDone: { target: 'saved', actions: 'noteOn' },
        onError: { target: 'saved', actions: 'noteOff' },
      },
      on: {
        // The write goes on; the browser runs writes in their order.
        'draft.changed': {
          target: 'pending',
          actions: { type: 'keepContent', params: ({ event }) => event.content },
        },
        'draft.settled': 'removing',
        'draft.discard': { target: 'removing', actions: 'tellDiscarded' },
      },
    },
    saved: {
      on: {
        'draft.changed': {
          target: 'pending',
          actions: { type: 'keepContent', params: ({ event }) => event.content },
        },
        'draft.settled': 'removing',
        'draft.discard': { target: 'removing', actions: 'tellDiscarded' },
      },
    },
    removing: {
      entry: 'forget',
      invoke: {
        src: 'removeDraft',
        id: 'removeDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'idle',
        onError: { target: 'idle', actions: 'noteOff' },
      },
      on: {
        'draft.changed': {
          target: 'pending',
          actions: { type: 'keepContent', params: ({ event }) => event.content },
        },
      },
    },
  },
});
