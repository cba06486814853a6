import { isPlainClick } from '../domain/plain-click.ts';

/**
 * The link of a plain click that leads to another page of this site within this tab.
 *
 * @param target of the click, where that is still to be sent
 */
export function linkAway(event: MouseEvent, target = event.target): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.href === '' || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Leaving for another site unloads the page, for which the browser has its own question.
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link;
}
