import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Login } from '../models/login.model.ts';
import { ProjectForm } from '../models/project-form.model.ts';
import { openAsAdministrator } from './admin.ts';
import { untilKept } from './drafts.ts';
import { expect } from './test.ts';

/**
 * Expects that what is typed and chosen for a project outlives a reload, and the end of the session under a submit.
 *
 * @param open opens a page of the dashboard, logged in
 */
export async function expectKept(page: Page, open = openAsAdministrator): Promise<void> {
  const form = new ProjectForm(page);
  const header = { name: 'header.jpg', path: 'provider/demo-content/media/upar/header.jpg' };
  await open(page, dashboardPaths.createProject);
  await form.title.fill('Half a project');
  await form.emptySlot('the header').setInputFiles(header.path);
  await expect(form.filledSlot('the header')).toBeVisible();
  await untilKept(page, 'vitrine:file');
  await page.reload();
  await expect(page.getByText(/^Draft from \d\d:\d\d restored/)).toBeVisible();
  await expect(page.getByText(/has not kept its files/)).toBeHidden();
  await expect(form.title).toHaveValue('Half a project');
  await expect(form.filledSlot('the header')).toBeVisible();
  // By the page itself: the cookies of a private window are out of the driver's reach.
  expect(await page.evaluate(async () => (await fetch('/api/logout', { method: 'POST' })).ok)).toBe(true);
  await form.submit.click();
  const expired = page.getByRole('alertdialog', { name: 'Your token has expired, Please login again!' });
  await expired.getByRole('button', { name: 'Login' }).click();
  await new Login(page).logIn();
  await expect(page).toHaveURL(dashboardPaths.createProject);
  await expect(form.title).toHaveValue('Half a project');
  await expect(form.filledSlot('the header')).toBeVisible();
  // A picture that can be seen, not only its name.
  const picture = page.getByRole('img', { name: header.name }).or(page.locator('img[src^="blob:"]')).first();
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0);
}
