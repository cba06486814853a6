import { unknownSite } from './wxr.ts';

/** A link's address in Markdown; null for what leads nowhere from here. */
export function toHref(typed: string, base: string): string | null {
  const text = typed.trim();
  // What a shortcode would have made of it is gone.
  if (text === '' || /^[#[]/.test(text) || !URL.canParse(text, base || undefined)) return null;
  const url = new URL(text, base || undefined);
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  // Of a site that nobody knows, the path is left: redirects take it on.
  const href = url.origin === unknownSite ? url.pathname + url.search + url.hash : url.href;
  return href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C').replaceAll(/\s/g, '%20');
}

/**
 * Whether a file ends with the old site: it is there, or in its media library.
 * @param address whole
 * @param base the site's address; empty where nobody knows it
 */
export function isOfSite(address: string, base: string): boolean {
  const { host, pathname } = new URL(address);
  const own = base === '' ? '' : new URL(base).host;
  const bare = (name: string): string => name.replace(/^www\./, '');
  return (
    bare(host) === bare(own) || /\/wp-content\/|\/content\/(?:files|images|media)\/|\/s\//.test(pathname) || own === ''
  );
}
