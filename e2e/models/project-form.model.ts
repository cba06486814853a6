import { expect, type Locator, type Page } from '@playwright/test';
import { Form } from './form.model.ts';

export class ProjectForm extends Form {
  readonly title: Locator;
  readonly grids: Locator;

  constructor(page: Page) {
    super(page);
    this.title = this.field('Title');
    this.grids = page.getByRole('heading', { level: 3 });
  }

  /** The empty slot of this name: `the header`, `grid 1, frame 2`. */
  emptySlot(name: string): Locator {
    return this.page.getByLabel(`Choose file for ${name}`, { exact: true });
  }

  filledSlot(name: string): Locator {
    return this.page.getByLabel(`Replace file of ${name}`, { exact: true });
  }

  /** Until a film has its version for phones: Submit waits for it. */
  async seePrepared(name: string): Promise<void> {
    await expect(this.page.getByRole('group', { name: `Film ${name}` })).toContainText(/for phones \d/, {
      timeout: 120_000,
    });
  }

  async addGrid(gridType: string): Promise<void> {
    await this.page.getByRole('radio', { name: gridType, exact: true }).check();
    await this.page.getByRole('button', { name: 'Add Grid' }).click();
  }
}
