/** Until the first film in an element of the page plays; at once where there is none. */
export async function filmPlays(target: unknown): Promise<void> {
  const film = target instanceof Element ? target.querySelector('video') : null;
  if (film === null) return;
  await new Promise((resolve) => {
    film.addEventListener('timeupdate', resolve, { once: true });
  });
}
