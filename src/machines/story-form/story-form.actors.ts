import { fromPromise } from 'xstate';
import type { StoryToSave } from './story-form.machine.ts';

/** What a story's form needs of the provider. */
export interface StoryFormClient {
  /**
   * POST /api/stories, or PATCH /api/stories/{id} (specification, section 7). Gives the story's new tag, if any. Rejects
   * with a `ProblemError`.
   */
  saveStory(story: StoryToSave, signal: AbortSignal): Promise<string | null>;
}

/** The I/O of the story-form machine. */
export function createStoryFormActors(client: StoryFormClient) {
  return {
    saveStory: fromPromise<string | null, StoryToSave>(({ input, signal }) => client.saveStory(input, signal)),
  };
}
