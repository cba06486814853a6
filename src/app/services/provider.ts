import { ProblemError, unreachable } from '../../api/problem.ts';
import { EMBEDDED_ID, pageOrigin, readEmbedded, SITE_ID } from '../../platform/embedded.ts';
import { toEmbedded, toSite } from '../embedded.ts';

/** What a server has drawn and read for this page; null where it is only index.html. */
export const embedded = toEmbedded(readEmbedded(EMBEDDED_ID));

/** The studio's facts, with which the page came. */
export const site = toSite(readEmbedded(SITE_ID));

/** The site's origin, for absolute addresses. */
export function siteOrigin(): string {
  return embedded?.origin ?? pageOrigin();
}

/**
 * The public reads against the configured provider. Their code is fetched when something is to be read.
 *
 * @throws {ProblemError} when it cannot be fetched
 */
export async function loadReads() {
  try {
    return (await import('./reads.ts')).reads;
  } catch {
    throw new ProblemError(unreachable);
  }
}
