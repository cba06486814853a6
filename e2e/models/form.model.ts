import { expect, type Locator, type Page } from '@playwright/test';

/** A form of the dashboard: fields by their labels, one button that sends it. */
export class Form {
  readonly submit: Locator;
  readonly submitting: Locator;
  /** Says that what is shown was typed earlier and comes from the browser's draft. */
  readonly draftNote: Locator;
  readonly discard: Locator;
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: 'Submit', exact: true });
    this.submitting = page.getByRole('button', { name: 'Submitting...' });
    this.draftNote = page.getByRole('status').getByText(/^Draft from \d\d:\d\d restored/);
    this.discard = page.getByRole('button', { name: 'Discard' });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async seeValues(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await expect(this.field(label)).toHaveValue(value);
  }

  async seeMessages(messages: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(messages)) {
      await expect(this.field(label)).toHaveAccessibleDescription(text);
    }
  }
}
