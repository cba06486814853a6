import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { presentStory } from './present.ts';

type Operations = 'listStories' | 'getStory' | 'createStory' | 'updateStory' | 'deleteStory';

export function storyHandlers({ stories, clock }: Services): HandlersFor<Operations> {
  return {
    listStories: () => ({ status: 200, body: { stories: stories.list().map(presentStory) } }),

    getStory: ({ params }) => {
      const story = findById(params['id'], stories.find);
      if (story === null) throw missing('story');
      return { status: 200, body: presentStory(story) };
    },

    createStory: ({ body }) => ({
      status: 201,
      body: { message: 'Story published.', data: presentStory(stories.insert(body, clock())) },
    }),

    updateStory: ({ params, body }) => {
      const story = findById(params['id'], stories.find);
      if (story === null) throw missing('story');
      stories.update(story.id, body);
      return { status: 200, body: { message: 'Story updated.', data: presentStory({ ...story, ...body }) } };
    },

    deleteStory: ({ params }) => {
      const story = findById(params['id'], stories.find);
      if (story === null || !stories.remove(story.id)) throw missing('story');
      return { status: 200, body: { message: 'Story deleted.' } };
    },
  };
}
