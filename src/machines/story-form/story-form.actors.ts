import { fromPromise } from 'xstate';
import type { StoryToSave } from './story-form.machine.ts';

/** What a story's form needs of the provider. */
export interface StoryFormClient {
  /** POST /api/stories, or PATCH /api/stories/{id} (specification, section 7). Rejects with a `ProblemError`. */
  saveStory(story: StoryToSave, signal: AbortSignal): Promise<void>;
}

/** The I/O of the story-form machine. */
export function createStoryFormActors(client: StoryFormClient) {
  return {
    saveStory: fromPromise<void, StoryToSave>(({ input, signal }) => client.saveStory(input, signal)),
  };
}
