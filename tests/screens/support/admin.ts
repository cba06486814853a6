import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/paths.ts';
import { answer, answerByExample } from './provider.ts';

/** Answers what the dashboard's first page reads; where one is led there, it is not what the test is about. */
export function answerHome(): void {
  answer('GET', '/api/verify-auth', { json: { message: 'Logged in.', extensions: [] } });
  answerByExample(
    '/api/aboutpage',
    '/api/category',
    '/api/homepage/headervideos',
    '/api/homepagegrid',
    '/api/homepagetexts',
    '/api/homevideos',
    '/api/projects',
    '/api/stories',
  );
}

/** Answers what the login asks for, of a provider without passkeys. */
export function answerLogin(): void {
  answer('POST', '/api/login', { json: { message: 'Logged in.' } });
  answer('POST', '/api/login/passkey/options', { status: 404 });
}

/**
 * Opens a page of the dashboard as one who is logged in. The provider names no extensions, whose screens can be opened all the same: the app hears
 * of them once, with the first check, and the page stays for all tests. Menus with extensions are the end-to-end tests' matter.
 *
 * @param known extensions that this browser has been told of before, of which what is drawn goes by them
 */
export async function openAsAdministrator(
  page: Page,
  path: string = paths.dashboard,
  known: readonly string[] = [],
): Promise<void> {
  localStorage.setItem('isAuthenticated', 'true');
  if (known.length > 0) localStorage.setItem('extensions', JSON.stringify(known));
  answer('GET', '/api/verify-auth', { json: { message: 'Logged in.', extensions: [] } });
  await page.goto(path);
}

/** Lets answers wait until they are released. */
export function createGate() {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, release };
}
