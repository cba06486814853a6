import { receiveTexts, storyFields } from '@vitrine/content';
import type { HandlersFor } from '../contract/types.ts';
import { notFound } from '../lib/http-error.ts';
import { findById } from '../rules/ids.ts';
import type { Story } from '../repositories/stories.ts';
import type { Services } from '../services.ts';
import { hideFromSearch } from '../http/robots.ts';
import { readTyped } from '../rules/formatted.ts';
import { isPublic, readPublication } from '../rules/publication.ts';
import { audienceOf, presentContent, presentStory, mustExist } from '../records/present.ts';
import { initialVisibility } from '../records/initial-visibility.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { createPicturesInTexts } from '../records/pictures-in-texts.ts';
import type { PictureServices } from '../records/pictures-in-texts.ts';
import { mapInTurns } from '../lib/in-order.ts';

type Operations = 'listStories' | 'getStory' | 'createStory' | 'updateStory' | 'deleteStory';

type Written = Pick<Story, 'content'> & Partial<Pick<Story, 'contentFormat'>>;

/** Stories: read by everybody, written by administrators. */
export function storyHandlers(
  services: EtagSources &
    PictureServices &
    Pick<
      Services,
      'stories' | 'storyMedia' | 'store' | 'site' | 'history' | 'undoService' | 'idempotency' | 'clock' | 'atomically'
    >,
): HandlersFor<Operations> {
  const { stories, storyMedia, store, history, undoService, idempotency, clock, atomically } = services;
  const etags = createEtags(services);
  const pictures = createPicturesInTexts(services, storyMedia);
  const { find } = stories.seenBy('administrator');

  async function readContent(body: Written, present: Story | null): Promise<Pick<Story, 'content' | 'contentFormat'>> {
    const { text, format } = readTyped(
      { text: body.content, format: body.contentFormat },
      present === null
        ? null
        : {
            text: present.content,
            format: present.contentFormat,
            words: (await presentContent(services, storyMedia, present)).words,
          },
      'content',
    );
    return { content: text, contentFormat: format };
  }

  return {
    listStories: async ({ session }) => {
      const audience = audienceOf(session);
      const list = await stories.seenBy(audience).list();
      return {
        status: 200,
        body: { stories: await mapInTurns(list, (story) => presentStory(services, story, audience)) },
      };
    },

    getStory: async ({ params, session, reply }) => {
      const audience = audienceOf(session);
      const story = await findById(params['id'], stories.seenBy(audience).find);
      if (story === null) throw notFound('story');
      reply.header('etag', etags.story(story));
      if (!isPublic(story, clock())) hideFromSearch(reply);
      const next = await stories.seenBy('visitor').older(story.id);
      return {
        status: 200,
        body: { ...(await presentStory(services, story, audience)), ...(next === null ? {} : { next }) },
      };
    },

    createStory: async ({ body, session, request, reply }) => {
      const gone: string[] = [];
      const story = await atomically(() =>
        idempotency.run({
          operation: 'createStory',
          key: request.headers['idempotency-key'],
          find,
          etag: etags.story,
          changedAt: (story) => story.changedAt,
          write: async (existing) => {
            const now = clock();
            const fields = {
              ...receiveTexts(storyFields, body, existing),
              ...(await readContent(body, existing)),
              ...readPublication(body, existing, await initialVisibility(services), now),
            };
            if (existing !== null) {
              await history.forgetCreation({ kind: 'story', id: existing.id });
              await stories.update(existing.id, fields);
            }
            const written = existing === null ? await stories.insert(fields, now) : mustExist(await find(existing.id));
            gone.push(...(await pictures.write(written)));
            await history.created({ kind: 'story', id: written.id }, session);
            return written;
          },
        }),
      );
      await store.remove(gone);
      reply.header('etag', etags.story(story));
      return {
        status: 201,
        body: { message: 'Story published.', data: await presentStory(services, story, 'administrator') },
      };
    },

    updateStory: async ({ params, body, session, reply, assertUnchanged }) => {
      const { story, gone } = await atomically(async () => {
        const before = await findById(params['id'], find);
        if (before === null) throw notFound('story');
        await assertUnchanged();
        const fields = {
          ...receiveTexts(storyFields, body, before),
          ...(await readContent(body, before)),
          ...readPublication(body, before, 'public', clock(), before.datedAt),
        };
        return history.saving([{ kind: 'story', id: before.id }], session, async () => {
          await stories.update(before.id, fields);
          const written = mustExist(await find(before.id));
          return { story: written, gone: await pictures.write(written) };
        });
      });
      await store.remove(gone);
      reply.header('etag', etags.story(story));
      return {
        status: 200,
        body: { message: 'Story updated.', data: await presentStory(services, story, 'administrator') },
      };
    },

    deleteStory: async ({ params }) => {
      const undo = await atomically(async () => {
        const story = await findById(params['id'], find);
        if (story === null) throw notFound('story');
        const token = await undoService.record('story', story.id);
        await pictures.remove(story.id, stories.remove);
        return token;
      });
      return { status: 200, body: { message: 'Story deleted.', undo } };
    },
  };
}
