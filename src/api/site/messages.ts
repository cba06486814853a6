import type { MessageTexts } from '../../domain/messages.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { malformed, readObject, readText } from '../http/json.ts';

/** Writing to the studio by the form on Talk to us (an extension). Every call rejects with a `ProblemError`. */
export function createMessages({ wire }: ProviderClient) {
  return {
    /** Without one nothing is taken. It is good once, three seconds after it was given. */
    async ticket(): Promise<string> {
      const { body } = await write(() => wire.POST('/api/messages/ticket', { parseAs: 'text' }));
      const ticket = readText(readObject(readObject(body, 'a ticket')['data'], 'a ticket')['ticket']);
      if (ticket === '') throw malformed('no ticket');
      return ticket;
    },
    async sendMessage(message: MessageTexts, ticket: string): Promise<void> {
      await write(() => wire.POST('/api/messages', { parseAs: 'text', body: { ...message, ticket } }));
    },
  };
}
