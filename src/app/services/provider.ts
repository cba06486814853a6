import { ProblemError, unreachable } from '../../api/problem.ts';
import { pageOrigin, readEmbedded } from '../../platform/embedded.ts';
import { toEmbedded } from '../embedded.ts';

/** What a server has drawn and read for this page; null where it is only index.html. */
export const embedded = toEmbedded(readEmbedded());

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
