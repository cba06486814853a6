import type { Database } from '../db/database.ts';
import { number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A passkey as recorded. Times in milliseconds since 1970-01-01 UTC; bytes as base64url. */
export interface Passkey {
  /** As its authenticator gives it. */
  readonly id: string;
  readonly administratorId: number;
  /** COSE. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** Whether it may be on several devices. */
  readonly isSynced: boolean;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface PasskeyRepository {
  /** Whether anybody has one. */
  isThereAny(): Promise<boolean>;
  find(id: string): Promise<Passkey | null>;
  /** By which authenticators know an administrator, base64url. */
  handleOf(administratorId: number): Promise<string | null>;
  /** Gives one, where there is none yet. */
  setHandle(administratorId: number, handle: string): Promise<void>;
  /** The newest first. */
  ofAdministrator(id: number): Promise<readonly Passkey[]>;
  insert(passkey: Passkey): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Whether its count has risen, or stays 0 where its authenticator does not count; then it has been used. */
  use(id: string, counter: number, at: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const listOf = (json: string): readonly string[] => {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

const toPasskey = (row: Row): Passkey => ({
  id: text(row, 'id'),
  administratorId: number(row, 'administrator_id'),
  publicKey: text(row, 'public_key'),
  counter: number(row, 'counter'),
  transports: listOf(text(row, 'transports')),
  isSynced: number(row, 'is_synced') === 1,
  name: text(row, 'name'),
  createdAt: number(row, 'created_at'),
  lastUsedAt: numberOrNull(row, 'last_used_at'),
});

/** Passkeys, in the table `passkey`, and the WebAuthn handle of each administrator, in `passkey_handle`. */
export function createPasskeyRepository(db: Database): PasskeyRepository {
  const any = db.prepare('SELECT 1 FROM passkey LIMIT 1');
  const byId = db.prepare('SELECT * FROM passkey WHERE id = ?');
  const handle = db.prepare('SELECT handle FROM passkey_handle WHERE administrator_id = ?');
  const setHandle = db.prepare(
    'INSERT INTO passkey_handle (administrator_id, handle) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const ofAdministrator = db.prepare('SELECT * FROM passkey WHERE administrator_id = ? ORDER BY created_at DESC, id');
  const insert = db.prepare(
    `INSERT INTO passkey (id, administrator_id, public_key, counter, transports, is_synced, name, created_at)
       VALUES (:id, :administratorId, :publicKey, :counter, :transports, :isSynced, :name, :createdAt)`,
  );
  const rename = db.prepare('UPDATE passkey SET name = ? WHERE id = ?');
  const use = db.prepare(
    `UPDATE passkey SET counter = ?1, last_used_at = ?2
       WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))`,
  );
  const remove = db.prepare('DELETE FROM passkey WHERE id = ?');
  return {
    isThereAny: async () => (await any.get()) !== undefined,
    async find(id) {
      const row = await byId.get(id);
      return row === undefined ? null : toPasskey(row);
    },
    async handleOf(administratorId) {
      const row = await handle.get(administratorId);
      return row === undefined ? null : text(row, 'handle');
    },
    setHandle: async (administratorId, made) => {
      await setHandle.run(administratorId, made);
    },
    ofAdministrator: async (id) => (await ofAdministrator.all(id)).map(toPasskey),
    insert: async ({ id, administratorId, publicKey, counter, transports, isSynced, name, createdAt }) => {
      await insert.run({
        id,
        administratorId,
        publicKey,
        counter,
        transports: JSON.stringify(transports),
        isSynced: Number(isSynced),
        name,
        createdAt,
      });
    },
    rename: async (id, name) => {
      await rename.run(name, id);
    },
    use: async (id, counter, at) => (await use.run(counter, at, id)).changes > 0,
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
