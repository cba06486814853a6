import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { presentStory, promised } from './present.ts';
import { createTags } from './record-tags.ts';

type Operations = 'listStories' | 'getStory' | 'createStory' | 'updateStory' | 'deleteStory';

export function storyHandlers(services: Services): HandlersFor<Operations> {
  const { stories, trash, clock, atomically } = services;
  const tags = createTags(services);
  return {
    listStories: () => ({ status: 200, body: { stories: stories.list().map(presentStory) } }),

    getStory: ({ params, reply }) => {
      const story = findById(params['id'], stories.find);
      if (story === null) throw missing('story');
      reply.header('etag', tags.story(story));
      return { status: 200, body: presentStory(story) };
    },

    createStory: ({ body, reply }) => {
      const story = stories.insert(body, clock());
      reply.header('etag', tags.story(story));
      return { status: 201, body: { message: 'Story published.', data: presentStory(story) } };
    },

    updateStory: ({ params, body, reply, assertUnchanged }) => {
      const story = atomically(() => {
        const before = findById(params['id'], stories.find);
        if (before === null) throw missing('story');
        assertUnchanged();
        stories.update(before.id, body);
        return promised(stories.find(before.id));
      });
      reply.header('etag', tags.story(story));
      return { status: 200, body: { message: 'Story updated.', data: presentStory(story) } };
    },

    deleteStory: ({ params }) => {
      const undo = atomically(() => {
        const story = findById(params['id'], stories.find);
        if (story === null) throw missing('story');
        const token = trash.take('story', story.id);
        stories.remove(story.id);
        return token;
      });
      return { status: 200, body: { message: 'Story deleted.', undo } };
    },
  };
}
