import { useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Story } from '../../domain/content.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import { useForm } from '../form/form.react.tsx';
import type { Form } from '../form/form.react.tsx';
import type { FormMachine, FormWritten } from '../form/form.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { isSameStory, nameStory, recordOf, storyDraftSchema } from './story.rules.ts';
import type { StoryField } from './story.rules.ts';

export const StoryFormMachineContext = createMachineContext<FormMachine<StoryField>>('StoryFormMachineContext');

/** What a story's form draws. */
export interface StoryForm extends Omit<Form<StoryField>, 'take'> {
  /** Something in it is not saved. */
  readonly isDirty: boolean;
  /** What is typed is kept in the browser. */
  readonly draft: Draft;
  /** Takes what was stored meanwhile. */
  readonly take: (story: ForEditing<Story>) => void;
}

/** Each is called once for each attempt. */
export interface StoryFormListeners {
  /** @param written where the provider tells it */
  readonly onSaved: (written: FormWritten | null) => void;
  readonly onFailed: (problem: Problem) => void;
}

/** The form of a new story, or of `story` (specification, sections 2, 5 and 8, "Stories"). */
export function useStoryForm(story: ForEditing<Story> | null, { onSaved, onFailed }: StoryFormListeners): StoryForm {
  const form = useForm(
    useProvidedMachine(StoryFormMachineContext),
    { onAccepted: onSaved, onRefused: onFailed },
    story === null ? null : recordOf(story),
  );
  const { values, stored, idempotencyKey } = form;
  const isDirty = !isSameStory(values, stored);
  const draft = useDraft({
    key: `story:${story === null ? 'new' : String(story.id)}`,
    value: useMemo(() => ({ ...values, idempotencyKey }), [values, idempotencyKey]),
    isDirty,
    version: story === null ? '' : JSON.stringify(stored),
    schema: storyDraftSchema,
    describe: nameStory,
    restore: ({ idempotencyKey: key = null, ...text }) => form.restore({ values: text, idempotencyKey: key }),
    reset: form.reset,
  });

  return { ...form, isDirty, draft, take: (other) => form.take(recordOf(other)) };
}
