import { createHash, randomBytes } from 'node:crypto';
import type { SessionRecord, SessionRepository } from '../repositories/sessions.ts';
import type { Clock } from '../clock.ts';

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
  begin(administratorId: number, userAgent: string): SessionSecrets;
  /** The good session with this cookie value, if any. */
  find(id: string | undefined): Session | null;
  findByToken(token: string): Session | null;
  /** Whether one that was found is good still. */
  isGood(session: Session): boolean;
  /** The session was used: its idle time starts anew. */
  extend(session: Session): void;
  /** The good sessions of the same administrator, this one among them, the last used first. */
  ofSameAdministrator(session: Session): readonly Session[];
  /** It is good no more, also where this throws because the database cannot be written. */
  end(session: Session): void;
  /** Of the same administrator. */
  endOthers(session: Session): void;
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

  function end({ idDigest }: Session): void {
    ended.add(idDigest);
    records.remove(idDigest);
    ended.delete(idDigest);
  }

  const ifGood = (session: SessionRecord | null): Session | null => {
    const now = clock();
    if (session !== null && ended.has(session.idDigest)) {
      try {
        end(session);
      } catch {
        // Still full.
      }
      return null;
    }
    // A clock that was set back leaves none open for long either.
    return session !== null &&
      Math.abs(now - session.seenAt) < idleLife &&
      Math.abs(now - session.createdAt) < absoluteLife
      ? session
      : null;
  };
  return {
    begin(administratorId, userAgent) {
      const now = clock();
      records.removeOld(now - absoluteLife, now - idleLife);
      const secrets = { id: secret(), token: secret() };
      records.insert({
        idDigest: digest(secrets.id),
        tokenDigest: digest(secrets.token),
        administratorId,
        createdAt: now,
        seenAt: now,
        userAgent: userAgent.slice(0, longestUserAgent),
      });
      return secrets;
    },
    find: (id) => (id === undefined ? null : ifGood(records.findById(digest(id)))),
    findByToken: (token) => ifGood(records.findByToken(digest(token))),
    isGood: ({ idDigest }) => ifGood(records.findById(idDigest)) !== null,
    extend(session) {
      const now = clock();
      if (now - session.seenAt >= noteInterval) records.see(session.idDigest, now);
    },
    ofSameAdministrator: ({ administratorId }) =>
      records.ofAdministrator(administratorId).filter((record) => ifGood(record) !== null),
    end,
    endOthers: (session) => records.removeOthers(session),
  };
}
