import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivately } from './private-files.ts';

/** Keeps what has to be read again, and yet is not to be read in a stolen database or backup. */
export interface Encryption {
  /** @param purpose whose value it is: it opens for no other */
  encrypt(value: string, purpose: string): string;
  /** `null` where another key has encrypted it. What was stored before there was a key is as it was. */
  decrypt(stored: string, purpose: string): string | null;
}

/** For an installation without a key: values stay as they are, and what a key has encrypted stays closed. */
export const noEncryption: Encryption = {
  encrypt: (value) => value,
  decrypt: (stored) => (isEncrypted(stored) ? null : stored),
};

/** The number of this form; none of the values has a dot. */
const form = 'v1.';
/** Whether a stored value was encrypted, by this key or by another. */
export const isEncrypted = (stored: string): boolean => stored.startsWith(form);
const lengths = { iv: 12, tag: 16 } as const;

/** AES-256-GCM, each value with 96 random bits of its own. */
export function createEncryption(key: Buffer): Encryption {
  return {
    encrypt(value, purpose) {
      const iv = randomBytes(lengths.iv);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return form + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(stored, purpose) {
      if (!isEncrypted(stored)) return stored;
      const bytes = Buffer.from(stored.slice(form.length), 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, lengths.iv), {
          authTagLength: lengths.tag,
        })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(lengths.iv, lengths.iv + lengths.tag));
        return Buffer.concat([decipher.update(bytes.subarray(lengths.iv + lengths.tag)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}

const keyFile = 'secrets.key';

/**
 * The key of an installation: given, or in the data folder, where it is made for a database that lies there too. Without one where several
 * servers have the database: each would make another.
 *
 * @param given from the environment, of 32 characters or more
 */
export function openEncryption(folder: string, given: string | null, isShared: boolean): Encryption {
  const path = join(folder, keyFile);
  if (given === null && !existsSync(path)) {
    if (isShared) return noEncryption;
    writePrivately(path, `${randomBytes(32).toString('base64url')}\n`);
  }
  const secret = given ?? readFileSync(path, 'utf8').trim();
  // It has 256 random bits, or is as good as whoever chose it made it.
  return createEncryption(createHash('sha256').update(secret).digest());
}
