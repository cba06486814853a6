import { isPlainClick } from '../domain/plain-click.ts';

/** The link of a plain click that leads to another page of this site within this tab. */
export function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '' || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Leaving for another site unloads the page, for which the browser has its own question.
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link;
}
