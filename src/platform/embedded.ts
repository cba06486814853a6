/** Id of the inert script element that holds what the server read for the page. */
export const EMBEDDED_ID = 'embedded';

/** What the server wrote into the page beside its HTML; null in a page that no server has drawn, or that is broken. */
export function readEmbedded(): unknown {
  try {
    return JSON.parse(document.getElementById(EMBEDDED_ID)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** The origin of the page, for absolute addresses. */
export function pageOrigin(): string {
  return window.location.origin;
}
