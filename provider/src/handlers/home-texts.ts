import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import { parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { createTags } from './record-tags.ts';

export function homeTextHandlers(services: Services): HandlersFor<'listHomeTexts' | 'updateHomeTexts'> {
  const { homeTexts, atomically } = services;
  const tags = createTags(services);
  return {
    listHomeTexts: ({ reply }) => {
      reply.header('etag', tags.homeTexts());
      return { status: 200, body: { hometexts: homeTexts.list().map(({ id, text }) => ({ id, text })) } };
    },

    updateHomeTexts: ({ body, reply, assertUnchanged }) => {
      atomically(() => {
        assertUnchanged();
        for (const { id, text } of body.texts) if (!homeTexts.update(parseId(id) ?? 0, text)) throw missing('text');
      });
      reply.header('etag', tags.homeTexts());
      return { status: 200, body: { message: 'Home page texts updated.' } };
    },
  };
}
