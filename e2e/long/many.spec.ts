import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { setFlag } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import type { OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const PROJECTS = 500;
const STORIES = 200;
const CATEGORIES = 5;

/** Writes through the contract's own calls, several at a time. */
async function fill(origin: string): Promise<void> {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const post = async (path: string, body: FormData | string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(origin + path, { method: 'POST', headers: { cookie, ...type }, body });
    expect(answer.status, await answer.text()).toBe(201);
  };
  const form = (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return body;
  };
  for (let n = 1; n <= CATEGORIES; n += 1)
    await post('/api/category', JSON.stringify({ name: `Category ${String(n)}` }));
  const projects = Array.from({ length: PROJECTS }, (_, index) => () => {
    const number = String(index + 1);
    return post(
      '/api/projects',
      form({
        title: `Project ${number}`,
        description: `What project ${number} is about.`,
        category: String((index % CATEGORIES) + 1),
        relatedProjects: index > 1 ? '[1,2]' : '[]',
        grids: JSON.stringify([{ gridType: 'G2', gridText: 'Two', position: '1', frames: [] }]),
      }),
    );
  });
  const stories = Array.from({ length: STORIES }, (_, index) => () => {
    const number = String(index + 1);
    return post('/api/stories', form({ title: `Story ${number}`, authorname: 'Somebody', content: `Text ${number}.` }));
  });
  const [first, second, ...waiting] = projects;
  // The others name these two.
  await first?.();
  await second?.();
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  // One after the other: the newest is the last.
  for (const story of stories) await story();
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test.describe('500 projects and 200 stories', () => {
  const store = temporaryStore();
  let provider: OwnProvider;

  test.beforeAll(async () => {
    provider = await startOwnProvider(store.folder, { ADMIN_PASSWORD: administrator.password });
    await fill(provider.origin);
  });

  test.afterAll(async () => {
    await provider.kill();
    store.remove();
  });

  test('Work holds one page of them, and leads to the last', async ({ page }) => {
    await page.goto(provider.origin + paths.work);
    const tiles = page.getByRole('main').getByRole('link', { name: /^Project \d+$/ });
    await expect(tiles).toHaveCount(8);
    expect(await elements(page)).toBeLessThan(700);
    await page.getByRole('button', { name: '63', exact: true }).click();
    await expect(tiles).toHaveCount(4);
    await page
      .getByRole('link', { name: /^Project \d+$/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Project \d+$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Project \d+$/ })).toHaveCount(2);
    expect(await elements(page)).toBeLessThan(700);
  });

  test('Coffee break shows the newest six, and every title beside them', async ({ page }) => {
    await page.goto(provider.origin + paths.stories);
    const stories = page.getByRole('main').getByRole('article');
    await expect(stories).toHaveCount(6);
    await expect(stories.first()).toContainText('Story 200');
    await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Story 1', exact: true }).click();
    await expect(stories.first()).toContainText('Story 1');
    await expect(stories.first()).toContainText('Text 1.');
  });

  test('the dashboard finds one of them in every list', async ({ page, context }) => {
    const screens = dashboardPaths;
    await context.request.post(`${provider.origin}/api/login`, { data: administrator });
    await setFlag(page);
    await page.goto(provider.origin + screens.allProjects);
    // All rows are in the DOM, for screen readers and find in page; rows out of sight are not laid out.
    await expect(page.getByRole('row')).toHaveCount(PROJECTS + 1);
    expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Project 437']))).toBe(true);
    await expect(page.getByRole('cell', { name: 'Project 437', exact: true })).toBeInViewport();
    const dragHandle = (name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true });
    // They were created eight at a time, so their order is not known.
    const listed = await (await context.request.get(`${provider.origin}/api/projects`)).json();
    const titleAt = (position: number) => String(listed.data[position - 1].title);
    const [middle, lower, lowest] = [titleAt(250), titleAt(256), titleAt(258)];
    await dragHandle(middle).focus();
    await page.keyboard.press('Space');
    await expectPickedUp(page, `Picked up ${middle}, position 250 of 500.`);
    for (const place of ['251', '252', '253']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`${middle} is over position ${place} of 500.`)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(page.getByRole('row').nth(253)).toContainText(middle);
    await expect(dragHandle(middle)).toBeFocused();
    await dragHandle(lower).evaluate((handle) => handle.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Waits until nothing moves any more.
    await dragHandle(lower).hover();
    const from = await dragHandle(lower).boundingBox();
    const to = await dragHandle(lowest).boundingBox();
    if (from === null || to === null) throw new Error('Not on the page');
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
    await page.mouse.move(from.x + 10, to.y + 18, { steps: 8 });
    await expect(page.getByText(`${lower} is over position 258 of 500.`)).toBeAttached();
    await page.mouse.up();
    await expect(page.getByRole('row').nth(258)).toContainText(lower);
    await page.getByRole('searchbox').fill('Project 137');
    await expect(page.getByRole('link', { name: 'Edit Project 137' })).toBeVisible();
    await page.goto(provider.origin + screens.allStories);
    await page.getByRole('searchbox').fill('Story 137');
    await expect(page.getByRole('link', { name: 'Edit Story 137' })).toBeVisible();
    await page.goto(provider.origin + screens.allMedia);
    await page.getByRole('searchbox').fill('Project 137');
    await expect(page.getByRole('link', { name: 'Project 137' })).toBeVisible();
  });
});
