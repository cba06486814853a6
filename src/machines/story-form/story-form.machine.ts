import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Id, Story } from '../../domain/content.ts';
import { problemOf, typed, unfilledPromise } from '../kit.ts';
import { checkStory, noStory, noStoryErrors } from './story.rules.ts';
import type { StoryErrors, StoryField, StoryText } from './story.rules.ts';

/** What is written: a new story where there is no id. */
export interface StoryToSave {
  readonly id: Id | null;
  readonly text: StoryText;
}

export type StoryFormEvent =
  | { readonly type: 'field.changed'; readonly field: StoryField; readonly value: string }
  /** A draft is restored, or what is stored taken back. */
  | { readonly type: 'story.replaced'; readonly values: StoryText }
  | { readonly type: 'story.submit' };

/** Said once for each attempt. */
export type StoryFormNews =
  { readonly type: 'story.saved' } | { readonly type: 'story.refused'; readonly problem: Problem };

interface StoryFormContext {
  readonly id: Id | null;
  readonly values: StoryText;
  /** As stored, or empty for a new story: what differs from it is not saved. */
  readonly stored: StoryText;
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
    input: { readonly story: Story | null };
    tags: 'busy';
  }>(),
  actors: {
    saveStory: unfilledPromise<void, StoryToSave>('saveStory'),
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
      event.type === 'story.replaced' ? { values: event.values, errors: noStoryErrors } : context,
    ),
    showErrors: assign(({ context }) => ({ errors: checkStory(context.values), refusals: context.refusals + 1 })),
    clear: assign({ values: noStory, stored: noStory, errors: noStoryErrors }),
    keepStored: assign(({ context }) => ({ stored: context.values })),
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
    errors: noStoryErrors,
    refusals: 0,
  }),
  states: {
    editing: {
      on: {
        'field.changed': { actions: 'keepField' },
        'story.replaced': { actions: 'replaceValues' },
        'story.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showErrors' }],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'saveStory',
        id: 'saveStory',
        input: ({ context }) => ({ id: context.id, text: context.values }),
        onDone: [
          { guard: 'isNew', target: 'editing', actions: ['clear', 'tellSaved'] },
          { target: 'editing', actions: ['keepStored', 'tellSaved'] },
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
