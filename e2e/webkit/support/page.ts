import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pause } from './processes.ts';
import { saidKey } from './probe.ts';
import type { ElementReference, Session } from './webdriver.ts';

/** How long an element may take to appear, in milliseconds. */
const patience = 10_000;

/** Keys by their code points (WebDriver, 17.4.2). */
export const keys = {
  arrowDown: '\uE015',
  arrowLeft: '\uE012',
  arrowRight: '\uE014',
  arrowUp: '\uE013',
  enter: '\uE007',
  escape: '\uE00C',
  space: '\uE00D',
  tab: '\uE004',
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first visible element that a selector matches and that is called by this name. Runs in the page. */
function find(selector: string, name: string | null): Element | null {
  const nameOf = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const shown = label instanceof HTMLElement ? label : element;
    const text = shown instanceof HTMLElement ? shown.innerText : '';
    return (element.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) => element.matches('input[type=file]') || element.getClientRects().length > 0;
  return (
    [...document.querySelectorAll(selector)].find((one) => isShown(one) && (name === null || nameOf(one) === name)) ??
    null
  );
}

/** Whether React has attached its listeners. Runs in the page. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  return root === null || Object.keys(root).some((name) => name.startsWith('__reactContainer'));
}

/** A tab of WebKit, as a visitor uses it. */
export class Page {
  readonly #session: Session;
  readonly #origin: string;

  constructor(session: Session, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  /** Runs a function in the page. */
  run<Args extends readonly unknown[], Value>(inPage: (...args: Args) => Value, ...args: Args): Promise<Value> {
    return this.#session.execute(`return (${inPage.toString()}).apply(null, arguments)`, args);
  }

  /** Waits until a function returns something truthy in the page, and gives it back. */
  async until<Args extends readonly unknown[], Value>(
    inPage: (...args: Args) => Value,
    ...args: Args
  ): Promise<NonNullable<Value>> {
    const started = performance.now();
    for (;;) {
      const value = await this.run(inPage, ...args);
      if (value) return value;
      if (performance.now() - started > patience) {
        throw new Error(`Waited in vain for ${inPage.toString()} of ${JSON.stringify(args)}`);
      }
      await pause(100);
    }
  }

  async open(path: string): Promise<void> {
    await this.#session.navigate(this.#origin + path);
    await this.until(isTakenOver);
  }

  /** Goes to an address of the site that is no page of it. */
  visit = (path: string) => this.#session.navigate(this.#origin + path);

  async reload(): Promise<void> {
    await this.#session.reload();
    await this.until(isTakenOver);
  }

  back = () => this.#session.back();
  forward = () => this.#session.forward();
  alertText = () => this.#session.alertText();
  acceptAlert = () => this.#session.acceptAlert();
  path = () => this.run(() => location.pathname + location.search);
  text = () => this.run(() => document.body.innerText);

  async #reference(selector: string, name: string | null): Promise<ElementReference> {
    const started = performance.now();
    const script = `return (${find.toString()}).apply(null, arguments)`;
    for (;;) {
      const found = await this.#session.execute<ElementReference | null>(script, [selector, name]);
      if (found !== null) return found;
      if (performance.now() - started > patience) throw new Error(`No ${selector} is called ${String(name)}`);
      await pause(100);
    }
  }

  /** Waits until the text is to be read on the page. */
  async see(text: string): Promise<void> {
    await this.until((part) => document.body.innerText.includes(part), text);
  }

  /** Whether a visible element of this name is there now. */
  has(selector: string, name: string | null = null): Promise<boolean> {
    return this.#session.execute(`return (${find.toString()}).apply(null, arguments) !== null`, [selector, name]);
  }

  /** Waits for an element. */
  async seeElement(selector: string, name: string | null = null): Promise<void> {
    await this.#reference(selector, name);
  }

  async click(selector: string, name: string | null = null): Promise<void> {
    await this.#session.click(await this.#reference(selector, name));
  }

  /** Writes over what is in a field. */
  async fill(selector: string, name: string | null, text: string): Promise<void> {
    const field = await this.#reference(selector, name);
    await this.run((element: unknown) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    }, field);
    await this.#session.type(field, text);
  }

  /** Chooses a file in the file field of this name. */
  async choose(name: string, file: string): Promise<void> {
    await this.#session.type(await this.#reference('input[type=file]', name), file);
  }

  /** Presses keys one after the other. */
  async press(...pressed: readonly string[]): Promise<void> {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#session.act({ type: 'key', id: 'keys', actions });
  }

  /** Moves the mouse, by pixels of the view. */
  async point({ x, y }: Point): Promise<void> {
    await this.#mouse([{ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) }]);
  }

  async #mouse(actions: readonly object[]): Promise<void> {
    await this.#session.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  /** The middle of an element, brought into view. */
  async middleOf(selector: string, name: string | null = null): Promise<Point> {
    const element = await this.#reference(selector, name);
    const middle = await this.run((found: unknown) => {
      if (!(found instanceof Element)) return { x: 0, y: 0 };
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, element);
    await this.#frame();
    return middle;
  }

  /** A frame is painted, and with it the page has heard of a scroll: no visitor is quicker. */
  async #frame(): Promise<void> {
    await this.run(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(null)))));
  }

  /** The size of the view, once it is the same twice. */
  async #settledSize(): Promise<string> {
    const read = () => this.run(() => [innerWidth, innerHeight].join(' × '));
    let last = '';
    for (let now = await read(); now !== last; now = await read()) {
      last = now;
      await pause(100);
    }
    return last;
  }

  /** Gives the page this size; what the window has around it is measured. */
  async resize(width: number, height: number): Promise<void> {
    const wished = [width, height].join(' × ');
    const started = performance.now();
    let around: readonly [number, number] = [0, 0];
    for (;;) {
      await this.#session.resize(width + around[0], height + around[1]);
      const size = await this.#settledSize();
      if (size === wished) return;
      if (performance.now() - started > patience) throw new Error(`The page is ${size}, not ${wished}.`);
      const [w = width, h = height] = size.split(' × ').map(Number);
      around = [around[0] + width - w, around[1] + height - h];
    }
  }

  async scrollTo(top: number): Promise<void> {
    await this.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await this.#frame();
  }

  async picture(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await this.#session.screenshot(), 'base64'));
  }

  /** What the pages of this site have said in this session, and forgets it. */
  said(): Promise<readonly string[]> {
    return this.run((key) => {
      const said: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      return said;
    }, saidKey);
  }
}
