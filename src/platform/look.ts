/** Id of the style element with the look of the page. */
export const LOOK_ID = 'look';

/** Id of the template in which the dashboard keeps the style sheet of the site's look, for previews. */
export const SITE_LOOK_ID = 'site-look';

/**
 * Draws a document in a look, in place of the one that it had. By a constructed sheet: a policy that lets in no foreign style elements
 * lets in what a script of its own writes there.
 */
export function drawLook(page: Document, css: string): void {
  page.getElementById(LOOK_ID)?.remove();
  // A document takes only sheets of its own window.
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}

/** The same of this window's own page. */
export const drawPageLook = (css: string): void => drawLook(document, css);

/** The style sheet of the site's look, within the dashboard; empty where the built one holds. */
export function readSiteLook(): string {
  const kept = document.getElementById(SITE_LOOK_ID);
  return kept instanceof HTMLTemplateElement ? (kept.content.textContent ?? '') : '';
}

/** From now on the site has this look, and the dashboard what it takes of it. */
export function keepSiteLook(site: string, dashboard: string): void {
  let kept = document.getElementById(SITE_LOOK_ID);
  if (!(kept instanceof HTMLTemplateElement)) {
    kept = document.createElement('template');
    kept.id = SITE_LOOK_ID;
    document.body.append(kept);
  }
  if (kept instanceof HTMLTemplateElement) kept.content.textContent = site;
  drawLook(document, dashboard);
}
