/** Playwright's locators for a page that is looked at from inside: the same selectors, and no wire between when something is read. */
import { commands, locators, type Locator as Found } from 'vitest/browser';
import type { Commands } from './commands.ts';
import { until } from './until.ts';

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way to add to Vitest's interface
  interface BrowserCommands extends Commands {}
  interface LocatorSelectors {
    getByCss: (css: string) => Found;
  }
}

locators.extend({ getByCss: (css) => `css=${css}` });

type Role = Parameters<Found['getByRole']>[0];
type RoleOptions = NonNullable<Parameters<Found['getByRole']>[1]>;
type Words = string | RegExp;

interface TextOptions {
  readonly exact?: boolean;
}

interface FilterOptions {
  readonly has?: Target;
  readonly hasNot?: Target;
  readonly hasText?: Words;
  readonly hasNotText?: Words;
}

/** Vitest compares whole texts unless told, Playwright parts of them. */
const asPlaywright = { exact: false } as const;

/** What Vitest finds things by. */
type Finder = Pick<
  Found,
  'getByAltText' | 'getByCss' | 'getByLabelText' | 'getByPlaceholder' | 'getByRole' | 'getByText' | 'getByTitle'
>;

/** Where things are looked for: the page, or a part of it. */
export class Place {
  readonly #finder: Finder;

  constructor(finder: Finder) {
    this.#finder = finder;
  }

  getByRole(role: Role, options: RoleOptions = {}): Target {
    return new Target(this.#finder.getByRole(role, { ...asPlaywright, ...options }));
  }

  getByText(text: Words, options: TextOptions = {}): Target {
    return new Target(this.#finder.getByText(text, { ...asPlaywright, ...options }));
  }

  getByLabel(text: Words, options: TextOptions = {}): Target {
    return new Target(this.#finder.getByLabelText(text, { ...asPlaywright, ...options }));
  }

  getByAltText(text: Words, options: TextOptions = {}): Target {
    return new Target(this.#finder.getByAltText(text, { ...asPlaywright, ...options }));
  }

  getByPlaceholder(text: Words, options: TextOptions = {}): Target {
    return new Target(this.#finder.getByPlaceholder(text, { ...asPlaywright, ...options }));
  }

  getByTitle(text: Words, options: TextOptions = {}): Target {
    return new Target(this.#finder.getByTitle(text, { ...asPlaywright, ...options }));
  }

  locator(css: string): Target {
    return new Target(this.#finder.getByCss(css));
  }
}

/** One element or several; looked for again each time. */
export class Target extends Place {
  readonly #found: Found;

  constructor(found: Found) {
    super(found);
    this.#found = found;
  }

  filter({ has, hasNot, ...words }: FilterOptions): Target {
    return new Target(
      this.#found.filter({
        ...words,
        ...(has === undefined ? {} : { has: has.#found }),
        ...(hasNot === undefined ? {} : { hasNot: hasNot.#found }),
      }),
    );
  }

  or(other: Target): Target {
    return new Target(this.#found.or(other.#found));
  }

  and(other: Target): Target {
    return new Target(this.#found.and(other.#found));
  }

  first(): Target {
    return new Target(this.#found.first());
  }

  last(): Target {
    return new Target(this.#found.last());
  }

  nth(index: number): Target {
    return new Target(this.#found.nth(index));
  }

  /** Those that are there now. */
  elements(): readonly (HTMLElement | SVGElement)[] {
    return this.#found.elements();
  }

  /** How a failure names it. */
  override toString(): string {
    return this.#found.asLocator();
  }

  /** The only one, as soon as it is there. */
  only(): Promise<HTMLElement | SVGElement> {
    return until(() => {
      const [one, ...others] = this.elements();
      if (one === undefined) throw new Error(`Nothing is there: ${String(this)}`);
      if (others.length > 0) throw new Error(`${String(others.length + 1)} are there: ${String(this)}`);
      return one;
    });
  }

  async all(): Promise<readonly Target[]> {
    return this.elements().map((_element, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  async isVisible(): Promise<boolean> {
    return this.elements()[0]?.checkVisibility({ visibilityProperty: true }) === true;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.only()).getAttribute(name);
  }

  async textContent(): Promise<string | null> {
    return (await this.only()).textContent;
  }

  async innerText(): Promise<string> {
    const element = await this.only();
    return element instanceof HTMLElement ? element.innerText : element.textContent;
  }

  async allTextContents(): Promise<readonly string[]> {
    return this.elements().map(({ textContent }) => textContent);
  }

  async allInnerTexts(): Promise<readonly string[]> {
    return this.elements().map((one) => (one instanceof HTMLElement ? one.innerText : one.textContent));
  }

  async inputValue(): Promise<string> {
    const element = await this.only();
    if ('value' in element && typeof element.value === 'string') return element.value;
    throw new Error(`No field: ${String(this)}`);
  }

  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    const { x, y, width, height } = (await this.only()).getBoundingClientRect();
    return { x, y, width, height };
  }

  async evaluate<Result, Argument>(
    read: (element: HTMLElement | SVGElement, argument?: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    return read(await this.only(), argument);
  }

  async evaluateAll<Result>(read: (elements: readonly (HTMLElement | SVGElement)[]) => Result): Promise<Result> {
    return read(this.elements());
  }

  /** Waits until it is there to be seen, or gone. */
  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' | 'attached' } = {}): Promise<void> {
    await until(() => {
      const shown = this.elements().filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) || state === 'attached',
      );
      if (shown.length > 0 !== (state !== 'hidden')) throw new Error(`Not ${state}: ${String(this)}`);
    });
  }

  async focus(): Promise<void> {
    (await this.only()).focus();
  }

  async blur(): Promise<void> {
    (await this.only()).blur();
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    (await this.only()).scrollIntoView({ block: 'nearest' });
  }

  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    (await this.only()).dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
  }

  click(options?: Parameters<Commands['click']>[1]): Promise<void> {
    return commands.click(this.#found.selector, options);
  }

  dblclick(): Promise<void> {
    return commands.click(this.#found.selector, { clickCount: 2 });
  }

  hover(): Promise<void> {
    return commands.hover(this.#found.selector);
  }

  fill(text: string): Promise<void> {
    return commands.fill(this.#found.selector, text);
  }

  clear(): Promise<void> {
    return commands.fill(this.#found.selector, '');
  }

  press(key: string): Promise<void> {
    return commands.press(this.#found.selector, key);
  }

  pressSequentially(text: string): Promise<void> {
    return commands.pressSequentially(this.#found.selector, text);
  }

  check(): Promise<void> {
    return commands.check(this.#found.selector);
  }

  uncheck(): Promise<void> {
    return commands.uncheck(this.#found.selector);
  }

  selectOption(option: string | { label: string }): Promise<void> {
    return commands.selectOption(this.#found.selector, option);
  }

  /** @param files paths from the root of the repository */
  setInputFiles(files: string | string[]): Promise<void> {
    return commands.setInputFiles(this.#found.selector, files);
  }
}
