import { pause } from './processes.ts';
import { saidKey } from './probe.ts';
import type { ElementReference, Session } from './webdriver.ts';

/** How long an element may take to appear, in milliseconds. */
export const patience = 10_000;

/** What a driven browser has to be able to do. */
export type Driven = Pick<Session, 'back' | 'click' | 'execute' | 'forward' | 'navigate' | 'reload' | 'type'>;

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

/** A tab of WebKit that can be looked at, clicked and typed in. */
export class View {
  readonly #session: Driven;
  readonly #origin: string;

  constructor(session: Driven, origin: string) {
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
  path = () => this.run(() => location.pathname + location.search);
  text = () => this.run(() => document.body.innerText);

  protected async reference(selector: string, name: string | null): Promise<ElementReference> {
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
    await this.reference(selector, name);
  }

  /** Clicks once the element can be: what opens or slides in cannot at first. */
  async click(selector: string, name: string | null = null): Promise<void> {
    const started = performance.now();
    for (;;) {
      const element = await this.reference(selector, name);
      const refusal = await this.#session.click(element).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (refusal === null) return;
      const canWait = refusal instanceof Error && /not interactable|intercepted|stale/.test(refusal.message);
      if (!canWait || performance.now() - started > patience) throw refusal;
      // The driver scrolls to the window's edge, and may find the element beyond it.
      const toMiddle = (one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' });
      await this.#session.execute(`(${toMiddle.toString()})(arguments[0])`, [element]).catch(() => undefined);
      await pause(100);
    }
  }

  /** Writes over what is in a field, once it can be written in: until a form knows of its draft it takes nothing. */
  async fill(selector: string, name: string | null, text: string): Promise<void> {
    const field = await this.reference(`${selector}:read-write`, name);
    await this.run((element: unknown) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    }, field);
    await this.#session.type(field, text);
  }

  /** Chooses a file in the file field of this name. */
  async choose(name: string, file: string): Promise<void> {
    await this.#session.type(await this.reference('input[type=file]', name), file);
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
