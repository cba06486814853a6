import type { Database } from '../db/database.ts';
import { insertedId, number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** What a visitor has written. */
export interface NewMessage {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

export interface Message extends NewMessage {
  readonly id: number;
  /** In milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly isRead: boolean;
}

export interface MessageRepository {
  isFormShown(): Promise<boolean>;
  /** @param since when it is shown, in milliseconds since 1970-01-01 UTC */
  setFormShown(isShown: boolean, since: number): Promise<void>;
  insert(message: NewMessage & Pick<Message, 'at'>): Promise<number>;
  find(id: number): Promise<Message | null>;
  /** The newest first. */
  list(): Promise<readonly Message[]>;
  count(): Promise<number>;
  countUnread(): Promise<number>;
  setRead(id: number, isRead: boolean): Promise<void>;
  remove(id: number): Promise<void>;
}

const toMessage = (row: Row): Message => ({
  id: number(row, 'id'),
  at: number(row, 'at'),
  name: text(row, 'name'),
  email: text(row, 'email'),
  text: text(row, 'text'),
  isRead: number(row, 'is_read') === 1,
});

/** Messages, in the table `message`, and whether the form is shown, in `contact_form`. */
export function createMessageRepository(db: Database): MessageRepository {
  const form = db.prepare('SELECT id FROM contact_form');
  const show = db.prepare('INSERT INTO contact_form (id, since) VALUES (1, ?) ON CONFLICT (id) DO NOTHING');
  const hide = db.prepare('DELETE FROM contact_form');
  const insert = db.prepare('INSERT INTO message (at, name, email, text) VALUES (?, ?, ?, ?) RETURNING id');
  const byId = db.prepare('SELECT * FROM message WHERE id = ?');
  const list = db.prepare('SELECT * FROM message ORDER BY at DESC, id DESC');
  const count = db.prepare('SELECT count(*) AS count FROM message');
  const countUnread = db.prepare('SELECT count(*) AS count FROM message WHERE is_read = 0');
  const setRead = db.prepare('UPDATE message SET is_read = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM message WHERE id = ?');
  return {
    isFormShown: async () => (await form.get()) !== undefined,
    setFormShown: async (isShown, since) => {
      await (isShown ? show.run(since) : hide.run());
    },
    insert: async ({ at, name, email, text: words }) => insertedId(await insert.get(at, name, email, words)),
    find: async (id) => {
      const row = await byId.get(id);
      return row === undefined ? null : toMessage(row);
    },
    list: async () => (await list.all()).map(toMessage),
    count: async () => number((await count.get()) ?? {}, 'count'),
    countUnread: async () => number((await countUnread.get()) ?? {}, 'count'),
    setRead: async (id, isRead) => {
      await setRead.run(isRead ? 1 : 0, id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
