import type { Page, Route } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { Form } from '../models/form.model.ts';
import { expect, test } from '../support/test.ts';

/**
 * A provider that is down, hangs or answers wrongly, on a few screens of each kind. tests/app/write-faults.test.ts covers
 * every other write: it ends, shows its failure and can be sent again.
 */

const screens = dashboardPaths;
const ours = 'Kept through a fault';
/** Of writes and of uploads, in milliseconds (src/api/http/time-limits.ts). */
const limits = [30_000, 120_000];
const failed = /Failed to (load resource|fetch)|could not be understood|HTTP error|did not answer in time/;

type Answer = (route: Route) => Promise<void>;

/** Makes the time limits of writes and uploads expire at once while `hurried` is set. Runs in the page, before its scripts. */
function hurry(known: readonly number[]): void {
  const isHurried = (limit: number | undefined) =>
    sessionStorage.getItem('hurried') !== null && known.includes(limit ?? 0);
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (limit) => timeout.call(AbortSignal, isHurried(limit) ? 300 : limit);
  const wait = window.setTimeout.bind(window);
  Object.defineProperty(window, 'setTimeout', {
    value: (work: () => void, limit?: number) => wait(work, isHurried(limit) ? 300 : limit),
  });
}

/** Every call except the check of the session. */
async function bring(page: Page, answer: Answer): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('hurried', 'true'));
  await page.route('**/api/**', (route, request) =>
    request.url().endsWith('/api/verify-auth') ? route.fallback() : answer(route),
  );
}

async function heal(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('hurried'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

async function writeStory(page: Page): Promise<string> {
  const title = `${ours} ${crypto.randomUUID().slice(0, 8)}`;
  await new Form(page).fill({ Title: title, Author: 'Ritika Anand', Content: 'First.' });
  return title;
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.request.post('/api/login', { data: administrator });
  const { stories } = await (await page.request.get('/api/stories')).json();
  for (const { id, title } of stories) if (title.startsWith(ours)) await page.request.delete(`/api/stories/${id}`);
  const { data } = await (await page.request.get('/api/projects')).json();
  for (const { id, title } of data) if (title.startsWith(ours)) await page.request.delete(`/api/projects/${id}`);
});

const hang: Answer = () => new Promise(() => undefined);
const refuse: Answer = (route) => route.abort('connectionrefused');
const badGateway: Answer = (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });

for (const { what, answer, story, login } of [
  {
    what: 'refuses the connection',
    answer: refuse,
    story: 'Network error!',
    login: 'Something went wrong. Please try again later.',
  },
  {
    what: 'hangs',
    answer: hang,
    story: 'Network error!',
    login: 'Something went wrong. Please try again later.',
  },
  {
    what: 'answers 502 with HTML',
    answer: badGateway,
    story: 'Failed: <h1>Bad Gateway</h1>',
    login: 'Login failed. Please check your credentials.',
  },
]) {
  test(`a provider that ${what}: the specified words, everything typed still there, and it goes on without a reload`, async ({
    page,
    allowConsole,
    toasts,
    form,
  }) => {
    test.slow();
    allowConsole(failed);
    await page.addInitScript(hurry, limits);
    await openAsAdministrator(page, screens.createStory);
    await page.evaluate(() => Object.assign(window, { isStillThisPage: true }));

    const title = await writeStory(page);
    await bring(page, answer);
    await form.submit.click();
    await toasts.seeFailure(story);
    await expect(form.field('Title')).toHaveValue(title);
    await expect(form.field('Content')).toHaveValue('First.');
    await heal(page);
    await form.submit.click();
    await toasts.seeSuccess('Story created successfully!');

    await follow(page, 'Create Project');
    await form.field('Title').fill(title);
    const header = page.getByLabel('Choose file for the header', { exact: true });
    await header.setInputFiles('provider/demo-content/media/upar/header.jpg');
    await expect(page.getByLabel('Replace file of the header', { exact: true })).toBeVisible();
    await bring(page, answer);
    await form.submit.click();
    await toasts.seeFailure('Failed to submit the project. Please check your server connection.');
    await expect(form.field('Title')).toHaveValue(title);
    await expect(page.getByLabel('Replace file of the header', { exact: true })).toBeVisible();
    await heal(page);
    await toasts.retry.click();
    await toasts.seeSuccess('Project created successfully!');

    await follow(page, 'Logout');
    await bring(page, answer);
    await page.getByRole('button', { name: 'Yes, Logout' }).click();
    await toasts.seeFailure('Failed to logout. Please try again.');
    await heal(page);
    await page.getByRole('button', { name: 'Yes, Logout' }).click();
    await expect(page).toHaveURL(paths.login);

    await form.field('Username').fill(administrator.username);
    await form.field('Password').fill(administrator.password);
    await bring(page, answer);
    await form.submit.click();
    await toasts.seeFailure(login);
    await expect(form.field('Username')).toHaveValue(administrator.username);
    await heal(page);
    await form.submit.click();
    await expect(page).toHaveURL(paths.dashboard);
    expect(await page.evaluate(() => 'isStillThisPage' in window), 'without a reload').toBe(true);
  });
}

for (const [what, body] of [
  ['truncated JSON', '{"stories": [{"id": 1, "tit'],
  ['the wrong shape', '{"stories": 7, "message": [], "data": "x"}'],
] as const) {
  test(`a provider that answers ${what}: a write counts by its status, a read fails in words`, async ({
    page,
    allowConsole,
    toasts,
    form,
  }) => {
    allowConsole(failed);
    await openAsAdministrator(page, screens.createStory);
    await writeStory(page);
    await bring(page, (route) => route.fulfill({ body }));
    await form.submit.click();
    await toasts.seeSuccess('Story created successfully!');
    for (const [name, text] of [
      ['All Stories', 'could not be understood'],
      ['All Projects', 'Failed to fetch projects'],
      ['Categories', 'Failed to fetch categories'],
      ['All Media', 'Failed to fetch projects'],
      ['Edit About', "Failed to fetch data: The server's answer could not be understood"],
    ] as const) {
      await follow(page, name);
      await toasts.seeFailure(text);
    }
    await heal(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.field('Heading').first()).toHaveValue(/Half a ream/);
  });
}
