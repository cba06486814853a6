/**
 * What shared caches in front of the provider, a CDN or a proxy, are told of public pages and reads. They may answer for ten
 * seconds, for a minute more while they ask again, and for a day while nobody answers here (RFC 9213, RFC 5861).
 */

/** In seconds. */
const fresh = 10;
const staleWhileRevalidate = 60;
const staleIfError = 86_400;

/** Names everything that a write may change: what a CDN is asked to purge. */
export const contentTag = 'content';

/** Headers of a public page or read. Browsers revalidate each time, mostly to hear 304. */
export const forEverybody: Readonly<Record<string, string>> = {
  'cache-control': `public, max-age=0, s-maxage=${String(fresh)}`,
  'cdn-cache-control': cdnPolicy(fresh, staleWhileRevalidate),
  'cache-tag': contentTag,
  'surrogate-key': contentTag,
};

/** Header of what a visitor finds where nothing is, or where it failed: as it is now. */
export const failureForEverybody: Readonly<Record<string, string>> = { 'cache-control': 'no-cache' };

/** Whether shared caches may keep an answer with these headers. */
const isShareable = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(forEverybody).every((name) => name in headers);

/** Whether these are the headers of an answer that everybody gets alike. */
export const isForEverybody = (headers: Readonly<Record<string, string>>): boolean =>
  isShareable(headers) || headers['cache-control'] === failureForEverybody['cache-control'];

/** The policy of what only the session's administrator may see, or is to see as it is now. */
export const forSession = 'private, no-store';

function cdnPolicy(maxAge: number, whileRevalidating: number): string {
  return `max-age=${String(maxAge)}, stale-while-revalidate=${String(whileRevalidating)}, stale-if-error=${String(staleIfError)}`;
}

/**
 * The same headers where nobody tells the caches in front to forget: they do not answer for a provider that answers with an error, since a
 * closed site is one (docs/decisions/100).
 */
export function withoutPurge(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'cdn-cache-control': policy } = headers;
  return policy === undefined
    ? headers
    : { ...headers, 'cdn-cache-control': policy.replace(/, stale-if-error=\d+$/, '') };
}

/**
 * The same headers where what they are about changes by itself.
 *
 * @param seconds until then; `Infinity` where nothing changes
 */
export function untilChange(
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Readonly<Record<string, string>> {
  if (!isShareable(headers) || seconds >= fresh + staleWhileRevalidate) return headers;
  const maxAge = Math.min(fresh, seconds);
  return {
    ...headers,
    'cache-control': `public, max-age=0, s-maxage=${String(maxAge)}`,
    'cdn-cache-control': cdnPolicy(maxAge, seconds - maxAge),
  };
}
