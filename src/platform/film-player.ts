import { filmAt } from '../domain/film-address.ts';
import { sessionStore } from './storage.ts';

/** Links to films, as `domain/film-address.ts` makes them. */
const links = 'a[style*="/media/film-"]';
/** The address of the film for which this document was reloaded. */
const asked = 'film-asked';

/**
 * Puts the player in place of its link, and the focus into it. Only here is anything asked of the other service.
 *
 * A document may show players only where its page has films, as its policy says. Whoever came here from another page is still in
 * that page's document: it is reloaded, once, and the film opens then.
 */
export function openFilm(link: HTMLAnchorElement): void {
  const film = filmAt(link.href);
  if (film === null) return;
  const frame = document.createElement('iframe');
  const isSecond = sessionStore.read(asked) === link.href;
  sessionStore.remove(asked);
  const refuse = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective !== 'frame-src') return;
    document.removeEventListener('securitypolicyviolation', refuse);
    if (isSecond) {
      window.location.assign(link.href);
      return;
    }
    sessionStore.write(asked, link.href);
    window.location.reload();
  };
  // Told after the frame has loaded a page that says nothing.
  document.addEventListener('securitypolicyviolation', refuse);
  frame.title = link.textContent;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  Object.assign(frame.style, { display: 'block', width: '100%', aspectRatio: '16 / 9', border: '0' });
  // YouTube plays nothing for who does not say where it is shown.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = film.player;
  // The link stays React's: with its paragraph the player goes too.
  link.style.display = 'none';
  link.after(frame);
  frame.focus();
}

function filmOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
}

/** Opens films where they stand from now on, and the one for which the document was reloaded. On a server there are none. */
export function watchFilmLinks(): void {
  if (typeof document === 'undefined') return;
  document.addEventListener('click', (event) => {
    const link = filmOf(event);
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openFilm(link);
  });
  // As a button answers it.
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? filmOf(event) : null;
    if (link === null) return;
    event.preventDefault();
    openFilm(link);
  });
  const wanted = sessionStore.read(asked);
  const link = [...document.querySelectorAll<HTMLAnchorElement>(links)].find(({ href }) => href === wanted);
  if (link !== undefined) openFilm(link);
}
