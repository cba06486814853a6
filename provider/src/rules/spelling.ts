/**
 * Parts of addresses that the site's own router takes in capitals too, which only the first part of a path can be: what stands behind
 * it is an id, a slug or a token.
 */
const foldedRoots: ReadonlySet<string> = new Set([
  'about',
  'contact',
  'dashboard',
  'home',
  'index',
  'individual',
  'login',
  'p',
  'preview',
  'project',
  'story',
  'work',
]);

/** What `encodeURIComponent` encodes although a path may have it as it is (RFC 3986, 3.3: sub-delims, `:` and `@`). */
const needlesslyEncoded = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** A part of a path: percent-encoded where it has to be, in capital digits, NFC. Throws where a `%` encodes nothing. */
const spellPart = (part: string): string =>
  encodeURIComponent(decodeURIComponent(part).normalize('NFC')).replaceAll(needlesslyEncoded, decodeURIComponent);

/** The parts of a path without empty ones and with those gone that `..` takes back (RFC 3986, 5.2.4). */
function withoutDots(parts: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return kept;
}

/** Most paths are as they should be, which is seen at once. */
const isPlain =
  /^\/(?:[a-z0-9_~!$&'()*+,;=:@-][a-z0-9_~!$&'()*+,;=:@.-]*(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*)?$/;

/**
 * The one spelling of a path, by which alone all rules judge: decoded and encoded in one way, without dot segments, double slashes and
 * one at its end, and in lower case where the router ignores case. It begins with one slash and never with two, whatever
 * it was made of.
 *
 * @param path begins with a slash, without query and fragment
 * @returns null for one that no address can have: a `%` that encodes nothing, or a backslash behind the first slash, which browsers take
 *   for a second one
 */
export function spellPath(path: string): string | null {
  if (isPlain.test(path)) return path;
  // Bytes that were sent as they are.
  const ascii = path.replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  try {
    const [first = '', ...rest] = withoutDots(ascii.split('/').map(spellPart));
    if (first.startsWith('%5C')) return null;
    const folded = first.toLowerCase();
    return `/${[foldedRoots.has(folded) ? folded : first, ...rest].join('/')}`;
  } catch {
    return null;
  }
}

/** A `%` that no encoded letter begins with, and bytes that are none together. */
const encodeStray = (text: string): string => text.replaceAll('%', '%25');

/**
 * A target in which each `%` that encodes nothing stands for itself, as it was typed into the address bar: `/project/100%` is
 * `/project/100%25`.
 * @param target as it stands in a request's first line; its query stays as it is
 */
export function encodeStrays(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const mended = path.split(/((?:%[0-9a-f]{2})+)/i).map((part, at) => {
    if (at % 2 === 0) return encodeStray(part);
    return spellPath(`/${part}`) === null ? encodeStray(part) : part;
  });
  return mended.join('') + target.slice(path.length);
}

/** What a request is for. */
export interface Target {
  /** Path in its one spelling, and query as it was sent; `null` for a path that no address can have. */
  readonly url: string | null;
  /** Whether the path had that spelling. */
  readonly isSpelt: boolean;
  /** The host that an absolute target names; `null` where it names none. */
  readonly host: string | null;
}

/** `http://studio.example/work`: what a client sends to a proxy, and any server has to take (RFC 9112, 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** @param target as it stands in a request's first line */
export function readTarget(target: string): Target {
  const [start = '', host = null] = absolute.exec(target) ?? [];
  const rest = target.slice(start.length);
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(rest) ?? [];
  const asked = path === '' && host !== null ? '/' : path;
  const spelt = asked.startsWith('/') ? spellPath(asked) : null;
  return { url: spelt === null ? null : spelt + query, isSpelt: spelt === asked && !rest.includes('#'), host };
}
