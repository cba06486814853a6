/** The document of a static export, whose host reads no query and knows no address without a file. */

/** Path and query for which a document was drawn, and the parameters of the query that it depends on. */
interface Drawn {
  /** Null for the page of all addresses at which there is nothing. */
  readonly address: string | null;
  readonly parameters: readonly string[];
}

/** What a page writes into the head, to be rewritten for another address. */
const ofPage =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical]';

function keepParameters(search: string, names: readonly string[]): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  kept.sort();
  return kept.toString();
}

/** Folder and file that a host may show in the address belong to no page of the site. */
const withoutFile = (pathname: string) => pathname.replace(/\/(?:index\.html)?$/, '') || '/';

function showAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address + window.location.hash);
}

/** Links led to files until now; from here on the app follows them, to addresses with a query. */
function restoreLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-to]')) {
    link.setAttribute('href', link.dataset['to'] ?? '');
    delete link.dataset['to'];
  }
}

/**
 * Puts the address that this document shows into the bar, in place of that of its file. Where the query asks for another page
 * than the host has sent, the head is cleared for that one.
 *
 * @returns whether the document shows what is at the address
 */
export function showDrawnAddress({ address, parameters }: Drawn): boolean {
  restoreLinks();
  const { pathname, search, origin } = window.location;
  const drawn = address === null ? null : new URL(address, origin);
  if (drawn !== null && withoutFile(pathname) !== drawn.pathname) {
    showAddress(drawn.pathname + drawn.search);
    return true;
  }
  if (drawn !== null && pathname !== drawn.pathname) showAddress(drawn.pathname + search);
  if (drawn !== null && keepParameters(search, parameters) === keepParameters(drawn.search, parameters)) return true;
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  return false;
}

/** The path of the page that is open. */
export function pagePath(): string {
  return window.location.pathname;
}
