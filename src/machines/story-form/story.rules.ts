import { checkRequired, formValues, storyFields } from '@vitrine/content';
import type { FormName } from '@vitrine/content';
import * as v from 'valibot';
import type { Problem } from '../../api/problem.ts';
import { firstWords } from '../../domain/draft.ts';
import { publicationValues } from '../../domain/publication.ts';
import type { ForEditing, Story } from '../../domain/content.ts';
import { toForm } from '../../domain/record.ts';
import { draftEntries, draftUpgrades } from '../../domain/record-draft.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import type { FormOptions, FormRecord, FormValues } from '../form/form.machine.ts';

export type StoryField = FormName<typeof storyFields>;

/** What the form holds. */
export type StoryText = FormValues<StoryField>;

/** A story's form as the browser keeps it. */
export interface StoryDraft extends StoryText {
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A kept draft of a story. */
export const storyDraftShape: StoredShape<StoryDraft> = {
  schema: v.object({ ...draftEntries(storyFields), idempotencyKey: v.nullish(v.string()) }),
  upgrades: draftUpgrades(
    storyFields,
    new Map([
      // Fields that came one by one before drafts were numbered.
      [1, (draft) => ({ contentFormat: '', visibility: '', publishAt: '', searchDescription: '', ...draft })],
    ]),
  ),
};

/** By which a draft is told from others. */
export function nameStory({ title, content }: StoryText): string {
  return firstWords(title, content);
}

/** What is required is told at once (specification, section 5, "Story"). */
export const storyForm: FormOptions<StoryField> = {
  empty: formValues(storyFields),
  check: (values) => checkRequired(storyFields, values),
};

/** A stored story as its form holds it. */
export const recordOf = (story: ForEditing<Story>): FormRecord<StoryField> => ({
  id: story.id,
  values: toForm(storyFields, story, publicationValues(story.publication)),
  etag: story.etag,
});

/** 'Failed: {body}' where the provider refused, 'Network error!' where no answer came (specification, section 8). */
export function describeStoryFailure(problem: Problem): string {
  return problem.kind === 'http' ? `Failed: ${problem.body}` : 'Network error!';
}
