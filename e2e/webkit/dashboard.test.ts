import { resolve } from 'node:path';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { enter, titleIn } from './support/administrator.ts';
import { keys } from './support/page.ts';
import { pause } from './support/processes.ts';
import { expect, test } from './support/test.ts';

const { allProjects, allStories, createProject, homepage } = dashboardPaths;

test.override({ wishes: { width: 1440, height: 900, isReduced: true } });

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
  // The region is there before it says anything, and the password is cleared when it does.
  await page.until(() => document.querySelector('[role=alert]')?.textContent);
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

test('projects are put in order by keyboard', async ({ page, provider, proxy }) => {
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
  // A reload would cut off what is being sent.
  const stored = async () => {
    const { data }: { data: readonly { title: string }[] } = await (
      await fetch(`${provider.origin}/api/projects`)
    ).json();
    return data.slice(0, 3).map(({ title }) => title);
  };
  await expect.poll(stored).toEqual([second, third, first]);
  await proxy.quiet();
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

test('a project is sent with its files; Cancel stops the upload and loses nothing', async ({
  page,
  provider,
  proxy,
}) => {
  const title = 'Made in WebKit';
  const made = async () => {
    const { data }: { data: readonly { title: string }[] } = await (
      await fetch(`${provider.origin}/api/projects`)
    ).json();
    return data.filter((project) => project.title === title).length;
  };
  await enter(page, createProject, provider);
  await page.fill('input', 'Title', title);
  await page.choose('Choose file for the header', resolve('provider/demo-content/media/upar/header.jpg'));
  await page.seeElement('input[type=file]', 'Replace file of the header');
  await page.click('input[type=radio]', 'G2');
  await page.click('button', 'Add Grid');
  for (const frame of [1, 2]) {
    await page.choose(
      `Choose file for grid 1, frame ${String(frame)}`,
      resolve('provider/demo-content/media/upar/tissue.jpg'),
    );
    await page.seeElement('input[type=file]', `Replace file of grid 1, frame ${String(frame)}`);
  }
  proxy.slowDown(40_000);
  await page.click('button', 'Submit');
  await page.seeElement('[role=progressbar]');
  await page.until(() => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 0);
  await page.click('button', 'Cancel upload');
  await page.see('Upload cancelled. Nothing you entered is lost.');
  proxy.slowDown(null);
  expect(await titleIn(page)).toBe(title);
  await page.seeElement('input[type=file]', 'Replace file of the header');
  expect(await made()).toBe(0);
  await page.click('button', 'Submit');
  await page.see('Project created successfully!');
  await expect.poll(made).toBe(1);
  await page.click('a', 'View it');
  await page.seeElement('h1', title);
  await page.until(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
});

test('a place stays marked while a file is dragged over what is in it, though Safari says not where a drag goes on', async ({
  page,
  provider,
}) => {
  await enter(page, createProject, provider);
  const field = 'input[type=file][aria-label="Choose file for the header"]';
  // Until it is known whether there is a draft, nothing may be dropped.
  await page.seeElement(`${field}:enabled`);
  const drag = (types: readonly string[], selector: string) =>
    page.run(
      (names, css) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['pixels'], 'a.png', { type: 'image/png' }));
        for (const type of names) {
          const target = document.querySelector(css);
          target?.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget: null }),
          );
        }
      },
      types,
      selector,
    );
  const isMarked = () => page.text().then((text) => text.includes('Drop here'));
  await drag(['dragenter', 'dragover'], field);
  await expect.poll(isMarked).toBe(true);
  // On to the frame around the field: it is entered before the field is left.
  await drag(['dragenter'], '[data-file-place]');
  await drag(['dragleave'], field);
  await pause(100);
  expect(await isMarked(), 'still over the place').toBe(true);
  await drag(['dragleave'], '[data-file-place]');
  await expect.poll(isMarked).toBe(false);
});
