import type { Locator, Page } from '@playwright/test';

/** What a task has cost the person who did it. */
export interface Effort {
  /** Presses of the mouse, and of keys that do something, such as Enter that adds. A choice from a menu is two. */
  readonly clicks: number;
  /** Texts typed or pasted. Reaching the field, by mouse or by Tab, is a part of that. */
  readonly fields: number;
  /** Changes from one address of the dashboard to another. */
  readonly screens: number;
}

/** Puts text into a field as a paste does. Runs in the page. */
function pasteText(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Does what a person does at a page, and counts it. */
export class Hand {
  #clicks = 0;
  #fields = 0;
  #screens = 0;

  constructor(page: Page) {
    let shown = new URL(page.url()).pathname;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame !== page.mainFrame() || pathname === shown) return;
      shown = pathname;
      this.#screens += 1;
    });
  }

  /** All of it so far. */
  get effort(): Effort {
    return { clicks: this.#clicks, fields: this.#fields, screens: this.#screens };
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#clicks += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.#fields += 1;
  }

  async paste(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.evaluate(pasteText, text);
    this.#fields += 1;
  }

  async press(field: Locator, key: string): Promise<void> {
    await field.press(key);
    this.#clicks += 1;
  }

  /** One press of the mouse, held until `over` says that `target` takes it. `target` may appear only while something is dragged. */
  async drag(source: Locator, target: Locator, over: Locator): Promise<void> {
    const { mouse } = source.page();
    const middle = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    await source.hover();
    await mouse.down();
    const [x, y] = await middle(source);
    await mouse.move(x, y - 20, { steps: 4 });
    await target.waitFor();
    // Its text may change under the mouse, so it is looked for once.
    const [left, top] = await middle(target);
    await mouse.move(left, top, { steps: 4 });
    await mouse.move(left + 1, top, { steps: 2 });
    await over.waitFor();
    await mouse.up();
    this.#clicks += 1;
  }

  /** Opens a menu and chooses from it. */
  async select(field: Locator, option: string): Promise<void> {
    await field.selectOption(option);
    this.#clicks += 2;
  }

  /** One click on the page; the computer's own window for files is the same everywhere and is not counted. */
  async chooseFiles(input: Locator, files: readonly string[]): Promise<void> {
    await input.setInputFiles([...files]);
    this.#clicks += 1;
  }
}
