import { ProblemError, unreachable } from '../../api/problem.ts';
import type { PageReads } from '../../api/site/reads.ts';
import { EMBEDDED_ID, pageOrigin, readEmbedded, SITE_ID } from '../../platform/embedded.ts';
import { toEmbedded, toSite } from '../embedded.ts';
import { reopenPage } from '../../platform/arrival.ts';
import { loadReading } from './reading.ts';

/** What a server has drawn and read for this page; null where it is only index.html. */
export const embedded = toEmbedded(readEmbedded(EMBEDDED_ID));

/** The studio's facts, with which the page came. */
export const site = toSite(readEmbedded(SITE_ID));

/** The site's origin, for absolute addresses. */
export function siteOrigin(): string {
  return embedded?.origin ?? pageOrigin();
}

/** Whether the code of the reads could not be fetched. */
let isCodeLost = false;

/**
 * The public reads: of the configured provider, or in a static export of its documents. Their code is fetched when something is to
 * be read.
 *
 * @throws {ProblemError} when it cannot be fetched
 */
export async function loadReads(): Promise<PageReads> {
  try {
    return (await loadReading()).readsOf(embedded?.file);
  } catch {
    // Many browsers fetch no module a second time: where the server answers again, the page does instead.
    if (isCodeLost) await reopenPage();
    isCodeLost = true;
    throw new ProblemError(unreachable);
  }
}
