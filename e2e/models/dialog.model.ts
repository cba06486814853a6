import { expect, type Locator, type Page } from '@playwright/test';

/** A question that has to be answered first: whichever is asked, or the one of this name. */
export class Dialog {
  readonly root: Locator;

  constructor(page: Page, name?: string) {
    this.root = page.getByRole('alertdialog', name === undefined ? {} : { name });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name });
  }

  async answer(name: string): Promise<void> {
    await this.button(name).click();
  }

  async see(): Promise<void> {
    await expect(this.root).toBeVisible();
  }

  async seeText(text: string | RegExp): Promise<void> {
    await expect(this.root).toContainText(text);
  }

  async seeFocusOn(name: string): Promise<void> {
    await expect(this.button(name)).toBeFocused();
  }

  async seeClosed(): Promise<void> {
    await expect(this.root).toBeHidden();
  }
}
