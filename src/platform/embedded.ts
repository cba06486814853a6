/** Id of the script element (of type JSON) with the data that the server read for the page. */
export const EMBEDDED_ID = 'embedded';

/** The data that the server embedded; null in a page that was not server-rendered. */
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
