import type { HandlersFor } from '../contract/types.ts';
import { homepage } from '../history/history.ts';
import { notFound } from '../lib/http-error.ts';
import { parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';

/** The texts of the home page, written all at once. */
export function homeTextHandlers(
  services: EtagSources & Pick<Services, 'history' | 'atomically'>,
): HandlersFor<'listHomeTexts' | 'updateHomeTexts'> {
  const { homeTexts, history, atomically } = services;
  const etags = createEtags(services);
  return {
    listHomeTexts: async ({ reply }) => {
      reply.header('etag', await etags.homeTexts());
      return { status: 200, body: { hometexts: (await homeTexts.list()).map(({ id, text }) => ({ id, text })) } };
    },

    updateHomeTexts: async ({ body, session, reply, assertUnchanged }) => {
      const etag = await atomically(async () => {
        await assertUnchanged();
        await history.saving([homepage], session, async () => {
          for (const { id, text } of body.texts)
            if (!(await homeTexts.update(parseId(id) ?? 0, text))) throw notFound('text');
        });
        return etags.homeTexts();
      });
      reply.header('etag', etag);
      return { status: 200, body: { message: 'Home page texts updated.' } };
    },
  };
}
