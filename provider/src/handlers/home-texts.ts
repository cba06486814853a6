import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import { parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';

export function homeTextHandlers({
  homeTexts,
  atomically,
}: Services): HandlersFor<'listHomeTexts' | 'updateHomeTexts'> {
  return {
    listHomeTexts: () => ({ status: 200, body: { hometexts: homeTexts.list().map(({ id, text }) => ({ id, text })) } }),

    updateHomeTexts: ({ body }) => {
      atomically(() => {
        for (const { id, text } of body.texts) if (!homeTexts.update(parseId(id) ?? 0, text)) throw missing('text');
      });
      return { status: 200, body: { message: 'Home page texts updated.' } };
    },
  };
}
