import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** Every violation of the Content-Security-Policy on the pages of this tab, from their first moment on. */
async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note !== 'function') return;
      note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('load');
}

test.slow();

test('no page of the site breaks the Content-Security-Policy', async ({ page, allowConsole }) => {
  // The browser itself says that an unknown page answered 404.
  allowConsole(/status of 404/);
  const violations = await recordViolations(page);
  const addresses = [
    paths.home,
    paths.work,
    paths.about,
    paths.stories,
    paths.contact,
    paths.login,
    paths.project('upar'),
    paths.story(1),
    '/no/such/page',
  ];
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-[^;]*;/);
    expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
    await settle(page);
  }
  expect(violations).toEqual([]);
});

test('no page of the dashboard breaks it', { tag: '@long' }, async ({ page, dialog }) => {
  const violations = await recordViolations(page);
  await openAsAdministrator(page);
  const {
    logout,
    history,
    logPage,
    visitorsOf,
    editProject,
    editStory,
    editPage,
    projectMedia,
    homepageSlot,
    ...screens
  } = dashboardPaths;
  const made = await page.request.post('/api/pages', { data: { title: 'Legal notice', content: 'Who we are.' } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()).data;
  const records = [
    editProject(1),
    editStory(1),
    editPage(id),
    projectMedia(1),
    homepageSlot('homepagegrid', 1),
    history('project', 1),
    logPage('logins'),
    visitorsOf('7'),
  ];
  for (const address of [...Object.values(screens), ...records]) {
    await page.goto(address);
    await settle(page);
  }
  await page.goto(logout);
  await dialog.see();
  // The page behind the dialog does not scroll, without the style element by which Radix would lock it.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.request.delete(`/api/pages/${String(id)}`);
  expect(violations).toEqual([]);
});

test('what somebody has put into a page does not run, and is reported', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy|Failed to load resource|Not allowed to load local resource/);
  // In Firefox's words.
  allowConsole(/^The page’s settings blocked|may not load data from blob/);
  const violations = await recordViolations(page);
  await page.goto(paths.contact);
  await settle(page);
  const ran = await page.evaluate(() => {
    const add = (name: string, set: (element: HTMLElement) => void): void => {
      const element = document.createElement(name);
      set(element);
      document.body.append(element);
    };
    add('script', (script) => (script.textContent = 'window.hasRun = "inline"'));
    add('script', (script) => script.setAttribute('src', 'data:text/javascript,window.hasRun="data"'));
    add('div', (div) => (div.innerHTML = '<img src="blob:none" onerror="window.hasRun = \'handler\'">'));
    add('style', (style) => (style.textContent = 'body { visibility: hidden }'));
    return { hasRun: Reflect.get(window, 'hasRun'), visibility: getComputedStyle(document.body).visibility };
  });
  expect(ran).toEqual({ visibility: 'visible' });
  const broken = ['script-src-elem inline', 'script-src-elem data', 'script-src-attr inline', 'style-src-elem inline'];
  await expect.poll(() => broken.filter((one) => !violations.some((text) => text.includes(one)))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined();
});
