import { expect, type Locator, type Page } from '@playwright/test';

/** A list of records: a row each, below the row of headings. */
export class Table {
  readonly headings: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.headings = page.getByRole('columnheader');
    this.rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The button or the link that edits the record of this name. */
  edit(name: string): Locator {
    const named = { name: `Edit ${name}`, exact: true };
    return this.#page.getByRole('button', named).or(this.#page.getByRole('link', named));
  }

  delete(name: string): Locator {
    return this.#page.getByRole('button', { name: `Delete ${name}`, exact: true });
  }

  /** Opens the menu of a record, and chooses something there. */
  async choose(name: string, what: string): Promise<void> {
    await this.#page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await this.#page.getByRole('menuitem', { name: what, exact: true }).click();
  }

  async seeRows(): Promise<void> {
    await expect(this.rows).not.toHaveCount(0);
  }

  async seeRow(text: string): Promise<void> {
    await expect(this.row(text)).toBeVisible();
  }
}
