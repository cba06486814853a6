/** The project carousel does no I/O: its buttons speak to it through the screen. Here so that every machine is filled alike. */
export function createProjectCarouselActors() {
  return {};
}
