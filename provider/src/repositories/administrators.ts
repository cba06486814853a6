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
  first(): Promise<Administrator | null>;
  find(id: number): Promise<Administrator | null>;
  /** @param username as it was typed: spaces around it, capital letters and spelling (NFC) count for nothing */
  findByName(username: string): Promise<Administrator | null>;
  /** Who may log in, in the order in which they came. */
  list(): Promise<readonly Administrator[]>;
  /** Who was removed and may come back, the last removed first. */
  removed(): Promise<readonly RemovedAdministrator[]>;
  findRemoved(id: number): Promise<RemovedAdministrator | null>;
  /** Whether a username is somebody's, or of somebody who may come back. Capital letters make no other name. */
  isTaken(username: string): Promise<boolean>;
  /** @returns the id */
  insert(administrator: Omit<Administrator, 'id' | 'loggedInAt'>): Promise<number>;
  rename(id: number, name: string): Promise<void>;
  setPassword(id: number, passwordHash: string): Promise<void>;
  noteLogin(id: number, at: number): Promise<void>;
  /** They can log in no more. Their sessions are ended by who calls this, in the same transaction. */
  remove(id: number, at: number): Promise<void>;
  restore(id: number): Promise<void>;
  /** Deletes those who were removed before this time, with all that is theirs. */
  deleteRemovedBefore(time: number): Promise<void>;
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

/** Administrators, in the table `administrator`; a removed one keeps its row for a while. */
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
    first: async () => orNull(await present.get(), toAdministrator),
    find: async (id) => orNull(await byId.get(id), toAdministrator),
    async findByName(username) {
      const exact = orNull(await byName.get(username.trim()), toAdministrator);
      if (exact !== null) return exact;
      const alike = (await present.all())
        .map(toAdministrator)
        .filter((one) => usernameKey(one.username) === usernameKey(username));
      // Names of before may differ by a capital letter alone: then only the exact one is anybody's.
      return alike.length === 1 ? (alike[0] ?? null) : null;
    },
    list: async () => (await present.all()).map(toAdministrator),
    removed: async () => (await gone.all()).map(toRemoved),
    findRemoved: async (id) => orNull(await goneById.get(id), toRemoved),
    isTaken: async (username) =>
      (await usernames.all()).some((row) => usernameKey(text(row, 'username')) === usernameKey(username)),
    insert: async ({ username, passwordHash, name, createdAt }) =>
      insertedId(await insert.get(username, passwordHash, name, createdAt)),
    rename: async (id, name) => {
      await rename.run(name, id);
    },
    setPassword: async (id, passwordHash) => {
      await setPassword.run(passwordHash, id);
    },
    noteLogin: async (id, at) => {
      await noteLogin.run(at, id);
    },
    remove: async (id, at) => {
      await setRemoved.run(at, id);
    },
    restore: async (id) => {
      await setRemoved.run(null, id);
    },
    deleteRemovedBefore: async (time) => {
      await deleteOld.run(time);
    },
  };
}
