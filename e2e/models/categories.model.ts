import type { Locator, Page } from '@playwright/test';
import { Table } from './table.model.ts';

/** The table of categories, above it the field for a new one. */
export class Categories extends Table {
  readonly newName: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    super(page);
    this.#page = page;
    this.newName = page.getByRole('textbox', { name: 'Category name', exact: true });
    this.add = page.getByRole('button', { name: 'Add' });
    this.save = page.getByRole('button', { name: 'Save' });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
  }

  /** The field in the row of a category that is being renamed. */
  nameField(name: string): Locator {
    return this.#page.getByLabel(`New name of ${name}`);
  }
}
