import { paths } from '../../../src/domain/paths.ts';
import type { View } from './view.ts';
import { expect } from './test.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in on the page of login, which leads to where the administrator wanted to go. */
export async function logIn(page: View, path: string, { username, password }: Credentials): Promise<void> {
  await expect.poll(() => page.path()).toBe(paths.login);
  // The page is there once its first field has the focus.
  await page.until(() => document.activeElement?.matches('input'));
  await page.fill('input', 'Username', username);
  await page.fill('input', 'Password', password);
  await page.click('button', 'Submit');
  // A password takes its time on a busy machine.
  await expect.poll(() => page.path(), { timeout: 30_000 }).toBe(path);
}

/** Opens a page of the dashboard, which leads to login, and logs in. */
export async function enter(page: View, path: string, credentials: Credentials): Promise<void> {
  await page.open(path);
  await logIn(page, path, credentials);
}

/** What stands in the form's field Title. */
export const titleIn = (page: View) =>
  page.run(() => {
    const label = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === 'Title');
    return label?.control instanceof HTMLInputElement ? label.control.value : null;
  });
