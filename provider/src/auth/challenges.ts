import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isWithin, type Clock } from '../lib/clock.ts';
import type { ShortLived } from './short-lived.ts';

/** What an authenticator signs, so that its answer is to this question and no other. */
export interface Challenges {
  /** @param purpose what for, and for whom: it is good for nothing else */
  make(purpose: string): Promise<string>;
  /** Whether it is one of ours, for this purpose, in time and not used yet. */
  isGood(challenge: string, purpose: string): Promise<boolean>;
  /** From now on it is used. @returns whether it was not before: of two answers at once, one is too late */
  use(challenge: string): Promise<boolean>;
}

const life = 5 * 60_000;
const lengths = { random: 16, time: 6, seal: 16 } as const;
const signed = lengths.random + lengths.time;

/** Longer than any installation is used, in milliseconds. */
const forEver = 100 * 365 * 24 * 60 * 60_000;

/**
 * Challenges that carry their own end and a seal, so that nothing is kept of those that are asked for and never
 * come back: whoever asks for a million of them fills no memory and drives out nobody else's. Used ones are kept until they end.
 */
export function createChallenges(clock: Clock, noted: ShortLived): Challenges {
  let key: Buffer | null = null;
  /** Of all servers of the installation; made by the first. */
  async function sealingKey(): Promise<Buffer> {
    if (key === null) {
      await noted.change('key', (known) => ({
        value: known ?? randomBytes(32).toString('base64url'),
        endsAt: clock() + forEver,
      }));
      key = Buffer.from((await noted.get('key')) ?? '', 'base64url');
    }
    return key;
  }
  const seal = async (purpose: string, bytes: Buffer): Promise<Buffer> =>
    createHmac('sha256', await sealingKey())
      .update(purpose)
      .update('\0')
      .update(bytes)
      .digest()
      .subarray(0, lengths.seal);
  return {
    async make(purpose) {
      const bytes = Buffer.alloc(signed);
      randomBytes(lengths.random).copy(bytes);
      bytes.writeUIntBE(clock() + life, lengths.random, lengths.time);
      return Buffer.concat([bytes, await seal(purpose, bytes)]).toString('base64url');
    },
    async isGood(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== signed + lengths.seal || bytes.toString('base64url') !== challenge) return false;
      const body = bytes.subarray(0, signed);
      const isOurs = timingSafeEqual(bytes.subarray(signed), await seal(purpose, body));
      const madeAt = body.readUIntBE(lengths.random, lengths.time) - life;
      return isOurs && isWithin(life, madeAt, clock()) && (await noted.get(challenge)) === null;
    },
    async use(challenge) {
      let isFirst = false;
      await noted.change(challenge, (known) => {
        isFirst = known === null;
        return { value: 'used', endsAt: clock() + life };
      });
      return isFirst;
    },
  };
}
