import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Id, Story } from '../../domain/content.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { checkStory, noStory, noStoryErrors } from './story.rules.ts';
import type { StoryDraft, StoryErrors, StoryField, StoryText } from './story.rules.ts';

/** What is written: a new story where there is no id. */
export interface StoryToSave {
  readonly id: Id | null;
  readonly text: StoryText;
  /** The version that is changed; null changes any. */
  readonly etag: string | null;
  /** Of a creation: every attempt carries the same one, so that a lost answer does not make a second story. */
  readonly idempotencyKey: string | null;
}

export type StoryFormEvent =
  | { readonly type: 'field.changed'; readonly field: StoryField; readonly value: string }
  /** A draft was found. */
  | { readonly type: 'story.restored'; readonly draft: StoryDraft }
  /** Back to what is stored, or to an empty form. */
  | { readonly type: 'story.reset' }
  /** The key is used where this creation has not been sent before. */
  | { readonly type: 'story.submit'; readonly idempotencyKey: string }
  /** Save over the version with this tag, which was stored meanwhile. */
  | { readonly type: 'story.overwrite'; readonly etag: string | null }
  /** Take what was stored meanwhile. */
  | { readonly type: 'story.take'; readonly story: ForEditing<Story> };

/** Emitted once for each attempt. */
export type StoryFormEmitted =
  { readonly type: 'story.saved' } | { readonly type: 'story.refused'; readonly problem: Problem };

interface StoryFormContext {
  readonly id: Id | null;
  readonly values: StoryText;
  /** As stored, or empty for a new story: what differs from it is not saved. */
  readonly stored: StoryText;
  /** The tag of the version that is being changed, if the provider gives any. */
  readonly etag: string | null;
  /** Null until a creation is sent for the first time. */
  readonly idempotencyKey: string | null;
  readonly errors: StoryErrors;
  /** Rises with every submit that was not complete, so that a screen can move the focus each time. */
  readonly refusals: number;
}

// Forms are sent with CRLF; a text area knows LF only.
function textOf(story: Story | null): StoryText {
  if (story === null) return noStory;
  return { title: story.title, author: story.author, content: story.content.replaceAll(/\r\n?/g, '\n') };
}

/**
 * One story's form (specification, section 2, "Create story", "Edit story"). After a creation it is empty again, after an
 * edit it keeps what was saved, after a failure what was typed.
 */
export const storyFormMachine = setup({
  types: typed<{
    context: StoryFormContext;
    events: StoryFormEvent;
    emitted: StoryFormEmitted;
    input: { readonly story: ForEditing<Story> | null };
    tags: 'busy';
  }>(),
  actors: {
    saveStory: placeholderPromise<string | null, StoryToSave>('saveStory'),
  },
  guards: {
    isComplete: ({ context }) => Object.values(checkStory(context.values)).every((error) => error === null),
    isNew: ({ context }) => context.id === null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { readonly field: StoryField; readonly value: string }) => ({
      values: { ...context.values, [field]: value },
      errors: { ...context.errors, [field]: null },
    })),
    restore: assign((_, { idempotencyKey, ...values }: StoryDraft) => ({
      values,
      errors: noStoryErrors,
      idempotencyKey: idempotencyKey ?? null,
    })),
    reset: assign(({ context }) => ({ values: context.stored, errors: noStoryErrors, idempotencyKey: null })),
    keepKey: assign(({ context }, { idempotencyKey }: { readonly idempotencyKey: string }) => ({
      idempotencyKey: context.id === null ? (context.idempotencyKey ?? idempotencyKey) : null,
    })),
    showErrors: assign(({ context }) => ({ errors: checkStory(context.values), refusals: context.refusals + 1 })),
    clear: assign({ values: noStory, stored: noStory, errors: noStoryErrors, idempotencyKey: null }),
    keepStored: assign(({ context }, { etag }: { readonly etag: string | null }) => ({ stored: context.values, etag })),
    keepTag: assign((_, { etag }: { readonly etag: string | null }) => ({ etag })),
    take: assign((_, { story }: { readonly story: ForEditing<Story> }) => {
      const text = textOf(story);
      return { values: text, stored: text, etag: story.etag, errors: noStoryErrors };
    }),
    tellSaved: emit({ type: 'story.saved' }),
    tellRefused: emit((_, problem: Problem) => ({ type: 'story.refused' as const, problem })),
  },
}).createMachine({
  id: 'storyForm',
  initial: 'editing',
  context: ({ input }) => ({
    id: input.story?.id ?? null,
    values: textOf(input.story),
    stored: textOf(input.story),
    etag: input.story?.etag ?? null,
    idempotencyKey: null,
    errors: noStoryErrors,
    refusals: 0,
  }),
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'story.restored': { actions: { type: 'restore', params: ({ event }) => event.draft } },
        'story.reset': { actions: 'reset' },
        'story.submit': [
          {
            guard: 'isComplete',
            target: 'submitting',
            actions: { type: 'keepKey', params: ({ event }) => event },
          },
          { actions: 'showErrors' },
        ],
        'story.overwrite': [
          { guard: 'isComplete', target: 'submitting', actions: { type: 'keepTag', params: ({ event }) => event } },
          { actions: [{ type: 'keepTag', params: ({ event }) => event }, 'showErrors'] },
        ],
        'story.take': { actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'saveStory',
        id: 'saveStory',
        input: ({ context }) => ({
          id: context.id,
          text: context.values,
          etag: context.etag,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: [
          { guard: 'isNew', target: 'editing', actions: ['clear', 'tellSaved'] },
          {
            target: 'editing',
            actions: [{ type: 'keepStored', params: ({ event }) => ({ etag: event.output }) }, 'tellSaved'],
          },
        ],
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'editing' },
          {
            target: 'editing',
            actions: { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
  },
});
