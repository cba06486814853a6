import { paths } from '../../src/domain/paths.ts';
import { pause } from './support/processes.ts';
import { keys, type Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

const { allProjects, allStories, createProject, homepage } = paths.dashboardScreens;

test.override({ wishes: { width: 1440, height: 900, isReduced: true } });

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Opens a page of the dashboard, which leads to login, and logs in. */
async function enter(page: Page, path: string, { username, password }: Credentials): Promise<void> {
  await page.open(path);
  await expect.poll(() => page.path()).toBe(paths.login);
  await page.fill('input', 'Username', username);
  await page.fill('input', 'Password', password);
  await page.click('button', 'Submit');
  // A password takes its time on a busy machine.
  await expect.poll(() => page.path(), { timeout: 30_000 }).toBe(path);
}

/** What stands in the form's first field. */
const titleIn = (page: Page) =>
  page.run(() => {
    const label = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === 'Title');
    return label?.control instanceof HTMLInputElement ? label.control.value : null;
  });

/** The titles of the table of projects, in order. Runs in the page. */
function titles(): readonly string[] {
  return [...document.querySelectorAll('table a[aria-label^="Edit "]')].map((link) =>
    (link.getAttribute('aria-label') ?? '').slice('Edit '.length),
  );
}

test('a wrong password is said, the right one leads to the page that was wanted', async ({ page, provider }) => {
  await page.open(allStories);
  await page.fill('input', 'Username', provider.username);
  await page.fill('input', 'Password', 'not the password');
  await page.click('button', 'Submit');
  await page.seeElement('[role=alert]');
  await page.fill('input', 'Password', provider.password);
  await page.click('button', 'Submit');
  await expect.poll(() => page.path(), { timeout: 30_000 }).toBe(allStories);
  await page.see('All Stories');
});

test('what is typed outlives a reload; Cancel asks before it is left', async ({ page, provider }) => {
  await enter(page, createProject, provider);
  await page.fill('input', 'Title', 'Half a title');
  // A draft is written a moment after the last key.
  await pause(1500);
  await page.reload();
  await page.see('Draft from');
  await expect.poll(() => titleIn(page)).toBe('Half a title');
  await page.fill('input', 'Title', 'Half a title and more');
  await page.click('a', 'Cancel');
  await page.seeElement('[role=alertdialog]');
  await page.click('[role=alertdialog] button', 'Stay');
  await expect.poll(() => page.has('[role=alertdialog]')).toBe(false);
  expect(await page.path()).toBe(createProject);
  expect(await titleIn(page)).toBe('Half a title and more');
});

test('Back leaves a half-typed form where the browser cannot ask; Forward brings the draft, and it says so', async ({
  page,
  provider,
}) => {
  await enter(page, createProject, provider);
  expect(await page.run(() => 'navigation' in window), 'this WebKit is older than the Navigation API').toBe(false);
  await page.click('nav a', 'All Stories');
  await expect.poll(() => page.path()).toBe(allStories);
  await page.click('nav a', 'Create Project');
  await expect.poll(() => page.path()).toBe(createProject);
  await page.fill('input', 'Title', 'Left by Back');
  await page.back();
  await expect.poll(() => page.path()).toBe(allStories);
  await page.forward();
  await page.see('Draft from');
  await expect.poll(() => titleIn(page)).toBe('Left by Back');
});

test('projects are put in order by keyboard', async ({ page, provider }) => {
  await enter(page, allProjects, provider);
  await page.seeElement('table a');
  const [first = '', second = '', third = ''] = await page.run(titles);
  await page.run((name) => document.querySelector<HTMLElement>(`[aria-label="Drag ${name}"]`)?.focus(), first);
  await page.press(keys.space);
  await page.until((name) => document.body.textContent?.includes(`Picked up ${name}`), first);
  await pause(100);
  await page.press(keys.arrowDown);
  await pause(300);
  await page.press(keys.arrowDown);
  await pause(300);
  await page.press(keys.space);
  await expect.poll(() => page.run(titles).then((now) => now.slice(0, 3))).toEqual([second, third, first]);
  expect(await page.run(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Drag ${first}`);
  await page.reload();
  await expect.poll(() => page.run(titles).then((now) => now.slice(0, 3))).toEqual([second, third, first]);
});

test('a slot of the home page is filled from its panel', async ({ page, provider }) => {
  const grid = async () => {
    const { homepageGrids }: { homepageGrids: readonly { position: number; nonHoverMedia: string }[] } = await (
      await fetch(`${provider.origin}/api/homepagegrid`)
    ).json();
    return homepageGrids.find(({ position }) => position === 1)?.nonHoverMedia;
  };
  const before = await grid();
  await enter(page, homepage, provider);
  await page.click('button[aria-label^="Drag grid item 1"]');
  await page.seeElement('[role=dialog] ul[aria-label^="Media of"] button');
  await page.click('[role=dialog] ul[aria-label^="Media of"] button:not([aria-label="Shown now"])');
  await expect.poll(grid).not.toBe(before);
});
