import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pause } from './processes.ts';
import { patience, View } from './view.ts';
import type { Session } from './webdriver.ts';

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

/** A tab of WebKit, as a visitor uses it: with keys, a mouse and a window. */
export class Page extends View {
  readonly #session: Session;

  constructor(session: Session, origin: string) {
    super(session, origin);
    this.#session = session;
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
    const element = await this.reference(selector, name);
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

  screenshot = async () => Buffer.from(await this.#session.screenshot(), 'base64');

  async picture(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await this.screenshot());
  }
}
