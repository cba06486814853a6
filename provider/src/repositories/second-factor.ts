import type { Database } from '../db/database.ts';
import { isEncrypted, noEncryption, type Encryption } from '../encryption.ts';
import { number, numberOrNull, overwriting, text } from '../db/rows.ts';

/** What an authenticator app shares with us. Times in milliseconds since 1970-01-01 UTC. */
export interface Totp {
  /** Base32; `null` where it was stored under a key that is not there. */
  readonly secret: string | null;
  /** `null` until a code has confirmed it. */
  readonly confirmedAt: number | null;
  /** The period of the last code that was taken. */
  readonly lastStep: number;
}

export interface SecondFactorRepository {
  totp(administratorId: number): Totp | null;
  /** In the place of another. */
  beginTotp(administratorId: number, secret: string): void;
  confirmTotp(administratorId: number, at: number): void;
  /** Whether the code of this period has not been taken yet, nor one after it; from now on it has. */
  takeStep(administratorId: number, step: number): boolean;
  countRecoveryCodes(administratorId: number): number;
  /** In the place of all others. */
  setRecoveryCodes(administratorId: number, digests: readonly string[]): void;
  /** Whether there was such a code; from now on there is none. */
  takeRecoveryCode(administratorId: number, digest: string): boolean;
  /** Encrypts what was stored before there was a key. @returns how many secrets there were */
  encryptStored(): number;
  /** Deletes secret and codes. */
  remove(administratorId: number): void;
}

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
    totp(administratorId) {
      const row = totp.get(administratorId);
      if (row === undefined) return null;
      return {
        secret: encryption.decrypt(text(row, 'secret'), 'totp'),
        confirmedAt: numberOrNull(row, 'confirmed_at'),
        lastStep: number(row, 'last_step'),
      };
    },
    beginTotp: (administratorId, secret) => void begin.run(administratorId, encryption.encrypt(secret, 'totp')),
    confirmTotp: (administratorId, at) => void confirm.run(at, administratorId),
    takeStep: (administratorId, step) => takeStep.run(step, administratorId).changes > 0,
    countRecoveryCodes: (administratorId) => number(count.get(administratorId) ?? {}, 'count'),
    setRecoveryCodes(administratorId, digests) {
      removeCodes.run(administratorId);
      for (const digest of digests) insertCode.run(administratorId, digest);
    },
    takeRecoveryCode: (administratorId, digest) => takeCode.run(administratorId, digest).changes > 0,
    encryptStored() {
      const plain = all.all().filter((row) => !isEncrypted(text(row, 'secret')));
      for (const row of plain) {
        update.run(encryption.encrypt(text(row, 'secret'), 'totp'), number(row, 'administrator_id'));
      }
      return plain.length;
    },
    remove(administratorId) {
      removeTotp.run(administratorId);
      removeCodes.run(administratorId);
    },
  };
}
