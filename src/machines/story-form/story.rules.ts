import type { Problem } from '../../api/problem.ts';
import { isOptional, isOrNull, isShape, isText, readAs } from '../../domain/shapes.ts';

export type StoryField = 'title' | 'author' | 'content';

/** What the form holds. */
export type StoryText = { readonly [Field in StoryField]: string };

/** What is wrong with each field; `null` where nothing is. */
export type StoryErrors = { readonly [Field in StoryField]: string | null };

export const noStory: StoryText = { title: '', author: '', content: '' };

/** A story's form as the browser keeps it. */
export interface StoryDraft extends StoryText {
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey: string | null | undefined;
}

/** A kept draft of a story, if that is what it is. */
export const readStoryDraft = readAs<StoryDraft>(
  isShape({ title: isText, author: isText, content: isText, idempotencyKey: isOptional(isOrNull(isText)) }),
);

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
