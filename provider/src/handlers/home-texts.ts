import type { HandlersFor } from '../contract/types.ts';
import { homepage } from '../history/history.ts';
import { notFound } from '../http-error.ts';
import { parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';

export function homeTextHandlers(
  services: EtagSources & Pick<Services, 'history' | 'atomically'>,
): HandlersFor<'listHomeTexts' | 'updateHomeTexts'> {
  const { homeTexts, history, atomically } = services;
  const etags = createEtags(services);
  return {
    listHomeTexts: ({ reply }) => {
      reply.header('etag', etags.homeTexts());
      return { status: 200, body: { hometexts: homeTexts.list().map(({ id, text }) => ({ id, text })) } };
    },

    updateHomeTexts: ({ body, session, reply, assertUnchanged }) => {
      atomically(() => {
        assertUnchanged();
        history.saving([homepage], session, () => {
          for (const { id, text } of body.texts) if (!homeTexts.update(parseId(id) ?? 0, text)) throw notFound('text');
        });
      });
      reply.header('etag', etags.homeTexts());
      return { status: 200, body: { message: 'Home page texts updated.' } };
    },
  };
}
