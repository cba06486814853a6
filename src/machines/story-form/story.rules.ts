import * as v from 'valibot';
import type { Problem } from '../../api/problem.ts';
import { firstWords } from '../../domain/draft.ts';
import { noPublication, publicationValues } from '../../domain/publication.ts';
import { typedOf } from '../../domain/formatting.ts';
import { keysOf } from '../../domain/keys.ts';
import { mergeFields } from '../../domain/merge.ts';
import type { Versions } from '../../domain/merge.ts';
import type { ForEditing, Story } from '../../domain/content.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import type { FormOptions, FormRecord, FormValues } from '../form/form.machine.ts';

const emptyStory = { title: '', author: '', content: '', contentFormat: '', ...noPublication, searchDescription: '' };

export type StoryField = keyof typeof emptyStory;

const storyFields = keysOf(emptyStory);

/** What the form holds. */
export type StoryText = FormValues<StoryField>;

/** A story's form as the browser keeps it. */
export interface StoryDraft extends StoryText {
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A kept draft of a story. */
export const storyDraftShape: StoredShape<StoryDraft> = {
  schema: v.object({
    title: v.string(),
    author: v.string(),
    content: v.string(),
    contentFormat: v.string(),
    visibility: v.string(),
    publishAt: v.string(),
    searchDescription: v.string(),
    idempotencyKey: v.nullish(v.string()),
  }),
  upgrades: [
    // Fields that came one by one before drafts were numbered.
    (draft) => ({ contentFormat: '', visibility: '', publishAt: '', searchDescription: '', ...draft }),
  ],
};

/** By which a draft is told from others. */
export function nameStory({ title, content }: StoryText): string {
  return firstWords(title, content);
}

const required = (value: string, message: string) => (value.trim() === '' ? message : null);

/** All three are required, and all are told at once (specification, section 5, "Story"). */
export const storyForm: FormOptions<StoryField> = {
  empty: emptyStory,
  check: ({ title, author, content }) => ({
    title: required(title, 'Please enter the title'),
    author: required(author, "Please enter the author's name"),
    content: required(content, 'Please enter the content'),
    contentFormat: null,
    visibility: null,
    publishAt: null,
    searchDescription: null,
  }),
};

/** A stored story as its form holds it: forms are sent with CRLF; a text area knows LF only. */
export function recordOf(story: ForEditing<Story>): FormRecord<StoryField> {
  const { id, title, author, publication, searchDescription = '', etag } = story;
  const { text, format } = typedOf(story.content, story.contentSource);
  const values = {
    title,
    author,
    content: text,
    contentFormat: format,
    ...publicationValues(publication),
    searchDescription,
  };
  return { id, values, etag };
}

/** What the form sends over a story that was changed elsewhere: only what was changed here is written over it. */
export function mergeStory(versions: Versions<StoryText>): StoryText {
  return mergeFields(versions, storyFields);
}

export function isSameStory(one: StoryText, other: StoryText): boolean {
  return storyFields.every((field) => one[field] === other[field]);
}

/** 'Failed: {body}' where the provider refused, 'Network error!' where no answer came (specification, section 8). */
export function describeStoryFailure(problem: Problem): string {
  return problem.kind === 'http' ? `Failed: ${problem.body}` : 'Network error!';
}
