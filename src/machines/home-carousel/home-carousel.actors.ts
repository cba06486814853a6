/** The home carousel does no I/O: its films report to it through the screen. Here so that every machine is filled alike. */
export function createHomeCarouselActors() {
  return {};
}
