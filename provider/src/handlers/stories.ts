import type { HandlersFor } from '../contract/types.ts';
import { notFound } from '../http-error.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { presentStory, mustExist } from './present.ts';
import { createEtags } from './etags.ts';
import type { EtagSources } from './etags.ts';

type Operations = 'listStories' | 'getStory' | 'createStory' | 'updateStory' | 'deleteStory';

export function storyHandlers(
  services: EtagSources & Pick<Services, 'stories' | 'undoService' | 'idempotency' | 'clock' | 'atomically'>,
): HandlersFor<Operations> {
  const { stories, undoService, idempotency, clock, atomically } = services;
  const etags = createEtags(services);
  return {
    listStories: () => ({ status: 200, body: { stories: stories.list().map(presentStory) } }),

    getStory: ({ params, reply }) => {
      const story = findById(params['id'], stories.find);
      if (story === null) throw notFound('story');
      reply.header('etag', etags.story(story));
      return { status: 200, body: presentStory(story) };
    },

    createStory: ({ body, request, reply }) => {
      const story = atomically(() =>
        idempotency.run({
          operation: 'createStory',
          key: request.headers['idempotency-key'],
          find: stories.find,
          etag: etags.story,
          write: (existing) => {
            if (existing === null) return stories.insert(body, clock());
            stories.update(existing.id, body);
            return { ...existing, ...body };
          },
        }),
      );
      reply.header('etag', etags.story(story));
      return { status: 201, body: { message: 'Story published.', data: presentStory(story) } };
    },

    updateStory: ({ params, body, reply, assertUnchanged }) => {
      const story = atomically(() => {
        const before = findById(params['id'], stories.find);
        if (before === null) throw notFound('story');
        assertUnchanged();
        stories.update(before.id, body);
        return mustExist(stories.find(before.id));
      });
      reply.header('etag', etags.story(story));
      return { status: 200, body: { message: 'Story updated.', data: presentStory(story) } };
    },

    deleteStory: ({ params }) => {
      const undo = atomically(() => {
        const story = findById(params['id'], stories.find);
        if (story === null) throw notFound('story');
        const token = undoService.record('story', story.id);
        stories.remove(story.id);
        return token;
      });
      return { status: 200, body: { message: 'Story deleted.', undo } };
    },
  };
}
