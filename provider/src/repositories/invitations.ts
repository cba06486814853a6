import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A link that lets somebody in, once. */
export interface Invitation {
  readonly id: number;
  readonly tokenDigest: string;
  /** For whom. */
  readonly name: string;
  /** An administrator's id. */
  readonly invitedBy: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number;
}

export interface InvitationRepository {
  /** The newest first. */
  list(): Promise<readonly Invitation[]>;
  find(id: number): Promise<Invitation | null>;
  findByToken(tokenDigest: string): Promise<Invitation | null>;
  insert(invitation: Omit<Invitation, 'id'>): Promise<Invitation>;
  remove(id: number): Promise<void>;
  /** Those that somebody who is removed now has sent. */
  removeOf(administratorId: number): Promise<void>;
  /** Removes those that were made so long ago; or are to be made as long from now, by a clock that was ahead. */
  removeEnded(now: number, life: number): Promise<void>;
}

const toInvitation = (row: Row): Invitation => ({
  id: number(row, 'id'),
  tokenDigest: text(row, 'token_digest'),
  name: text(row, 'name'),
  invitedBy: number(row, 'invited_by'),
  createdAt: number(row, 'created_at'),
});
const orNull = (row: Row | undefined): Invitation | null => (row === undefined ? null : toInvitation(row));

/** The table `invitation`. */
export function createInvitationRepository(db: Database): InvitationRepository {
  const all = db.prepare('SELECT * FROM invitation ORDER BY id DESC');
  const byId = db.prepare('SELECT * FROM invitation WHERE id = ?');
  const byToken = db.prepare('SELECT * FROM invitation WHERE token_digest = ?');
  const insert = db.prepare(
    'INSERT INTO invitation (token_digest, name, invited_by, created_at) VALUES (?, ?, ?, ?) RETURNING *',
  );
  const remove = db.prepare('DELETE FROM invitation WHERE id = ?');
  const removeOf = db.prepare('DELETE FROM invitation WHERE invited_by = ?');
  const removeEnded = db.prepare('DELETE FROM invitation WHERE abs(created_at - ?) >= ?');
  return {
    list: async () => (await all.all()).map(toInvitation),
    find: async (id) => orNull(await byId.get(id)),
    findByToken: async (digest) => orNull(await byToken.get(digest)),
    insert: async ({ tokenDigest, name, invitedBy, createdAt }) =>
      toInvitation((await insert.get(tokenDigest, name, invitedBy, createdAt)) ?? {}),
    remove: async (id) => {
      await remove.run(id);
    },
    removeOf: async (id) => {
      await removeOf.run(id);
    },
    removeEnded: async (now, life) => {
      await removeEnded.run(now, life);
    },
  };
}
