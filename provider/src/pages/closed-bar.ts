import { allowStyles, sourceOf } from '../http/headers.ts';
import type { CachedResponse } from '../http/response-cache/cached-response.ts';

/** By which the site's code knows that its reads need the session (src/platform/closed-site.ts). */
const barId = 'closed-bar';

/** At the foot of the window, in the colours of the black theme, and not on paper. */
const style = [
  `#${barId}{position:fixed;z-index:30;bottom:12px;left:12px;display:flex;gap:16px;align-items:center;max-width:calc(100vw - 24px);padding:8px 16px;`,
  'border:1px solid #8a8a86;background:var(--night);color:var(--night-ink);font:500 14px/1.4 var(--text-face,Anek),system-ui,sans-serif}',
  `#${barId} a{display:inline-block;padding:8px 0;color:inherit;text-decoration:underline;text-underline-offset:3px}`,
  `#${barId} a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`,
  `@media print{#${barId}{display:none}}`,
].join('');

const bar = `<aside id="${barId}" aria-label="Closed site" lang="en"><style>${style}</style><span>Closed: only you see this</span><a href="/dashboard">Open the site</a></aside>`;

/** A page of a closed site as its owner sees it. */
export function withClosedBar(response: CachedResponse): CachedResponse {
  // Its tag is that of the page without the bar.
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => name !== 'etag'));
  const policy = headers['content-security-policy'];
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  if (!isPage || policy === undefined) return response;
  return {
    ...response,
    headers: { ...headers, 'content-security-policy': allowStyles(policy, [sourceOf(style)]) },
    body: Buffer.from(response.body.toString().replace('</body>', () => `${bar}</body>`)),
    encoded: {},
  };
}
