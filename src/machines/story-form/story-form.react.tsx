import { storyFields } from '@vitrine/content';
import type { ForEditing, Story } from '../../domain/content.ts';
import { isSameForm, mergeForm } from '../../domain/record.ts';
import { useDraftedForm } from '../form/drafted-form.react.tsx';
import type { DraftedForm, DraftedFormListeners, DraftedFormOptions } from '../form/drafted-form.react.tsx';
import type { FormMachine } from '../form/form.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { nameStory, recordOf, storyDraftShape } from './story.rules.ts';
import type { StoryField } from './story.rules.ts';

export const StoryFormMachineContext = createMachineContext<FormMachine<StoryField>>('StoryFormMachineContext');

/** What a story's form draws. */
export type StoryForm = DraftedForm<StoryField, ForEditing<Story>>;

const options: DraftedFormOptions<StoryField, ForEditing<Story>> = {
  kind: 'story',
  shape: storyDraftShape,
  describe: nameStory,
  unpack: ({ idempotencyKey = null, ...values }) => ({ values, idempotencyKey }),
  isSame: (one, other) => isSameForm(storyFields, one, other),
  merge: (versions) => mergeForm(storyFields, versions),
  recordOf,
};

/** The form of a new story, or of `story` (specification, sections 2, 5 and 8, "Stories"). */
export function useStoryForm(story: ForEditing<Story> | null, listeners: DraftedFormListeners): StoryForm {
  return useDraftedForm(useProvidedMachine(StoryFormMachineContext), story, options, listeners);
}
