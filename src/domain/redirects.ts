import { readableTarget, readSource, readTarget, toReadable } from '@vitrine/content/redirect';
import type { Id } from './content.ts';
import { createSearch } from './search.ts';

/** An old address and where it leads. */
export interface Redirect {
  readonly id: Id;
  /** A path of this site, without a slash at its end. */
  readonly source: string;
  /** A path of this site, or an https address. */
  readonly target: string;
  /** How often it was asked for. */
  readonly asked: number;
  /** When it was last, as ISO 8601; null before. */
  readonly askedAt: string | null;
}

/** What is typed of one. */
export type RedirectTexts = Pick<Redirect, 'source' | 'target'>;

/** What is missing in a form; null for a field that may be sent. What an address may be, the provider says. */
export function checkRedirect({ source, target }: RedirectTexts): Readonly<Record<keyof RedirectTexts, string | null>> {
  return {
    source: source.trim() === '' ? 'Please enter the old address' : null,
    target: target.trim() === '' ? 'Please enter where it leads' : null,
  };
}

/** What the provider will make of an old address; `''` while that cannot be said, or nothing is typed. */
export function describeSource(typed: string): string {
  if (typed.trim() === '') return '';
  const read = readSource(typed);
  return 'fault' in read ? '' : `Read as ${toReadable(read.source)}`;
}

/** The same of where it leads. @param ownOrigin of the site itself */
export function describeTarget(typed: string, ownOrigin: string): string {
  if (typed.trim() === '') return '';
  const read = readTarget(typed, [ownOrigin]);
  if ('fault' in read) return '';
  return read.targetPath === null ? `Another site: ${read.target}` : `On this site: ${readableTarget(read)}`;
}

/** Those that have the words in one of their addresses. */
export function findRedirects(redirects: readonly Redirect[], words: string): readonly Redirect[] {
  const isIn = createSearch(words);
  return redirects.filter(({ source, target }) => isIn(source) || isIn(target));
}
