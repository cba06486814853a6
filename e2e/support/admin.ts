import type { Cookie, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { administrator } from './administrator.ts';
import { expect } from './test.ts';

/** Sets the local flag once, before the first page of the tab, so that later changes by a page are not undone. */
export async function setFlag(page: Page, value = 'true'): Promise<void> {
  await page.addInitScript((flag) => {
    if (sessionStorage.getItem('flagged by a test') !== null) return;
    sessionStorage.setItem('flagged by a test', 'true');
    localStorage.setItem('isAuthenticated', flag);
  }, value);
}

/** This worker's sessions by origin, because a login takes longer than a page. */
const sessions = new Map<string, readonly Cookie[]>();

/** Uses this worker's session, or logs in where it has ended. */
async function enter(page: Page, origin: string): Promise<void> {
  const cookies = sessions.get(origin);
  if (cookies !== undefined) {
    await page.context().addCookies(cookies);
    if ((await page.request.get(`${origin}/api/verify-auth`)).ok()) return;
  }
  const answer = await page.request.post(`${origin}/api/login`, { data: administrator });
  expect(answer.ok()).toBe(true);
  sessions.set(origin, await page.context().cookies(answer.url()));
}

/** Logs in by API, then opens a page of the dashboard. @param origin another provider's */
export async function openAsAdministrator(page: Page, path: string = paths.dashboard, origin = ''): Promise<void> {
  await enter(page, origin);
  await setFlag(page);
  await page.goto(origin + path);
}

/** Lets requests wait until they are released. */
export function createGate() {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, release };
}
