import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A session as recorded: digests only. Times in milliseconds since 1970-01-01 UTC. */
export interface SessionRecord {
  readonly idDigest: string;
  readonly tokenDigest: string;
  readonly administratorId: number;
  readonly createdAt: number;
  readonly seenAt: number;
  /** What the browser says it is; `''` where it said nothing. */
  readonly userAgent: string;
}

export interface SessionRepository {
  insert(session: SessionRecord): Promise<void>;
  findById(idDigest: string): Promise<SessionRecord | null>;
  findByToken(tokenDigest: string): Promise<SessionRecord | null>;
  see(idDigest: string, seenAt: number): Promise<void>;
  /** The last used first. */
  ofAdministrator(id: number): Promise<readonly SessionRecord[]>;
  remove(idDigest: string): Promise<void>;
  /** Of an administrator, all but this one. */
  removeOthers(session: Pick<SessionRecord, 'idDigest' | 'administratorId'>): Promise<void>;
  /** Of an administrator. */
  removeAllOf(administratorId: number): Promise<void>;
  /** Removes the sessions that began or were last used longer ago than they last; or as long from now, by a clock that was ahead. */
  removeEnded(now: number, lives: { readonly idle: number; readonly absolute: number }): Promise<void>;
}

const toRecord = (row: Row): SessionRecord => ({
  idDigest: text(row, 'id_digest'),
  tokenDigest: text(row, 'token_digest'),
  administratorId: number(row, 'administrator_id'),
  createdAt: number(row, 'created_at'),
  seenAt: number(row, 'seen_at'),
  userAgent: text(row, 'user_agent'),
});
const orNull = (row: Row | undefined): SessionRecord | null => (row === undefined ? null : toRecord(row));

/** The table `session`. */
export function createSessionRepository(db: Database): SessionRepository {
  const insert = db.prepare(
    `INSERT INTO session (id_digest, token_digest, administrator_id, created_at, seen_at, user_agent)
       VALUES (:idDigest, :tokenDigest, :administratorId, :createdAt, :seenAt, :userAgent)`,
  );
  const byId = db.prepare('SELECT * FROM session WHERE id_digest = ?');
  const byToken = db.prepare('SELECT * FROM session WHERE token_digest = ?');
  const see = db.prepare('UPDATE session SET seen_at = ? WHERE id_digest = ?');
  const remove = db.prepare('DELETE FROM session WHERE id_digest = ?');
  const ofAdministrator = db.prepare(
    'SELECT * FROM session WHERE administrator_id = ? ORDER BY seen_at DESC, rowid DESC',
  );
  const removeOthers = db.prepare('DELETE FROM session WHERE administrator_id = ? AND id_digest <> ?');
  const removeAllOf = db.prepare('DELETE FROM session WHERE administrator_id = ?');
  const removeEnded = db.prepare(
    'DELETE FROM session WHERE abs(created_at - :now) >= :absolute OR abs(seen_at - :now) >= :idle',
  );
  return {
    insert: async ({ idDigest, tokenDigest, administratorId, createdAt, seenAt, userAgent }) => {
      await insert.run({ idDigest, tokenDigest, administratorId, createdAt, seenAt, userAgent });
    },
    findById: async (digest) => orNull(await byId.get(digest)),
    findByToken: async (digest) => orNull(await byToken.get(digest)),
    see: async (digest, seenAt) => {
      await see.run(seenAt, digest);
    },
    ofAdministrator: async (id) => (await ofAdministrator.all(id)).map(toRecord),
    remove: async (digest) => {
      await remove.run(digest);
    },
    removeOthers: async ({ administratorId, idDigest }) => {
      await removeOthers.run(administratorId, idDigest);
    },
    removeAllOf: async (id) => {
      await removeAllOf.run(id);
    },
    removeEnded: async (now, { idle, absolute }) => {
      await removeEnded.run({ now, idle, absolute });
    },
  };
}
