import { expect, type Locator, type Page } from '@playwright/test';

/** The messages in the corner of the dashboard. */
export class Toasts {
  readonly #page: Page;
  readonly undo: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.retry = page.getByRole('button', { name: 'Retry' });
  }

  success(text: string | RegExp): Locator {
    return this.#page.getByRole('status').getByText(text);
  }

  failure(text: string | RegExp): Locator {
    return this.#page.getByRole('alert').getByText(text);
  }

  async seeSuccess(text: string): Promise<void> {
    await expect(this.success(text)).toBeVisible();
  }

  /** A failure, and before its text the reason. */
  async seeReason(reason: string, text: string): Promise<void> {
    await expect(this.#page.getByRole('alert').filter({ hasText: `${reason} ${text}` })).toBeVisible();
  }

  async seeFailure(text: string | RegExp): Promise<void> {
    await expect(this.failure(text)).toBeVisible();
  }
}
