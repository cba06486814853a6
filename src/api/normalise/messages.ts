import type { Inbox } from '../../domain/messages.ts';
import { malformed, readId, readList, readObject, readText, readTime } from '../http/json.ts';

/** `GET /api/messages` (an extension). */
export function normaliseInbox(answer: unknown): Inbox {
  const data = readObject(readObject(answer, 'the inbox')['data'], 'the inbox');
  return {
    isFormShown: data['shown'] === true,
    messages: readList(data['messages'], 'the messages').map((value) => {
      const message = readObject(value, 'a message');
      const at = readTime(message['at']);
      if (at === undefined) throw malformed('a message without its time');
      return {
        id: readId(message['id'], 'the id of a message'),
        at: Date.parse(at),
        name: readText(message['name']),
        email: readText(message['email']),
        text: readText(message['text']),
        isRead: message['read'] === true,
      };
    }),
  };
}
