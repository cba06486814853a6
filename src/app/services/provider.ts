import { pageOrigin, readEmbedded } from '../../platform/embedded.ts';
import { toEmbedded } from '../embedded.ts';

/** What a server has drawn and read for this page; null where it is only index.html. */
export const embedded = toEmbedded(readEmbedded());

/** The site's origin, for absolute addresses. */
export function siteOrigin(): string {
  return embedded?.origin ?? pageOrigin();
}

/** The public reads against the configured provider. Their code is fetched when something is to be read. */
export async function loadReads() {
  return (await import('./reads.ts')).reads;
}
