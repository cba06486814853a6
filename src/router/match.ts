import { matchPath, type Params } from 'react-router-dom';

/** The path as routes see it: readable, but for a slash inside a segment. Broken escapes stay as they are. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** A route and what the address filled into its pattern. */
export interface Found<Route> {
  readonly route: Route;
  readonly params: Readonly<Params>;
}

/** The first route that has a pattern for the address; null where none has. */
export function findRoute<Route>(
  routes: readonly Route[],
  patternsOf: (route: Route) => readonly string[],
  address: string,
): Found<Route> | null {
  const pathname = decodePath(address);
  for (const route of routes) {
    for (const pattern of patternsOf(route)) {
      const match = matchPath(pattern, pathname);
      if (match !== null) return { route, params: match.params };
    }
  }
  return null;
}
