/** Id of the script element (of type JSON) with the data that the server read for the page. */
export const EMBEDDED_ID = 'embedded';

/** Id of the script element with the studio's facts, which every page has. */
export const SITE_ID = 'site';

/** The data in an element of the page; null where there is none. */
export function readEmbedded(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** The origin of the page, for absolute addresses. */
export function pageOrigin(): string {
  return window.location.origin;
}
