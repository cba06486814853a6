/**
 * Puts the address of the page into the bar in place of another that leads to it, such as a former one. The page stays.
 *
 * @param path of the same kind as the one there: `/project/…`
 */
export function showAddress(path: string): void {
  const { pathname, search, hash } = window.location;
  const kind = path.slice(0, path.lastIndexOf('/') + 1);
  if (pathname === path || !pathname.startsWith(kind)) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
}
