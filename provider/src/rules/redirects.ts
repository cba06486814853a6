import { readSource as readOldAddress, readTarget as readNewAddress } from '@vitrine/content/redirect';
import type { RedirectFault, RedirectTarget } from '@vitrine/content/redirect';
import { badRequest } from '../lib/http-error.ts';

export { isElsewhere, isOwnPage, readableTarget, toReadable, toRedirectPath } from '@vitrine/content/redirect';
export type { RedirectTarget } from '@vitrine/content/redirect';

/** The most redirects: each answer of 404 looks among them. */
export const mostRedirects = 10_000;
/** How many others an address may lead through. */
export const longestChain = 10;

function orRefuse<Read extends object>(read: Read | RedirectFault, part: 'source' | 'target'): Read {
  if ('fault' in read) throw badRequest(read.fault, part);
  return read;
}

/**
 * Reads the old address of a redirect: its path, whatever host the studio had then. Query and fragment are left out.
 * @throws {HttpError} 400 for anything else, and for an address that the site itself answers
 */
export const readSource = (typed: string): string => orRefuse(readOldAddress(typed), 'source').source;

/**
 * Reads where a redirect is to lead: a path of this site, or an https address.
 * @throws {HttpError} 400 for anything else
 */
export const readTarget = (typed: string, ownOrigins: readonly string[]): RedirectTarget =>
  orRefuse(readNewAddress(typed, ownOrigins), 'target');
