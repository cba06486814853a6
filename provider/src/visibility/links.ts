import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RateLimiter } from '../auth/rate-limit.ts';
import { isWithin, type Clock } from '../lib/clock.ts';
import { HttpError, notFound } from '../lib/http-error.ts';
import type { Link, NewLink } from '../repositories/links.ts';
import type { Repositories } from '../repositories/index.ts';
import { isPublic } from '../rules/publication.ts';

/** The links that open what is not public. */
export interface ShownLinks {
  make(link: Omit<NewLink, 'token' | 'digest' | 'createdAt'>): Promise<Link>;
  /**
   * The link of a token that is good.
   * @param address whose request it is: who guesses is refused for a while
   * @throws {HttpError} 404 for a token that is not known, 410 for one that is good no more, 429
   */
  open(token: string, address: string): Promise<OpenLink>;
  /** The link of a token, whatever has become of it; `null` where there is none. Nobody is refused. */
  find(token: string): Promise<Link | null>;
  /** Whether one that was opened still shows what it showed. */
  isGood(link: Link): Promise<boolean>;
  /** Counts an opening; once in half an hour for each address. */
  count(link: Link, address: string): Promise<void>;
}

export interface OpenLink {
  readonly link: Link;
  /** Its own, as it was asked for. */
  readonly token: string;
  /** What its subject is now: what the link was made for, there for everybody at its own address, a draft no more but sealed, or none of them. */
  readonly subject: 'shown' | 'moved' | 'sealed' | 'hidden';
}

/** While its subject is what, a link shows it. */
const shownWhile = { client: 'sealed', preview: 'draft' } as const;

/** What one address reads within this time, in milliseconds, is one opening: a reload, the way back, each picture. */
const visit = 30 * 60_000;
/** Visits remembered; the oldest gives way. */
const mostVisits = 10_000;

/** 256 random bits; a digest without salt is enough for them. */
const newToken = (): string => randomBytes(32).toString('base64url');
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type LinkParts = Pick<Repositories, 'links' | 'projects' | 'stories'> & {
  readonly guesses: RateLimiter;
  readonly clock: Clock;
};

/** A token is looked up by its digest; `guesses` limits how many wrong ones an address may try. */
export function createShownLinks({ links, projects, stories, guesses, clock }: LinkParts): ShownLinks {
  const visits = new LRUCache<string, number>({ max: mostVisits });
  const find = {
    project: projects.seenBy('administrator').find,
    story: stories.seenBy('administrator').find,
  };

  /** @throws {HttpError} 404, 410 */
  async function subjectOf(link: Link | null): Promise<OpenLink['subject']> {
    if (link === null) throw notFound('link');
    if (link.revokedAt !== null) throw new HttpError(410, 'This link has been withdrawn.');
    if (link.expiresAt <= clock()) throw new HttpError(410, 'This link has expired.');
    const found = await find[link.subject.kind](link.subject.id);
    if (found === null) throw notFound('link');
    if (isPublic(found, clock()) || found.visibility === 'unlisted') return 'moved';
    if (found.visibility === shownWhile[link.purpose]) return 'shown';
    return found.visibility === 'sealed' ? 'sealed' : 'hidden';
  }

  return {
    make(link) {
      const token = newToken();
      return links.insert({ ...link, token, digest: digestOf(token), createdAt: clock() });
    },

    async open(token, address) {
      await guesses.begin(address);
      const link = await links.findByDigest(digestOf(token));
      if (link === null) throw notFound('link');
      await guesses.succeed(address);
      return { link, token, subject: await subjectOf(link) };
    },

    async isGood({ id }) {
      try {
        const subject = await subjectOf(await links.find(id));
        // What everybody may see by now is no secret.
        return subject === 'shown' || subject === 'moved';
      } catch (error) {
        if (error instanceof HttpError) return false;
        throw error;
      }
    },

    find: (token) => links.findByDigest(digestOf(token)),

    async count(link, address) {
      const now = clock();
      const key = `${String(link.id)} ${address}`;
      const last = visits.get(key);
      visits.set(key, now);
      if (last === undefined || !isWithin(visit, last, now)) await links.countOpening(link.id, now);
    },
  };
}
