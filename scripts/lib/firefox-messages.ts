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

/** What a visitor may want of motion. */
export type Motion = 'reduce' | 'no-preference';

/** A script that does nothing and says by its text which motion is wanted from now on. */
export function sayMotion(motion: Motion): string {
  return `void 'vitrine: prefers-reduced-motion ${motion}'`;
}

/** The motion that a message to the browser asks for by {@link sayMotion}; null where it does not. */
export function wantedMotion(message: string): Motion | null {
  for (const motion of ['reduce', 'no-preference'] as const) if (message.includes(sayMotion(motion))) return motion;
  return null;
}
