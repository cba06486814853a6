import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();

const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(`provider/demo-content/media/upar/${name}`),
});

const states = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
const compare = (page: Page, at: number) =>
  states(page)
    .nth(at)
    .getByRole('button', { name: /^Compare/ });
const restore = (page: Page, at: number) =>
  states(page)
    .nth(at)
    .getByRole('button', { name: /^Restore/ });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

async function createProject(page: Page): Promise<number> {
  const answer = await page.request.post(`${studio.origin}/api/projects`, {
    multipart: {
      title: 'Upar',
      description: 'Tea and tins, folded by hand.',
      HeaderMedia: picture('two-tins.jpg'),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.id;
}

const change = (page: Page, id: number, multipart: Record<string, string | ReturnType<typeof picture>>) =>
  page.request.patch(`${studio.origin}/api/projects/${String(id)}/edit`, { multipart });

test('by mouse on a wide screen: a project’s saves are compared, one is restored, and that undone', async ({
  page,
}) => {
  await openAsAdministrator(page, paths.dashboard, studio.origin);
  const id = await createProject(page);
  await change(page, id, {
    title: 'Upar again',
    description: 'Tea and tins, folded by machine.',
    HeaderMedia: picture('ridge-line.jpg'),
  });
  await page.goto(studio.origin + dashboardPaths.editProject(id));
  await page.getByRole('button', { name: 'More for this project' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(states(page)).toHaveText([/Now.*Saved by .*: Title, Description.*Compare/s, /Created by .*Restore/s]);
  await expect(restore(page, 0)).toHaveCount(0);
  await expectAccessible(page);

  await compare(page, 0).click();
  await expect(states(page).first().locator('del')).toHaveText('hand');
  await expect(states(page).first().locator('ins')).toHaveText(['again', /machine/].map((words) => new RegExp(words)));
  await expect(states(page).first().getByRole('figure')).toHaveCount(2);
  for (const image of await states(page).first().getByRole('img').all()) {
    await expect
      .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
      .toBe(true);
  }
  await expectAccessible(page);

  await restore(page, 1).click();
  await expect(page.getByText('Restored. What was there before is in the history too.')).toBeVisible();
  await expect(states(page)).toHaveText([/Now.*Restored by /s, /Saved by/, /As now.*Created by/s]);
  await expect(compare(page, 2)).toBeFocused();
  await page.goto(studio.origin + dashboardPaths.editProject(id));
  await expect(title(page)).toHaveValue('Upar');
  await page.goBack();
  await restore(page, 1).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(states(page).first()).toHaveText(/Now.*Undone by /s);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(title(page)).toHaveValue('Upar');
});

test('by keys on a phone: what another has saved meanwhile is not overwritten unseen', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/412/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, paths.dashboard, studio.origin);
  const id = await createProject(page);
  await change(page, id, { title: 'Upar again' });
  await page.goto(studio.origin + dashboardPaths.history('project', id));
  await compare(page, 1).press('Enter');
  await expect(states(page).nth(1).getByText('Added', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await change(page, id, { title: 'By another' });
  await restore(page, 1).press('Enter');
  await expect(page.getByText('It was not restored.')).toBeVisible();
  await expect(states(page)).toHaveCount(3);
  await restore(page, 2).press('Enter');
  await expect(page.getByText('Restored. What was there before is in the history too.')).toBeVisible();
  await expect(states(page)).toHaveCount(4);
  await expectAccessible(page);
});

test('each form leads to its own: story, About, homepage and settings', async ({ page }) => {
  await openAsAdministrator(page, paths.dashboard, studio.origin);
  const made = await page.request.post(`${studio.origin}/api/stories`, {
    multipart: { title: 'Make the dummy first', authorname: 'Asha', content: 'The first thing we make.' },
  });
  const { data: story } = await made.json();
  for (const [form, history, said] of [
    // In its menu, as a project's.
    [dashboardPaths.editStory(story.id), dashboardPaths.history('story', story.id), /Created by/],
    [dashboardPaths.homepage, dashboardPaths.history('homepage'), null],
    [dashboardPaths.settings, dashboardPaths.history('settings'), null],
  ] as const) {
    await page.goto(studio.origin + form);
    if (said === null) {
      await page.getByRole('link', { name: 'History' }).click();
    } else {
      await page.getByRole('button', { name: 'More for this story' }).click();
      await page.getByRole('menuitem', { name: 'History' }).click();
    }
    await expect(page).toHaveURL(studio.origin + history);
    if (said === null) await expect(page.getByText('Nothing has been saved yet.')).toBeVisible();
    else await expect(states(page)).toHaveText([said]);
  }
  await page.goto(studio.origin + dashboardPaths.settings);
  await page.getByLabel('Name', { exact: true }).fill('Other Ream');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(states(page).first()).toHaveText(/Now/);
});

test('what has no history says so', async ({ page, allowConsole }) => {
  allowConsole(/40[04]/);
  await openAsAdministrator(page, dashboardPaths.history('project', 999_999), studio.origin);
  await expect(page.getByText('There is no such project.')).toBeVisible();
  await page.goto(`${studio.origin}/dashboard/history/none`);
  await expect(page.getByText('There is no history of this.')).toBeVisible();
});

test('with a provider of the specified calls no form has one, and nothing is asked', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const plain = await startOtherProvider();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    for (const form of [dashboardPaths.homepage, dashboardPaths.editProject(1)]) {
      await page.goto(plain.origin + form);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'History' })).toHaveCount(0);
    }
    expect(asked.filter((path) => path.startsWith('/api/revisions'))).toEqual([]);
  } finally {
    await plain.close();
  }
});
