import type { Locator, Page } from '@playwright/test';
import { Form } from './form.model.ts';

/** The media of a project, of which some are sent to a slot of the home page. */
export class Picker extends Form {
  readonly heading: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { name: 'Send Media for Homepage' });
    this.chosen = page.getByRole('region', { name: 'Chosen media' });
  }

  /** The checkbox of a file, counted from 0. */
  box(part: 'Before hover' | 'After hover', index: number): Locator {
    return this.page.getByRole('checkbox', { name: part }).nth(index);
  }
}
