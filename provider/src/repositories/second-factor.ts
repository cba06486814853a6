import type { Database } from '../db/database.ts';
import { isEncrypted, noEncryption, type Encryption } from '../lib/encryption.ts';
import { number, numberOrNull, overwriting, text } from '../db/rows.ts';

/** What an authenticator app shares with us. Times in milliseconds since 1970-01-01 UTC. */
export interface Totp {
  /** Base32; `null` where it was stored under a key that is not there. */
  readonly secret: string | null;
  /** `null` until a code has confirmed it. */
  readonly confirmedAt: number | null;
}

export interface SecondFactorRepository {
  totp(administratorId: number): Promise<Totp | null>;
  /** In place of another. */
  beginTotp(administratorId: number, secret: string): Promise<void>;
  confirmTotp(administratorId: number, at: number): Promise<void>;
  /** Whether the code of this period has not been taken yet, nor one after it; from now on it has. */
  takeStep(administratorId: number, step: number): Promise<boolean>;
  countRecoveryCodes(administratorId: number): Promise<number>;
  /** In place of all others. */
  setRecoveryCodes(administratorId: number, digests: readonly string[]): Promise<void>;
  /** Whether there was such a code; from now on there is none. */
  takeRecoveryCode(administratorId: number, digest: string): Promise<boolean>;
  /** Encrypts what was stored before there was a key. @returns how many secrets there were */
  encryptStored(): Promise<number>;
  /** Deletes secret and codes. */
  remove(administratorId: number): Promise<void>;
}

/**
 * The tables `totp` and `recovery_code`.
 * @param encryption of the secrets of apps; recovery codes are digests
 */
export function createSecondFactorRepository(
  db: Database,
  encryption: Encryption = noEncryption,
): SecondFactorRepository {
  const totp = db.prepare('SELECT * FROM totp WHERE administrator_id = ?');
  const begin = db.prepare(
    `INSERT INTO totp (administrator_id, secret, confirmed_at, last_step) VALUES (?, ?, NULL, -1)
       ON CONFLICT (administrator_id) DO UPDATE SET ${overwriting(['secret', 'confirmed_at', 'last_step'])}`,
  );
  const confirm = db.prepare('UPDATE totp SET confirmed_at = ? WHERE administrator_id = ?');
  const takeStep = db.prepare('UPDATE totp SET last_step = ?1 WHERE administrator_id = ?2 AND last_step < ?1');
  const removeTotp = db.prepare('DELETE FROM totp WHERE administrator_id = ?');
  const count = db.prepare('SELECT count(*) AS count FROM recovery_code WHERE administrator_id = ?');
  const insertCode = db.prepare('INSERT INTO recovery_code (administrator_id, digest) VALUES (?, ?)');
  const takeCode = db.prepare('DELETE FROM recovery_code WHERE administrator_id = ? AND digest = ?');
  const all = db.prepare('SELECT administrator_id, secret FROM totp');
  const update = db.prepare('UPDATE totp SET secret = ? WHERE administrator_id = ?');
  const removeCodes = db.prepare('DELETE FROM recovery_code WHERE administrator_id = ?');
  return {
    async totp(administratorId) {
      const row = await totp.get(administratorId);
      if (row === undefined) return null;
      return {
        secret: encryption.decrypt(text(row, 'secret'), 'totp'),
        confirmedAt: numberOrNull(row, 'confirmed_at'),
      };
    },
    beginTotp: async (administratorId, secret) => {
      await begin.run(administratorId, encryption.encrypt(secret, 'totp'));
    },
    confirmTotp: async (administratorId, at) => {
      await confirm.run(at, administratorId);
    },
    takeStep: async (administratorId, step) => (await takeStep.run(step, administratorId)).changes > 0,
    countRecoveryCodes: async (administratorId) => number((await count.get(administratorId)) ?? {}, 'count'),
    async setRecoveryCodes(administratorId, digests) {
      await removeCodes.run(administratorId);
      for (const digest of digests) await insertCode.run(administratorId, digest);
    },
    takeRecoveryCode: async (administratorId, digest) => (await takeCode.run(administratorId, digest)).changes > 0,
    async encryptStored() {
      const plain = (await all.all()).filter((row) => !isEncrypted(text(row, 'secret')));
      for (const row of plain) {
        await update.run(encryption.encrypt(text(row, 'secret'), 'totp'), number(row, 'administrator_id'));
      }
      return plain.length;
    },
    async remove(administratorId) {
      await removeTotp.run(administratorId);
      await removeCodes.run(administratorId);
    },
  };
}
