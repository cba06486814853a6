import { randomInt } from 'node:crypto';
import pLimit from 'p-limit';

/** Argon2id (the library's default) with the parameters of the OWASP Password Storage Cheat Sheet. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing keeps a core busy and takes 19 MiB each time. */
const limit = pLimit(4);

/** The hash of no password: verified when the username is unknown, so that the answer takes as long. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$3eHB7afJdlHhAINnMXRQfw$2i6vR10nEOBy74bCHGUq9YQz+8uqGxcwB4CgK9QzAwQ';

/**
 * The ways in which keyboards write one password: composed (NFC), as it came, and taken apart (NFD). One is hashed composed; what was hashed
 * before is of any.
 */
const spellings = (password: string): readonly string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** The hash to store for a password, in PHC format with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  limit(async () => {
    const { hash } = await import('@node-rs/argon2');
    return hash(password.normalize('NFC'), parameters);
  });

/** Whether a password is the one that was hashed. `null` (no such user) is never right, and takes as long. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await limit(async () => {
    const { verify } = await import('@node-rs/argon2');
    for (const spelling of spellings(password)) {
      if (await verify(passwordHash ?? dummyHash, spelling)) return true;
    }
    return false;
  });
  return isRight && passwordHash !== null;
}

/** Letters and digits that look different from one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
const groups = (count: number): string => Array.from({ length: count }, group).join('-');

/** A readable password of 19 characters with 79 random bits, such as `k3vd-x8qm-tz4h-p2wn`. */
export const generatePassword = (): string => groups(4);

/** A code with 118 random bits, such as `k3vd-x8qm-tz4h-p2wn-7c9r-uf5b`: more than anybody finds from its digest, which has no salt. */
export const generateRecoveryCode = (): string => groups(6);
