/** How Playwright's injected scripts set a field's text (tests/scripts/firefox-messages.test.ts). */
export const settings = [
  ['inputElement.value = value;', 'value'],
  ['inputElement.value += text;', 'inputElement.value + text'],
] as const;

/** Lets them call the setter of the prototype: React, which has put one of its own on the field, hears of the change then. */
export function callNativeSetter(message: string): string {
  return settings.reduce(
    (text, [found, value]) =>
      text.replaceAll(
        found,
        `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, ${value});`,
      ),
    message,
  );
}

/**
 * Keeps Playwright's `addInitScript` from the empty document that Firefox begins every page with: storage throws there. Playwright
 * wraps each script in this function; its own have other ones.
 */
export function skipBlank(message: string): string {
  return message.replace('"functionDeclaration":"() => { return ', `$&document.URL === 'about:blank' ? undefined : `);
}

/** How Playwright scrolls to what it is about to press, in this browser always, to the middle of the window. */
const scrolling =
  /node\.scrollIntoView\(\{(?:\\n|\s)*block: \\?"center\\?",(?:\\n|\s)*inline: \\?"center\\?",(?:\\n|\s)*behavior: \\?"instant\\?"(?:\\n|\s)*\}\)/;

/** Scrolls what holds an element only where the element is not whole in view. Runs in the page. */
const scrollWhereNeeded = `(() => {
  const isOff = (start, end, from, to) => start < from - 1 || end > to + 1;
  for (let box = node.parentElement; box !== null; box = box.parentElement) {
    const isPage = box === document.scrollingElement;
    const style = getComputedStyle(box);
    if (!isPage && !/auto|scroll|hidden/.test(style.overflowX + style.overflowY)) continue;
    const own = node.getBoundingClientRect();
    const room = isPage ? { top: 0, left: 0, bottom: innerHeight, right: innerWidth } : box.getBoundingClientRect();
    const top = isOff(own.top, own.bottom, room.top, room.bottom) ? (own.top + own.bottom - room.top - room.bottom) / 2 : 0;
    const left = isOff(own.left, own.right, room.left, room.right) ? (own.left + own.right - room.left - room.right) / 2 : 0;
    if (top !== 0 || left !== 0) box.scrollBy({ top, left, behavior: 'instant' });
  }
})()`;

/** Lets Playwright scroll as it does in other browsers: a panel that closes when the page is scrolled stays open otherwise. */
export function scrollOnlyWhereNeeded(message: string): string {
  return message.replace(scrolling, () => JSON.stringify(scrollWhereNeeded).slice(1, -1));
}

/** The header in which a request's body is told: this Playwright asks no browser of this protocol for it. */
export const BODY_HEADER = 'x-told-body';

/** Keeps what was told in that header from the server, to which Playwright sends the headers on that it has heard. */
export function dropBody(message: string): string {
  if (!message.includes(`"${BODY_HEADER}"`)) return message;
  return JSON.stringify(JSON.parse(message), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one: { name?: string } | null) => one?.name !== BODY_HEADER) : value,
  );
}

/** What a visitor may want of motion. */
export type Motion = 'reduce' | 'no-preference';

/** What Playwright has no message for in this browser, and the tests ask for by {@link say}. */
export interface Wish {
  /** Of the whole browser, from now on. */
  readonly motion?: Motion;
  readonly forcedColors?: 'active' | 'none';
  /** Of the system, also of its few colours. */
  readonly colorScheme?: 'light' | 'dark';
  readonly contrast?: 'more' | 'no-preference';
  readonly pointer?: 'mouse' | 'finger';
  /** Of this page's present document. */
  readonly medium?: 'print' | 'screen';
  /** Of this page, from its next document on. */
  readonly scripts?: 'on' | 'off';
  readonly finger?: { readonly does: 'press' | 'move' | 'lift'; readonly x: number; readonly y: number };
}

/** A script that does nothing and says by its text what is wanted. */
export function say(wish: Wish): string {
  return `void 'vitrine:${encodeURIComponent(JSON.stringify(wish))}'`;
}

/** What a message to the browser asks for by {@link say}; null where it does not. */
export function heardWish(message: string): Wish | null {
  const [, said] = /void 'vitrine:([^']+)'/.exec(message) ?? [];
  return said === undefined ? null : JSON.parse(decodeURIComponent(said));
}

/** Preferences, their values with a mouse (fine, and it hovers) and with a finger (coarse). */
const pointerPrefs = [
  ['ui.primaryPointerCapabilities', 6, 1],
  ['ui.allPointerCapabilities', 6, 1],
  ['dom.w3c_touch_events.enabled', 0, 1],
] as const;

/** Colours of a system, in its light and in its dark. */
const systemColors = [
  ['browser.display.background_color', '#ffffff', '#000000'],
  ['browser.display.foreground_color', '#000000', '#ffffff'],
  ['browser.anchor_color', '#0000ee', '#8c8cff'],
  ['browser.visited_color', '#551a8b', '#ffadff'],
] as const;

/** What fulfils a wish in the browser's own code; `''` where none does. @param context the page's, as the protocol names it */
export function toChromeScript(
  { motion, forcedColors, colorScheme, contrast, pointer, medium, scripts }: Wish,
  context: string,
): string {
  const set = (name: string, value: number) => `Services.prefs.setIntPref('${name}', ${String(value)});`;
  const setText = (name: string, value: string) => `Services.prefs.setStringPref('${name}', '${value}');`;
  const ofPage = [
    ...(medium === undefined ? [] : [`page.mediumOverride = '${medium === 'print' ? 'print' : ''}';`]),
    ...(scripts === undefined ? [] : [`page.allowJavascript = ${String(scripts === 'on')};`]),
  ].join('');
  return [
    motion === undefined ? '' : set('ui.prefersReducedMotion', motion === 'reduce' ? 1 : 0),
    // Two: no document chooses its colours; zero: each may.
    forcedColors === undefined ? '' : set('browser.display.document_color_use', forcedColors === 'active' ? 2 : 0),
    ...(colorScheme === undefined
      ? []
      : [
          set('layout.css.prefers-color-scheme.content-override', colorScheme === 'dark' ? 0 : 1),
          ...systemColors.map(([name, light, dark]) => setText(name, colorScheme === 'dark' ? dark : light)),
        ]),
    contrast === undefined ? '' : set('ui.useAccessibilityTheme', contrast === 'more' ? 1 : 0),
    // One: each may, whatever the system's theme.
    contrast === 'more' ? set('browser.display.document_color_use', 1) : '',
    ...(pointer === undefined
      ? []
      : pointerPrefs.map(([name, mouse, finger]) => set(name, pointer === 'mouse' ? mouse : finger))),
    ofPage === ''
      ? ''
      : `{ const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
           const page = NavigableManager.getBrowsingContextById('${context}'); ${ofPage} }`,
  ].join('');
}
