import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Id, Story } from '../../domain/content.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { checkStory, noStory, noStoryErrors } from './story.rules.ts';
import type { StoryErrors, StoryField, StoryText } from './story.rules.ts';

/** What is written: a new story where there is no id. */
export interface StoryToSave {
  readonly id: Id | null;
  readonly text: StoryText;
  /** The version that is changed; null changes any. */
  readonly etag: string | null;
  /** The same for every attempt to make this new one: it is not made twice when an answer got lost. */
  readonly creation: object;
}

export type StoryFormEvent =
  | { readonly type: 'field.changed'; readonly field: StoryField; readonly value: string }
  /** A draft is restored, or what is stored taken back. */
  | { readonly type: 'story.replaced'; readonly values: StoryText }
  | { readonly type: 'story.submit' }
  /** Save over the version with this tag, which was stored meanwhile. */
  | { readonly type: 'story.overwrite'; readonly etag: string | null }
  /** Take what was stored meanwhile. */
  | { readonly type: 'story.take'; readonly story: ForEditing<Story> };

/** Said once for each attempt. */
export type StoryFormNews =
  { readonly type: 'story.saved' } | { readonly type: 'story.refused'; readonly problem: Problem };

interface StoryFormContext {
  readonly id: Id | null;
  readonly values: StoryText;
  /** As stored, or empty for a new story: what differs from it is not saved. */
  readonly stored: StoryText;
  /** The tag of the version that is being changed, if the provider gives any. */
  readonly etag: string | null;
  readonly creation: object;
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
    emitted: StoryFormNews;
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
    keepField: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? {
            values: { ...context.values, [event.field]: event.value },
            errors: { ...context.errors, [event.field]: null },
          }
        : context,
    ),
    replaceValues: assign(({ context, event }) =>
      event.type === 'story.replaced' ? { values: event.values, errors: noStoryErrors, creation: {} } : context,
    ),
    showErrors: assign(({ context }) => ({ errors: checkStory(context.values), refusals: context.refusals + 1 })),
    clear: assign(() => ({ values: noStory, stored: noStory, errors: noStoryErrors, creation: {} })),
    keepStored: assign(({ context }, { etag }: { readonly etag: string | null }) => ({ stored: context.values, etag })),
    keepTag: assign(({ context, event }) => (event.type === 'story.overwrite' ? { etag: event.etag } : context)),
    take: assign(({ context, event }) => {
      if (event.type !== 'story.take') return context;
      const text = textOf(event.story);
      return { values: text, stored: text, etag: event.story.etag, errors: noStoryErrors };
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
    creation: {},
    errors: noStoryErrors,
    refusals: 0,
  }),
  states: {
    editing: {
      on: {
        'field.changed': { actions: 'keepField' },
        'story.replaced': { actions: 'replaceValues' },
        'story.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showErrors' }],
        'story.overwrite': [
          { guard: 'isComplete', target: 'submitting', actions: 'keepTag' },
          { actions: ['keepTag', 'showErrors'] },
        ],
        'story.take': { actions: 'take' },
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
          creation: context.creation,
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
