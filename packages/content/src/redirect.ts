import { beginsWithHost } from './host.ts';

/** How the addresses of a redirect are read: by the provider, and by the form, which shows it while they are typed. */

const longestSource = 1000;
const longestTarget = 2000;

/** Why an address cannot be a redirect's. */
export interface RedirectFault {
  readonly fault: string;
}

/** First parts of addresses that the server answers itself, or that are the administrator's: nothing is asked for there. */
const ownParts: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'dashboard',
  'healthz',
  'login',
  'media',
  'metrics',
  'p',
  'preview',
  'readyz',
  'version',
]);

/** Whether a path belongs to the server or to the dashboard, and so to no page. */
export const isElsewhere = (path: string): boolean => ownParts.has(path.split('/')[1] ?? '');

/** Pages that the site always has (specification, section 2): none of them can lead elsewhere. */
const ownPages: ReadonlySet<string> = new Set(['/', '/about', '/contact', '/home', '/index', '/story', '/work']);

/** Whether the site itself has a page at a path of {@link toRedirectPath}, whatever the studio makes. */
export const isOwnPage = (path: string): boolean => ownPages.has(path);

const encodePart = (part: string): string =>
  encodeURIComponent(part.normalize('NFC')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A path as redirects are compared: every part percent-encoded in one way (RFC 3986, capital digits, NFC), case as it is, no slash
 * at its end.
 * @param path without query and fragment, encoded or not
 * @returns null for one that no address can have, such as a `%` that encodes nothing
 */
export function toRedirectPath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part));
    // Browsers shorten these before they ask.
    if (parts.some((part) => part === '.' || part === '..')) return null;
    return (
      parts
        .map(encodePart)
        .join('/')
        .replace(/(?<!\/)\/+$/, '') || '/'
    );
  } catch {
    return null;
  }
}

/** A path of {@link toRedirectPath} as a person reads it; what would read as another address stays encoded. */
export function toReadable(path: string): string {
  return decodeURIComponent(
    path.replaceAll(/%(?:2[35F]|3F|5C|[01]\d|[01][A-F]|20|7F)/g, (code) => code.replace('%', '%25')),
  );
}

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** An address as it was typed or copied, with the scheme or the slash at its beginning that it lacks. */
function complete(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[/?#]/.test(text) || (hasScheme.test(text) && !/^[^/]*:\d/.test(text))) return text;
  return beginsWithHost(text) ? `https://${text}` : `/${text}`;
}

const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Path, query and fragment of an address of this site; null for one of another. */
function pathOfOwn(address: string, ownOrigins: readonly string[]): string | null {
  if (!hasScheme.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return ownOrigins.includes(url.origin) ? url.pathname + url.search + url.hash : null;
}

const isWeb = (address: string): boolean => /^https?:/i.test(address) && URL.canParse(address);

/** The old address of a redirect: its path, whatever host the studio had then. Query and fragment are left out. */
export function readSource(typed: string): { readonly source: string } | RedirectFault {
  const address = complete(typed);
  const path = toRedirectPath(withoutQuery(isWeb(address) ? new URL(address).pathname : address));
  if (path === null) {
    return { fault: 'An old address begins with one / and has no % that encodes nothing, such as /old/page.' };
  }
  if (path === '/') {
    const instead = /^[^/?#:]+/.exec(typed.trim())?.[0];
    const hint =
      instead === undefined || hasScheme.test(typed.trim())
        ? ''
        : ` Where this is the name of a page, begin with /, as in /${instead}.`;
    return { fault: `The home page is always there, so it cannot lead elsewhere.${hint}` };
  }
  if (path.length > longestSource) return { fault: 'This address is too long.' };
  if (isOwnPage(path)) {
    return { fault: `The site itself has a page at ${path}, so this address cannot lead elsewhere.` };
  }
  if (isElsewhere(path)) {
    return {
      fault: `What begins with /${path.split('/')[1] ?? ''} belongs to the site itself. It cannot lead elsewhere.`,
    };
  }
  return { source: path };
}

/** Where a redirect leads. */
export interface RedirectTarget {
  /** As it is sent: path, query and fragment, or an https address; ASCII only. */
  readonly target: string;
  /** Its path as {@link toRedirectPath} writes it; null where it is another site's. */
  readonly targetPath: string | null;
}

/** Whatever a path is put behind here is of this host, or no path. */
const here = 'https://here.invalid';

const noTarget: RedirectFault = { fault: 'Write a path of this site, such as /work, or an address with https://.' };

/** Where a redirect is to lead: a path of this site, or an https address. */
export function readTarget(typed: string, ownOrigins: readonly string[]): RedirectTarget | RedirectFault {
  const address = complete(typed);
  const own = pathOfOwn(address, ownOrigins);
  if (own === null) {
    if (!URL.canParse(address)) return noTarget;
    const url = new URL(address);
    const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
    if (!isPlain || url.href.length > longestTarget) return noTarget;
    return { target: url.href, targetPath: null };
  }
  if (!own.startsWith('/') || !URL.canParse(own, here)) return noTarget;
  const { origin, pathname, search, hash } = new URL(own, here);
  const targetPath = toRedirectPath(pathname);
  const target = pathname + search + hash;
  if (origin !== here || targetPath === null || target.length > longestTarget) return noTarget;
  return { target, targetPath };
}

/** A target as a person reads it; a query stays as it is, since it may hold anything. */
export const readableTarget = ({ target, targetPath }: RedirectTarget): string =>
  targetPath === null ? target : toReadable(targetPath) + (/[?#].*|$/s.exec(target)?.[0] ?? '');
