import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord, SessionRepository } from '../repositories/sessions.ts';
import { isWithin, type Clock } from '../lib/clock.ts';
import { filterInOrder } from '../lib/in-order.ts';

/** A session that is good now. */
export type Session = SessionRecord;

/** The two secrets of a session, handed out once. Neither is stored. */
export interface SessionSecrets {
  /** For the cookie. */
  readonly id: string;
  /** Can end the session and nothing else. */
  readonly token: string;
}

export interface Sessions {
  /** @param userAgent what the browser says it is */
  begin(administratorId: number, userAgent: string): Promise<SessionSecrets>;
  /** The good session with this cookie value, if any. */
  find(id: string | undefined): Promise<Session | null>;
  findByToken(token: string): Promise<Session | null>;
  /** Whether one that was found is good still. */
  isGood(session: Session): Promise<boolean>;
  /** The session was used: its idle time starts again. */
  extend(session: Session): Promise<void>;
  /** The good sessions of the same administrator, this one among them, the last used first. */
  ofSameAdministrator(session: Session): Promise<readonly Session[]>;
  /** It is good no more, also where this throws because the database cannot be written. */
  end(session: Session): Promise<void>;
  /** Of the same administrator. */
  endOthers(session: Session): Promise<void>;
}

const hour = 3_600_000;
const idleLife = 2 * hour;
const absoluteLife = 12 * hour;
/** Use is noted once a minute at most: each note is a write that waits for the disk. */
const noteInterval = 60_000;

/** 256 random bits; a digest without salt is enough for them. */
const secret = (): string => randomBytes(32).toString('base64url');
const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Longer than any browser's own name. In characters. */
const longestUserAgent = 500;

/** Names a session to its administrator. It opens nothing: no secret can be found from it. */
export const publicId = ({ idDigest }: Session): string => digest(idDigest).slice(0, 22);

/** Sessions that end 2 hours after their last use or 12 hours after their beginning. They outlive a restart. */
export function createSessions(records: SessionRepository, clock: Clock): Sessions {
  /** Ended, but the disk was full: forgotten by us all the same, and by the database as soon as it can be. By their digests. */
  const ended = new Set<string>();

  async function end({ idDigest }: Session): Promise<void> {
    ended.add(idDigest);
    await records.remove(idDigest);
    ended.delete(idDigest);
  }

  const ifGood = async (session: SessionRecord | null): Promise<Session | null> => {
    const now = clock();
    if (session !== null && ended.has(session.idDigest)) {
      try {
        await end(session);
      } catch {
        // Still full.
      }
      return null;
    }
    return session !== null && isWithin(idleLife, session.seenAt, now) && isWithin(absoluteLife, session.createdAt, now)
      ? session
      : null;
  };
  return {
    async begin(administratorId, userAgent) {
      const now = clock();
      await records.removeEnded(now, { idle: idleLife, absolute: absoluteLife });
      const secrets = { id: secret(), token: secret() };
      await records.insert({
        idDigest: digest(secrets.id),
        tokenDigest: digest(secrets.token),
        administratorId,
        createdAt: now,
        seenAt: now,
        userAgent: userAgent.slice(0, longestUserAgent),
      });
      return secrets;
    },
    find: async (id) => (id === undefined ? null : ifGood(await records.findById(digest(id)))),
    findByToken: async (token) => ifGood(await records.findByToken(digest(token))),
    isGood: async ({ idDigest }) => (await ifGood(await records.findById(idDigest))) !== null,
    async extend(session) {
      const now = clock();
      if (now - session.seenAt >= noteInterval) await records.see(session.idDigest, now);
    },
    ofSameAdministrator: async ({ administratorId }) =>
      await filterInOrder(
        await records.ofAdministrator(administratorId),
        async (record) => (await ifGood(record)) !== null,
      ),
    end,
    endOthers: (session) => records.removeOthers(session),
  };
}
