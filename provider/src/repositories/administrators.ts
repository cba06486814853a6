import { usernameKey } from '../rules/username.ts';
import type { Database } from '../db/database.ts';
import { insertedId, number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** Times in milliseconds since 1970-01-01 UTC. */
export interface Administrator {
  readonly id: number;
  readonly username: string;
  /** Argon2id, in PHC format. */
  readonly passwordHash: string;
  /** What colleagues read; `''` where none was given. */
  readonly name: string;
  /** `null` where that was not noted yet. */
  readonly createdAt: number | null;
  /** Their last login; `null` before the first. */
  readonly loggedInAt: number | null;
}

export interface RemovedAdministrator extends Administrator {
  readonly removedAt: number;
}

export interface AdministratorRepository {
  /** The administrator who has been there longest, or `null` before the first start has been completed. */
  first(): Administrator | null;
  find(id: number): Administrator | null;
  /** @param username as it was typed: spaces around it, capital letters and spelling (NFC) count for nothing */
  findByName(username: string): Administrator | null;
  /** Who may log in, in the order in which they came. */
  list(): readonly Administrator[];
  /** Who was removed and may come back, the last removed first. */
  removed(): readonly RemovedAdministrator[];
  findRemoved(id: number): RemovedAdministrator | null;
  /** Whether a username is somebody's, or of somebody who may come back. Capital letters make no other name. */
  isTaken(username: string): boolean;
  /** @returns the id */
  insert(administrator: Omit<Administrator, 'id' | 'loggedInAt'>): number;
  rename(id: number, name: string): void;
  setPassword(id: number, passwordHash: string): void;
  noteLogin(id: number, at: number): void;
  /** They can log in no more. Their sessions are ended by who calls this, in the same transaction. */
  remove(id: number, at: number): void;
  restore(id: number): void;
  /** Deletes those who were removed before this time, with all that is theirs. */
  deleteRemovedBefore(time: number): void;
}

const toAdministrator = (row: Row): Administrator => ({
  id: number(row, 'id'),
  username: text(row, 'username'),
  passwordHash: text(row, 'password_hash'),
  name: text(row, 'name'),
  createdAt: numberOrNull(row, 'created_at'),
  loggedInAt: numberOrNull(row, 'logged_in_at'),
});

const toRemoved = (row: Row): RemovedAdministrator => ({
  ...toAdministrator(row),
  removedAt: number(row, 'removed_at'),
});

export function createAdministratorRepository(db: Database): AdministratorRepository {
  const present = db.prepare('SELECT * FROM administrator WHERE removed_at IS NULL ORDER BY id');
  const byId = db.prepare('SELECT * FROM administrator WHERE id = ? AND removed_at IS NULL');
  const byName = db.prepare('SELECT * FROM administrator WHERE username = ? AND removed_at IS NULL');
  const gone = db.prepare('SELECT * FROM administrator WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC');
  const goneById = db.prepare('SELECT * FROM administrator WHERE id = ? AND removed_at IS NOT NULL');
  const usernames = db.prepare('SELECT username FROM administrator');
  const insert = db.prepare(
    'INSERT INTO administrator (username, password_hash, name, created_at) VALUES (?, ?, ?, ?) RETURNING id',
  );
  const rename = db.prepare('UPDATE administrator SET name = ? WHERE id = ?');
  const setPassword = db.prepare('UPDATE administrator SET password_hash = ? WHERE id = ?');
  const noteLogin = db.prepare('UPDATE administrator SET logged_in_at = ? WHERE id = ?');
  const setRemoved = db.prepare('UPDATE administrator SET removed_at = ? WHERE id = ?');
  const deleteOld = db.prepare('DELETE FROM administrator WHERE removed_at < ?');
  const orNull = <T>(row: Row | undefined, read: (row: Row) => T): T | null => (row === undefined ? null : read(row));
  return {
    first: () => orNull(present.get(), toAdministrator),
    find: (id) => orNull(byId.get(id), toAdministrator),
    findByName(username) {
      const exact = orNull(byName.get(username.trim()), toAdministrator);
      if (exact !== null) return exact;
      const alike = present
        .all()
        .map(toAdministrator)
        .filter((one) => usernameKey(one.username) === usernameKey(username));
      // Names of before may differ by a capital letter alone: then only the exact one is anybody's.
      return alike.length === 1 ? (alike[0] ?? null) : null;
    },
    list: () => present.all().map(toAdministrator),
    removed: () => gone.all().map(toRemoved),
    findRemoved: (id) => orNull(goneById.get(id), toRemoved),
    isTaken: (username) => usernames.all().some((row) => usernameKey(text(row, 'username')) === usernameKey(username)),
    insert: ({ username, passwordHash, name, createdAt }) =>
      insertedId(insert.get(username, passwordHash, name, createdAt)),
    rename: (id, name) => void rename.run(name, id),
    setPassword: (id, passwordHash) => void setPassword.run(passwordHash, id),
    noteLogin: (id, at) => void noteLogin.run(at, id),
    remove: (id, at) => void setRemoved.run(at, id),
    restore: (id) => void setRemoved.run(null, id),
    deleteRemovedBefore: (time) => void deleteOld.run(time),
  };
}
