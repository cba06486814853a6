/** What the style of an element says, by property. Browsers drop the properties that only word processors know. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => {
    const at = declaration.indexOf(':');
    const [name, value] = at === -1 ? ['', ''] : [declaration.slice(0, at), declaration.slice(at + 1)];
    return [name.trim().toLowerCase(), value.trim().toLowerCase()] as const;
  });
  return new Map(declarations.filter(([name]) => name !== ''));
}

/** What of a style sheet changes which words are read, and how. */
const everywhere = ['display', 'visibility', 'vertical-align', 'white-space'];
/** Of words only: a heading is bold by being one. */
const ofWords = ['font-style', 'font-weight'];

function rulesOf(sheetText: string): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
}

/** Style sheets as elements that hold text alone: a page that allows none would complain of each, though none is applied. */
export const withSheetsAsText = (html: string): string => html.replaceAll(/<(\/?)style(?=[\s>])/gi, '<$1xmp');

/** Writes what the style sheets of a copied document, as they come from {@link withSheetsAsText}, say to the elements that they mean; what an element says itself goes before. */
export function applySheets(pasted: Document): void {
  const rules = [...pasted.querySelectorAll('xmp')].flatMap(({ textContent }) => rulesOf(textContent));
  // Each is written before what is there: the last one is to stand last.
  rules.reverse();
  for (const { selectorText, style } of rules) {
    const said = [...everywhere, ...ofWords].flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === '' ? [] : [{ name, value }];
    });
    if (said.length === 0) continue;
    for (const element of pasted.body.querySelectorAll(selectorText)) {
      const meant = said.filter(({ name }) => everywhere.includes(name) || element.localName === 'span');
      const own = element.getAttribute('style') ?? '';
      if (meant.length > 0) {
        element.setAttribute('style', `${meant.map(({ name, value }) => `${name}:${value};`).join('')}${own}`);
      }
    }
  }
}
