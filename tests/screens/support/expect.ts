/** Playwright's assertions about locators and the page, which wait. Everything else is Vitest's `expect`. */
import { expect as check } from 'vitest';
import { PagePlace } from './page.ts';
import { Target } from './locator.ts';
import { until } from './until.ts';

type Words = string | RegExp;

/** As a reader sees it: without line breaks, tabs and doubled spaces. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textOf = (element: Element) => plain(element.textContent);

function isText(text: string, wanted: Words): boolean {
  return typeof wanted === 'string' ? text === plain(wanted) : wanted.test(text);
}

function hasText(text: string, wanted: Words): boolean {
  return typeof wanted === 'string' ? text.includes(plain(wanted)) : wanted.test(text);
}

const isSeen = (element: Element) => {
  const { height, width } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

interface TimeOptions {
  /** In milliseconds. */
  readonly timeout?: number;
}

/** What is expected of a locator. Each waits until it is so. */
class TargetAssertions {
  readonly #target: Target;
  readonly #isNot: boolean;
  readonly #message: string;

  constructor(target: Target, message: string, isNot = false) {
    this.#target = target;
    this.#isNot = isNot;
    this.#message = message;
  }

  get not(): TargetAssertions {
    return new TargetAssertions(this.#target, this.#message, !this.#isNot);
  }

  /** @param read what is there now, to be compared with what is expected */
  async #all(
    what: string,
    isSo: (elements: readonly Element[]) => boolean,
    read: (elements: readonly Element[]) => unknown,
    timeout?: number,
  ) {
    await until(() => {
      const elements = this.#target.elements();
      if (isSo(elements) !== this.#isNot) return;
      const message = `${this.#message} ${String(this.#target)}${this.#isNot ? ' not' : ''} ${what}`;
      throw new Error(`${message.trim()}; it is ${JSON.stringify(read(elements))}`);
    }, timeout);
  }

  /** About the only one. */
  async #one(what: string, isSo: (element: Element) => boolean, read: (element: Element) => unknown, timeout?: number) {
    await until(() => {
      const [one, ...others] = this.#target.elements();
      const name = `${this.#message} ${String(this.#target)}`.trim();
      if (one === undefined) throw new Error(`${name} is not there`);
      if (others.length > 0) throw new Error(`${name} is there ${String(others.length + 1)} times`);
      if (isSo(one) !== this.#isNot) return;
      throw new Error(`${name}${this.#isNot ? ' not' : ''} ${what}; it is ${JSON.stringify(read(one))}`);
    }, timeout);
  }

  /** By one of Vitest's own matchers. */
  async #matches(match: (element: Element) => void): Promise<void> {
    const target = this.#target;
    await until(async () => {
      const elements = target.elements();
      if (elements.length !== 1 || elements[0] === undefined) {
        throw new Error(`${String(target)} is there ${String(elements.length)} times`);
      }
      match(elements[0]);
    });
  }

  toBeVisible({ visible = true, timeout }: TimeOptions & { readonly visible?: boolean } = {}) {
    if (!visible) return this.toBeHidden();
    if (this.#isNot) return this.not.toBeHidden();
    return this.#one('visible', isSeen, () => 'hidden', timeout);
  }

  toBeHidden({ timeout }: TimeOptions = {}): Promise<void> {
    return this.#all(
      'hidden',
      (elements) => !elements.some(isSeen),
      (elements) => elements.length,
      timeout,
    );
  }

