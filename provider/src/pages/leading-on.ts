import type { Teaser } from '@vitrine/contract/pages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FindNumber } from '../http/number-addresses.ts';
import { pathOf, splitUrl } from '../http/page-path.ts';
import { followRedirect } from '../http/redirects.ts';
import type { Redirects, Standing } from '../http/redirects.ts';
import type { CachedResponse } from '../http/response-cache/cached-response.ts';
import { forEverybody, forSession } from '../http/shared-caches.ts';
import { readNumberAddress } from '../rules/number-addresses.ts';
import { isElsewhere, isOwnPage } from '../rules/redirects.ts';
import { spellPath } from '../rules/spelling.ts';
import type { Drawing } from './drawing.ts';

/** Where addresses lead that have no page of their own: those of former sites, by path or by number, and files of folders. */
export interface LeadingOn {
  /** The answer where a text of a former site is asked for by its number; `null` where it is not, or leads to nothing that is there. */
  byNumber(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null>;
  /** The answer at an old address; `null` where it is none, or leads to nothing that is there. */
  byPath(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null>;
}

/** What an address of before leads to; `null` where it leads nowhere. */
interface Found {
  readonly location: string | null;
}

/** Addresses whose ends are remembered. */
const remembered = { max: 1000 };

/** @param isOwn whether the administrator is led: nothing in front keeps it */
const leadOn = (location: string, isOwn: boolean): CachedResponse => ({
  key: '',
  status: 301,
  headers: isOwn ? { location, 'cache-control': forSession } : { location, ...forEverybody },
  body: Buffer.alloc(0),
  encoded: {},
});

export function createLeadingOn({
  draw,
  teaserAt,
  oldAddresses,
  openNumbers,
  generation: currentGeneration,
}: Pick<Drawing, 'draw'> & {
  /** What stands at a path of something sealed. */
  readonly teaserAt: (pathname: string) => Promise<Teaser | null>;
  readonly oldAddresses: Pick<Redirects, 'find' | 'noteAsked'>;
  /** Reads what was imported by its numbers, as it is until the next write. */
  readonly openNumbers: () => Promise<FindNumber>;
  /** Changes with every write. */
  readonly generation: () => number;
}): LeadingOn {
  /** Where the old addresses lead that have been asked for since the last write. */
  const known = new LRUCache<number, Found>(remembered);
  /** The same of texts by their numbers, by folder and number. */
  const knownNumbers = new LRUCache<string, Found>(remembered);
  let numbers: Promise<FindNumber> | null = null;
  let generation = 0;

  /** Forgets what was known before a write. @returns the generation that is known */
  function keepUp(): number {
    const now = currentGeneration();
    if (generation !== now) {
      generation = now;
      known.clear();
      knownNumbers.clear();
      numbers = null;
    }
    return now;
  }

  /** What visitors find at an address. */
  async function standingOf(request: FastifyRequest, address: string): Promise<Standing> {
    const { path } = splitUrl(address);
    if (isElsewhere(path)) return { kind: 'there' };
    const page = await draw(request, { url: address, teaser: null });
    if (page !== null && page.location !== null) return { kind: 'moved', to: page.location };
    return { kind: page?.status === 404 && (await teaserAt(path)) === null ? 'nowhere' : 'there' };
  }

  const follow = (request: FastifyRequest, redirect: Parameters<typeof followRedirect>[0]): Promise<string | null> =>
    followRedirect(redirect, oldAddresses.find, (address) => standingOf(request, address));

  /** The page whose file another server would have sent, as in `/index.html` and `/about/index.php`; null where there is none. */
  async function ofFolder(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null> {
    const [, folder = null] = /^(\/(?:.+\/)?)(?:index|default)\.(?:html?|php|aspx?)$/i.exec(pathOf(request)) ?? [];
    const address = folder === null ? null : spellPath(folder);
    if (address === null) return null;
    if (!isOwnPage(address) && (await standingOf(request, address)).kind === 'nowhere') return null;
    return leadOn(address, isOwn);
  }

  return {
    async byNumber(request, isOwn) {
      const address = readNumberAddress(request.url);
      if (address === null || isElsewhere(pathOf(request))) return null;
      const before = keepUp();
      const key = `${address.folder} ${address.number}`;
      let found = knownNumbers.get(key);
      if (found === undefined) {
        numbers ??= openNumbers();
        const reading = numbers;
        // What could not be read is asked for again.
        const find = await reading.catch((error: unknown) => {
          if (numbers === reading) numbers = null;
          throw error;
        });
        const target = await find(address);
        found = { location: target === null ? null : await follow(request, target) };
        if (before === currentGeneration()) knownNumbers.set(key, found);
      }
      return found.location === null ? null : leadOn(found.location, isOwn);
    },
    async byPath(request, isOwn) {
      // One with a capital that the site's own addresses do not tell apart was noted as it was typed.
      const redirect =
        (await oldAddresses.find(pathOf(request))) ?? (await oldAddresses.find(splitUrl(request.originalUrl).path));
      if (redirect === null) return ofFolder(request, isOwn);
      const before = keepUp();
      const found = known.get(redirect.id) ?? { location: await follow(request, redirect) };
      if (before === currentGeneration()) known.set(redirect.id, found);
      oldAddresses.noteAsked(redirect.id);
      return found.location === null ? null : leadOn(found.location, isOwn);
    },
  };
}
