import { mergePolicies } from '../http/headers.ts';

/** A document of an export: where it lies, and its policy. */
export interface DocumentFacts {
  /** Path of its folder, such as `/project/upar`; null for the page of what is not there. */
  readonly path: string | null;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** Headers whose value differs between pages and media: said for each, since hosts join what several rules say. */
const ownOf = new Set(['content-security-policy', 'cross-origin-resource-policy']);

const ofPages = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
] as const;

/** `Cache-Control` of a file whose name never has another content. */
export const forGood = 'public, max-age=31536000, immutable';

const toRule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The first part of a path: `/project` of `/project/upar`. */
const groupOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The most rules that Cloudflare reads; pages beyond them have the general policy. */
const mostRules = 100;

/**
 * The `_headers` file of Netlify and Cloudflare Pages: the security headers of the served site. Pages that lie beside each other are
 * drawn by one screen, and have one rule. What several rules say of a path is joined by some hosts, and two policies both hold: that of
 * everything allows what any page needs.
 * @param served headers of a page as the provider answers it, lower case
 */
export function writeHeaders(documents: readonly DocumentFacts[], served: Readonly<Record<string, unknown>>): string {
  const known = ofPages.flatMap((name) => {
    const value = served[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const shared = known.filter(([name]) => !ownOf.has(name));
  const resourcePolicy = known.filter(([name]) => name === 'cross-origin-resource-policy');
  const groups = Map.groupBy(
    documents.flatMap(({ path, policy }) => (path === null ? [] : [{ group: groupOf(path), policy }])),
    ({ group }) => group,
  );
  // Hosts send the page of what is not there at any address.
  const nothing = documents.filter(({ path }) => path === null);
  const rules = [...groups].flatMap(([group, pages]) => {
    const headers = {
      'content-security-policy': mergePolicies([...pages, ...nothing].map(({ policy }) => policy)),
      ...Object.fromEntries(resourcePolicy),
    };
    return group === '/' ? [toRule('/', headers)] : [toRule(group, headers), toRule(`${group}/*`, headers)];
  });
  return `${[
    toRule('/*', {
      'content-security-policy': mergePolicies(documents.map(({ policy }) => policy)),
      ...Object.fromEntries(shared),
    }),
    toRule('/assets/*', { 'cache-control': forGood }),
    toRule('/media/*', { 'cache-control': forGood, 'cross-origin-resource-policy': 'cross-origin' }),
    ...rules,
  ]
    .slice(0, mostRules)
    .join('\n\n')}\n`;
}

/** The `_redirects` file of the same hosts: former addresses lead to those of now. */
export function writeRedirects(moved: readonly (readonly [from: string, to: string])[]): string {
  return moved.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