  toBeAttached({ timeout }: TimeOptions = {}) {
    return this.#all(
      'attached',
      (elements) => elements.length > 0,
      () => 'absent',
      timeout,
    );
  }

  toHaveCount(count: number, { timeout }: TimeOptions = {}) {
    return this.#all(
      `${String(count)} times`,
      ({ length }) => length === count,
      ({ length }) => length,
      timeout,
    );
  }

  toHaveText(wanted: Words | readonly Words[], { timeout }: TimeOptions = {}) {
    return this.#text('with the text', isText, wanted, timeout);
  }

  toContainText(wanted: Words | readonly Words[], { timeout }: TimeOptions = {}) {
    return this.#text('containing the text', hasText, wanted, timeout);
  }

  #text(what: string, compare: typeof isText, wanted: Words | readonly Words[], timeout?: number) {
    if (typeof wanted === 'string' || wanted instanceof RegExp) {
      return this.#one(`${what} ${String(wanted)}`, (element) => compare(textOf(element), wanted), textOf, timeout);
    }
    return this.#all(
      `${what}s ${wanted.map(String).join(' | ')}`,
      (elements) =>
        elements.length === wanted.length &&
        elements.every((element, index) => compare(textOf(element), wanted[index] ?? '')),
      (elements) => elements.map(textOf),
      timeout,
    );
  }

  toHaveValue(wanted: Words) {
    const read = (element: Element) => ('value' in element ? String(element.value) : '');
    const isSo = (element: Element) =>
      typeof wanted === 'string' ? read(element) === wanted : wanted.test(read(element));
    return this.#one(`with the value ${String(wanted)}`, isSo, read);
  }

  toBeFocused() {
    const isSo = (element: Element) => element === document.activeElement;
    const read = () => document.activeElement?.outerHTML.slice(0, 200);
    return this.#one('focused', isSo, read);
  }

  toHaveAttribute(name: string, wanted?: Words) {
    const read = (element: Element) => element.getAttribute(name);
    const isSo = (element: Element) => {
      const value = read(element);
      if (value === null || wanted === undefined) return value !== null;
      return typeof wanted === 'string' ? value === wanted : wanted.test(value);
    };
    return this.#one(`with ${name}=${String(wanted)}`, isSo, read);
  }

  toHaveClass(wanted: Words) {
    const read = (element: Element) => element.getAttribute('class') ?? '';
    return this.#one(`of class ${String(wanted)}`, (element) => isText(read(element), wanted), read);
  }

  toHaveCSS(name: string, wanted: Words) {
    const read = (element: Element) => getComputedStyle(element).getPropertyValue(name);
    return this.#one(`with ${name}: ${String(wanted)}`, (element) => isText(read(element), wanted), read);
  }

  toBeDisabled() {
    const isSo = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
    return this.#one('disabled', isSo, ({ outerHTML }) => outerHTML.slice(0, 200));
  }

  toBeEnabled() {
    return this.#matches((element) => this.#vitest(element).toBeEnabled());
  }

  toBeChecked({ checked = true }: { readonly checked?: boolean } = {}): Promise<void> {
    if (!checked) return this.not.toBeChecked();
    return this.#matches((element) => this.#vitest(element).toBeChecked());
  }

  toBeEditable() {
    const isSo = (element: Element) => !element.matches(':disabled, [readonly], [aria-readonly="true"]');
    return this.#one('editable', isSo, ({ outerHTML }) => outerHTML.slice(0, 200));
  }

  toHaveAccessibleName(wanted: Words) {
    return this.#matches((element) => this.#vitest(element).toHaveAccessibleName(wanted));
  }

  toHaveAccessibleDescription(wanted: Words) {
    return this.#matches((element) => this.#vitest(element).toHaveAccessibleDescription(wanted));
  }

  #vitest(element: Element) {
    return this.#isNot ? check(element).not : check(element);
  }
}

/** What is expected of the page. */
class PageAssertions {
  readonly #isNot: boolean;

  constructor(isNot = false) {
    this.#isNot = isNot;
  }

  get not(): PageAssertions {
    return new PageAssertions(!this.#isNot);
  }

  toHaveURL(wanted: Words) {
    return this.#read('address', () => location.pathname + location.search + location.hash, wanted);
  }

  toHaveTitle(wanted: Words) {
    return this.#read('title', () => document.title, wanted);
  }

  async #read(what: string, read: () => string, wanted: Words) {
    await until(() => {
      const value = read();
      if ((typeof wanted === 'string' ? value === wanted : wanted.test(value)) !== this.#isNot) return;
      throw new Error(`The ${what} is ${value}${this.#isNot ? '' : `, not ${String(wanted)}`}`);
    });
  }
}

function expectThat(actual: unknown, message = '') {
  if (actual instanceof Target) return new TargetAssertions(actual, message);
  if (actual instanceof PagePlace) return new PageAssertions();
  return check(actual, message);
}

export const expect = Object.assign(expectThat, {
  any: check.any,
  anything: check.anything,
  arrayContaining: check.arrayContaining,
  objectContaining: check.objectContaining,
  stringContaining: check.stringContaining,
  stringMatching: check.stringMatching,
  /** Reads until what is expected of it is so. */
  poll: (read: () => unknown) => check.poll(read, { interval: 10, timeout: 10_000 }),
});
