import * as v from 'valibot';
import type { Problem } from '../../api/problem.ts';

export type StoryField = 'title' | 'author' | 'content';

/** What the form holds. */
export type StoryText = { readonly [Field in StoryField]: string };

/** What is wrong with each field; `null` where nothing is. */
export type StoryErrors = { readonly [Field in StoryField]: string | null };

export const noStory: StoryText = { title: '', author: '', content: '' };

/** A story's form as the browser keeps it. */
export interface StoryDraft extends StoryText {
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A kept draft of a story. */
export const storyDraftSchema: v.GenericSchema<StoryDraft> = v.object({
  title: v.string(),
  author: v.string(),
  content: v.string(),
  idempotencyKey: v.nullish(v.string()),
});

export const noStoryErrors: StoryErrors = { title: null, author: null, content: null };

const required = (value: string, message: string) => (value.trim() === '' ? message : null);

/** All three are required, and all are told at once (specification, section 5, "Story"). */
export function checkStory({ title, author, content }: StoryText): StoryErrors {
  return {
    title: required(title, 'Please enter the title'),
    author: required(author, "Please enter the author's name"),
    content: required(content, 'Please enter the content'),
  };
}

export function isSameStory(one: StoryText, other: StoryText): boolean {
  return one.title === other.title && one.author === other.author && one.content === other.content;
}

/** 'Failed: {body}' where the provider refused, 'Network error!' where no answer came (specification, section 8). */
export function describeStoryFailure(problem: Problem): string {
  return problem.kind === 'http' ? `Failed: ${problem.body}` : 'Network error!';
}
