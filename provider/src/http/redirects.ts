import type { Clock } from '../lib/clock.ts';
import { conflict, HttpError } from '../lib/http-error.ts';
import type { Redirect, RedirectFields, RedirectRepository } from '../repositories/redirects.ts';
import { longestChain, mostRedirects, toRedirectPath } from '../rules/redirects.ts';

/** What the site itself has at an address: a page, one that has moved, or none. */
export type Standing = { readonly kind: 'there' | 'nowhere' } | { readonly kind: 'moved'; readonly to: string };

/** The old addresses, for whoever answers requests. */
export interface Redirects {
  /** @param path as it was asked for, without its query */
  find(path: string): Promise<Redirect | null>;
  /** Counts an answer, in memory. */
  noteAsked(id: number): void;
  /** Writes what was counted: one small transaction for all of it. To be called now and then, and at the end. */
  writeCounts(): Promise<void>;
}

/**
 * Follows a redirect to where something is, so that the answer leads there at once: through other redirects, and addresses that
 * something had before.
 * @param standingOf looks at an address of this site
 * @returns path, query and fragment, or an https address; null while there is nothing at its end, such as a draft
 */
export async function followRedirect(
  { target, targetPath }: Pick<Redirect, 'target' | 'targetPath'>,
  find: Redirects['find'],
  standingOf: (address: string) => Promise<Standing>,
): Promise<string | null> {
  let [address, isOwn] = [target, targetPath !== null];
  for (let hop = 0; isOwn && hop <= 2 * longestChain; hop += 1) {
    const [asked = '', fragment] = address.split('#', 2);
    const standing = await standingOf(asked);
    if (standing.kind === 'there') return address;
    if (standing.kind === 'moved') {
      address = standing.to + (fragment === undefined ? '' : `#${fragment}`);
      continue;
    }
    const next = await find(asked.replace(/\?.*/s, ''));
    if (next === null) return null;
    [address, isOwn] = [next.target, next.targetPath !== null];
  }
  return isOwn ? null : address;
}

/**
 * Refuses a redirect that does not go with the others; inside the transaction that writes it.
 * @param own the one that it takes the place of
 * @throws {HttpError} 409 when its address leads somewhere already, when it would lead in a circle or through too many others, or
 *   when there are as many as there may be
 */
export async function assertFits(
  redirects: RedirectRepository,
  { source, targetPath }: RedirectFields,
  own: Redirect | null,
): Promise<void> {
  const refuse = (message: string, part: 'source' | 'target') => new HttpError(409, message, { part });
  const other = await redirects.findBySource(source);
  if (other !== null && other.id !== own?.id) {
    throw refuse(`This address leads to ${other.target} already. Change that one.`, 'source');
  }
  if (own === null && (await redirects.count()) >= mostRedirects) {
    throw conflict(
      `There are ${mostRedirects.toLocaleString('en')} redirects, and no more can be kept. Delete some first.`,
    );
  }
  let length = 1;
  for (let path = targetPath; path !== null; length += 1) {
    if (path === source) throw refuse('It would lead back to itself.', 'target');
    if (length > longestChain) throw refuse('It would lead through too many other redirects.', 'target');
    const next = await redirects.findBySource(path);
    // The one that is changed leads elsewhere from now on.
    if (next === null || next.id === own?.id) break;
    path = next.targetPath;
  }
  if (length + (await redirects.depthTo(source, longestChain)) > longestChain) {
    throw refuse('It would lead through too many other redirects.', 'target');
  }
}

/** Counts in memory, in this process alone, until `writeCounts`. */
export function createRedirects(
  redirects: RedirectRepository,
  clock: Clock,
  atomically: (work: () => Promise<void>) => Promise<void>,
): Redirects {
  let counted = new Map<number, { times: number; at: number }>();
  return {
    async find(path) {
      const source = toRedirectPath(path);
      return source === null ? null : await redirects.findBySource(source);
    },
    noteAsked(id) {
      counted.set(id, { times: (counted.get(id)?.times ?? 0) + 1, at: clock() });
    },
    async writeCounts() {
      if (counted.size === 0) return;
      const written = counted;
      // What is asked for meanwhile is for the next time, and so is all where it cannot be written.
      counted = new Map();
      try {
        await atomically(() => redirects.addAsked([...written].map(([id, { times, at }]) => ({ id, times, at }))));
      } catch (error) {
        for (const [id, { times, at }] of written) {
          const since = counted.get(id);
          counted.set(id, { times: times + (since?.times ?? 0), at: since?.at ?? at });
        }
        throw error;
      }
    },
  };
}
