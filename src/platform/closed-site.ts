/** Notes for the rest of this visit what the dashboard has heard: from it one may go to the site without loading a document. */
export function noteClosedSite(isClosed: boolean): void {
  document.documentElement.toggleAttribute('data-closed-site', isClosed);
}

/**
 * Whether the site is closed and this is its owner: the dashboard has noted it, or the provider has put a bar into the document that
 * says so.
 */
export function isClosedSite(): boolean {
  return document.documentElement.hasAttribute('data-closed-site') || document.getElementById('closed-bar') !== null;
}
