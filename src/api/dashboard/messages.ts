import type { Id } from '../../domain/content.ts';
import type { Inbox } from '../../domain/messages.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseInbox } from '../normalise/messages.ts';
import { undoTokenOf } from './undo.ts';

/** What visitors write (an extension). Every call rejects with a `ProblemError`. */
export function createInbox({ wire }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    inbox: (signal: AbortSignal): Promise<Inbox> =>
      read((within) => wire.GET('/api/messages', { parseAs: 'text', signal: within }), normaliseInbox, signal),
    async setMessageRead(id: Id, isRead: boolean): Promise<void> {
      await write(() =>
        wire.PUT('/api/messages/{id}/read', { parseAs: 'text', body: { read: isRead }, params: at(id) }),
      );
    },
    /** Resolves with the undo token, if the provider gives one. */
    removeMessage: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/messages/{id}', { parseAs: 'text', params: at(id) }))),
    /** Shows visitors the form, or no more. */
    async setContactForm(isShown: boolean): Promise<void> {
      await write(() => wire.PUT('/api/contact-form', { parseAs: 'text', body: { shown: isShown } }));
    },
  };
}
