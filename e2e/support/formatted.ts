import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Looks at the Markdown of the page's formatted text, and goes back to how it looks. */
export async function seeMarkdown(page: Page, label: string, markdown: string | RegExp): Promise<void> {
  const view = page.getByRole('checkbox', { name: 'Markdown' });
  await view.check();
  await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(markdown);
  await view.uncheck();
}
