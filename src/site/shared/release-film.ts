/** The page that comes has been drawn by then, in milliseconds. */
const DRAWN = 150;

/**
 * Ends the loading of a film that has left the page; nothing else would. Not at once: it takes 5 ms a film on a slow phone, and the page that
 * was opened is to be seen first.
 */
export function releaseFilm(film: HTMLVideoElement): void {
  setTimeout(() => {
    if (film.isConnected) return;
    film.removeAttribute('src');
    film.replaceChildren();
    film.load();
  }, DRAWN);
}
