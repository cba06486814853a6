import { createGet } from '../../api/read.ts';
import { createReads } from '../../api/reads.ts';
import { pageOrigin, readEmbedded } from '../../platform/embedded.ts';
import { createEmbeddedFetch, toEmbedded } from '../embedded.ts';

/** The provider's origin, fixed when the site is built; the page's own unless told (README, "Another provider"). */
export const host = import.meta.env.VITE_PROVIDER_HOST ?? '';

/** What a server has drawn and read for this page; null where it is only index.html. */
export const embedded = toEmbedded(readEmbedded());

/** The site's origin, for absolute addresses. */
export function siteOrigin(): string {
  return embedded?.origin ?? pageOrigin();
}

const { fetch, forget } = createEmbeddedFetch(embedded, (request) => globalThis.fetch(request));

/** From here on every read asks the provider. */
export const forgetEmbedded = forget;

/** The public reads against the configured provider. */
export const reads = createReads({ host, get: createGet(host, fetch) });
