import type { HandlersFor } from '../contract/types.ts';
import { notFound } from '../http-error.ts';
import { findById } from '../rules/ids.ts';
import type { Story } from '../repositories/stories.ts';
import type { Services } from '../services.ts';
import { hideFromSearch } from '../http/robots.ts';
import { readTyped } from '../rules/formatted.ts';
import { isPublic, readPublication } from '../rules/publication.ts';
import { readSearchDescription } from '../rules/search-description.ts';
import { audienceOf, presentStory, mustExist } from './present.ts';
import { initialVisibility } from './initial-visibility.ts';
import { createEtags } from './etags.ts';
import type { EtagSources } from './etags.ts';

type Operations = 'listStories' | 'getStory' | 'createStory' | 'updateStory' | 'deleteStory';

type Written = Pick<Story, 'content'> & Partial<Pick<Story, 'contentFormat'>>;

function readContent(body: Written, present: Story | null): Pick<Story, 'content' | 'contentFormat'> {
  const { text, format } = readTyped(
    { text: body.content, format: body.contentFormat },
    present === null ? null : { text: present.content, format: present.contentFormat },
    'content',
  );
  return { content: text, contentFormat: format };
}

export function storyHandlers(
  services: EtagSources & Pick<Services, 'stories' | 'site' | 'undoService' | 'idempotency' | 'clock' | 'atomically'>,
): HandlersFor<Operations> {
  const { stories, undoService, idempotency, clock, atomically } = services;
  const etags = createEtags(services);
  const { find } = stories.seenBy('administrator');
  return {
    listStories: ({ session }) => {
      const audience = audienceOf(session);
      const list = stories.seenBy(audience).list();
      return { status: 200, body: { stories: list.map((story) => presentStory(services, story, audience)) } };
    },

    getStory: ({ params, session, reply }) => {
      const audience = audienceOf(session);
      const story = findById(params['id'], stories.seenBy(audience).find);
      if (story === null) throw notFound('story');
      reply.header('etag', etags.story(story));
      if (!isPublic(story, clock())) hideFromSearch(reply);
      return { status: 200, body: presentStory(services, story, audience) };
    },

    createStory: ({ body, request, reply }) => {
      const story = atomically(() =>
        idempotency.run({
          operation: 'createStory',
          key: request.headers['idempotency-key'],
          find,
          etag: etags.story,
          write: (existing) => {
            const now = clock();
            const fields = {
              ...body,
              ...readContent(body, existing),
              ...readPublication(body, existing, initialVisibility(services), now),
              searchDescription: readSearchDescription(body.searchDescription, existing),
            };
            if (existing === null) return stories.insert(fields, now);
            stories.update(existing.id, fields);
            return mustExist(find(existing.id));
          },
        }),
      );
      reply.header('etag', etags.story(story));
      return {
        status: 201,
        body: { message: 'Story published.', data: presentStory(services, story, 'administrator') },
      };
    },

    updateStory: ({ params, body, reply, assertUnchanged }) => {
      const story = atomically(() => {
        const before = findById(params['id'], find);
        if (before === null) throw notFound('story');
        assertUnchanged();
        stories.update(before.id, {
          ...body,
          ...readContent(body, before),
          ...readPublication(body, before, 'public', clock()),
          searchDescription: readSearchDescription(body.searchDescription, before),
        });
        return mustExist(find(before.id));
      });
      reply.header('etag', etags.story(story));
      return { status: 200, body: { message: 'Story updated.', data: presentStory(services, story, 'administrator') } };
    },

    deleteStory: ({ params }) => {
      const undo = atomically(() => {
        const story = findById(params['id'], find);
        if (story === null) throw notFound('story');
        const token = undoService.record('story', story.id);
        stories.remove(story.id);
        return token;
      });
      return { status: 200, body: { message: 'Story deleted.', undo } };
    },
  };
}
