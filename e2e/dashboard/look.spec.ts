import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { readFont } from '../../tests/provider/support/fonts.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const { look } = dashboardPaths;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const colour = (page: Page, section: string, name: string) =>
  page.getByRole('region', { name: section }).getByRole('textbox', { name, exact: true });
const surfaceOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** A studio without a name is asked for it before its look is saved; one of these tests alone finds it without. */
async function nameStudio(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'White light' })).toBeVisible();
  const name = colour(page, 'Studio', 'Name');
  if (await name.isVisible()) await name.fill('Studio Nord');
}

const provider = useOwnStudio();

test('an owner makes the site look like the studio: begun, tried, kept over a reload, saved, seen by visitors', async ({
  page,
  browser,
}) => {
  await openAsAdministrator(page, look, provider.origin);
  await expectAccessible(page);
  // Whoever begins with the look says whose it is.
  await colour(page, 'Studio', 'Name').fill('Studio Nord');
  await page.getByRole('button', { name: /^Letterpress/ }).click();
  await expect(colour(page, 'White light', 'Paper')).toHaveValue('#f8efdf');

  // What would be too weak is made stronger, and said.
  await colour(page, 'Accent', 'Accent').fill('#FA0');
  await expect(
    page.getByRole('status').filter({ hasText: 'The accent of the white light was made darker' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(248, 239, 223)');
  await page.keyboard.press('Escape');

  // Nothing is said yet, and no row is kept for it.
  const section = page.getByRole('region', { name: 'Begin from' });
  const bottomOf = async (place: Locator) => {
    const { y, height } = (await place.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  const lastButton = await bottomOf(section.getByRole('button', { name: 'Save as a file' }));
  expect((await bottomOf(section)) - lastButton).toBeLessThan(60);

  await untilKept(page, '#ffaa00');
  await page.reload();
  await expect(colour(page, 'Accent', 'Accent')).toHaveValue('#ffaa00');
  await save(page).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  for (const [theme, surface] of [
    ['white', 'rgb(248, 239, 223)'],
    ['black', 'rgb(23, 17, 12)'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visit = await context.newPage();
    await visit.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const path of [paths.home, paths.work, paths.contact]) {
      await visit.goto(provider.origin + path);
      expect(await surfaceOf(visit)).toBe(surface);
      expect(await visit.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectAccessible(visit);
    }
    await context.close();
  }
});

test('ink that is no pair with its paper is refused where it is chosen; nothing is sent', async ({ page }) => {
  await openAsAdministrator(page, look, provider.origin);
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  await colour(page, 'White light', 'Ink').fill('#eeeeee');
  await save(page).click();
  await expect(colour(page, 'White light', 'Ink')).toBeFocused();
  await expect(page.getByText(/Text can be read from 4\.5 to 1/)).toBeVisible();
  expect(writes).toBe(0);
});

test('a look is saved as a file and opened again; a file that holds none says so', async ({ page }) => {
  await openAsAdministrator(page, look, provider.origin);
  await page.getByRole('button', { name: /^Signal/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await downloading).path();
  await page.getByRole('button', { name: /^Half Ream/ }).click();
  const chooser = page.getByLabel('A look’s file');
  await chooser.setInputFiles({
    name: 'look.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":1}'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'This file holds no look.' })).toBeVisible();
  await chooser.setInputFiles(saved);
  await expect(colour(page, 'Accent', 'Accent')).toHaveValue('#d6002a');
  await expect(page.getByRole('alert').filter({ hasText: 'This file holds no look.' })).toBeHidden();
});

test('a copy is kept, found after a reload, chosen and saved; deleted, it comes back', async ({ page }) => {
  await openAsAdministrator(page, look, provider.origin);
  await nameStudio(page);
  await page.getByRole('button', { name: /^Signal/ }).click();
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await page.keyboard.type('Winter, ₹ and a name that is as long as it may be, to the end');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Look kept.')).toBeVisible();
  const kept = page.getByRole('group', { name: 'Looks that you keep' });
  await expect(kept.getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: /^Half Ream/ }).click();
  await untilKept(page, '#');
  await page.reload();
  await kept.getByRole('button', { name: /^Winter/ }).click();
  await expect(colour(page, 'Accent', 'Accent')).toHaveValue('#d6002a');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await save(page).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(kept).toBeVisible();
});

test('the parts of the home page are put in another order by button, key and mouse; preview and visitors see it', async ({
  page,
  browser,
}) => {
  await openAsAdministrator(page, look, provider.origin);
  await nameStudio(page);
  await page.getByRole('button', { name: /^Half Ream/ }).click();
  const group = page.getByRole('group', { name: 'Order of the home page' });
  const parts = () => group.getByRole('listitem').allInnerTexts();
  const names = async () => (await parts()).map((text) => text.split('\n')[0]);
  await expect(group.getByRole('button', { name: 'Move Header films up' })).toHaveAttribute('aria-disabled', 'true');

  await group.getByRole('button', { name: 'Move Second text and six cells up' }).click();
  await expect(page.getByText('Second text and six cells moved to position 2 of 4.')).toBeAttached();
  expect(await names()).toEqual([
    'Header films',
    'Second text and six cells',
    'First text and two films',
    'Third text',
  ]);

  await group.getByRole('button', { name: 'Drag Header films' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Header films, position 1 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Header films is over position 2 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(names)
    .toEqual(['Second text and six cells', 'Header films', 'First text and two films', 'Third text']);

  const handle = await group.getByRole('button', { name: 'Drag Third text' }).boundingBox();
  const target = await group.getByRole('listitem').nth(2).boundingBox();
  if (handle === null || target === null) throw new Error('The parts are on the page.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(names)
    .toEqual(['Second text and six cells', 'Header films', 'Third text', 'First text and two films']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  // Its light is turned by itself: the dashboard's stays.
  const light = page.frameLocator('iframe').locator('body');
  await expect(light).toHaveClass('white-theme');
  await page.getByRole('button', { name: 'Other light' }).click();
  await expect(light).toHaveClass('black-theme');
  await expect(page.locator('body')).toHaveClass('white-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.getByRole('button', { name: 'Other light' }).click();
  await expect(light).toHaveClass('white-theme');
  const texts = page.frameLocator('iframe').getByRole('main').getByRole('link', { name: /→?$/ });
  const links = () => texts.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(links).toEqual([paths.work, paths.contact, paths.about]);
  await page.keyboard.press('Escape');

  await save(page).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await context.newPage();
  await visit.goto(provider.origin + paths.home);
  const drawn = visit.getByRole('main').getByRole('link');
  expect(await drawn.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    paths.work,
    paths.contact,
    paths.about,
  ]);
  // The bar covers nothing of a page that begins with words.
  const bar = await visit.locator('header').boundingBox();
  const first = await visit.getByText('Home page text2').boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectAccessible(visit);
  await context.close();
});

test('a typeface of the studio’s own: tried, kept over a reload, allowed, saved, and the only one that visitors fetch', async ({
  page,
  allowConsole,
  browser,
}) => {
  await openAsAdministrator(page, look, provider.origin);
  await nameStudio(page);
  const section = page.getByRole('region', { name: 'Typeface' });
  const chooser = section.locator('input[type=file]');
  // A browser says that a request was refused.
  allowConsole(/415/);
  await chooser.setInputFiles({
    name: 'none.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('no font'.repeat(20)),
  });
  await expect(section.getByRole('alert')).toContainText('This must be a WOFF2, TTF or OTF font.');

  await chooser.setInputFiles({ name: 'kal.woff2', mimeType: 'font/woff2', buffer: await readFont('syne') });
  await expect(section.getByRole('status')).toContainText('Syne: ');
  await expect(section.getByRole('status')).toContainText('Anek stands in.');
  await expect(section.getByRole('button', { name: /^Syne From a file/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  // Whether it may be used is asked for.
  await save(page).click();
  await expect(section.getByRole('alert')).toContainText('Please say that the typeface may be used on the site.');
  await section.getByRole('checkbox', { name: 'We may use this typeface on our site' }).check();
  const licence = section.getByRole('textbox', { name: 'Licence' });
  // Wide enough for what stands in it as an example.
  expect((await licence.boundingBox())?.width).toBeGreaterThan(400);
  await licence.fill('Web licence, 2026');
  await untilKept(page, 'Web licence, 2026');
  await page.reload();
  await expect(section.getByRole('status')).toContainText('Syne: ');

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('body')).toHaveCSS('font-family', /^T,/);
  await page.keyboard.press('Escape');
  await save(page).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(section.getByRole('status')).toContainText('Licence: Web licence, 2026');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await context.newPage();
  const fonts: string[] = [];
  visit.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await visit.goto(provider.origin + paths.contact);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect.poll(() => visit.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(fonts.filter((path) => !path.startsWith('/media/'))).toEqual([]);
  expect(await visit.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await context.close();
});

test('faces of a look bring no more than 0.6 kB, and nothing moves when they come', async ({ page, browser }) => {
  const weigh = async () => {
    const answer = await page.request.get(provider.origin + paths.contact);
    return brotliCompressSync(await answer.body()).length;
  };
  await openAsAdministrator(page, look, provider.origin);
  await nameStudio(page);
  await page.getByRole('button', { name: /^Half Ream/ }).click();
  await save(page).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  const before = await weigh();
  for (const name of ['Letterpress', 'Signal']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const saving = page.waitForResponse((response) => response.request().method() === 'PUT');
    await save(page).click();
    await saving;
    expect((await weigh()) - before).toBeLessThanOrEqual(600);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const visit = await context.newPage();
    await visit.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry ? Number(entry.value) : 0;
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + shift,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [paths.contact, paths.work]) {
      await visit.goto(provider.origin + path);
      await expect.poll(() => visit.evaluate(() => document.fonts.check('16px T'))).toBe(true);
      expect(Number((await visit.evaluate(() => document.documentElement.dataset['shift'])) ?? 0)).toBeLessThan(0.01);
    }
    await context.close();
  }
});

test('a look is tried on Work too, in the form in which it begins, and nothing leads away from there', async ({
  page,
}) => {
  // A studio with projects; nothing is saved.
  await openAsAdministrator(page, look);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Work', exact: true }).click();
  const work = page.frameLocator('iframe').getByRole('main');
  const forms = work.getByRole('navigation', { name: 'View' });
  await expect(work.getByRole('heading', { level: 1, name: 'Work' })).toBeAttached();
  await page.getByRole('button', { name: '1440 px' }).click();
  const chosen = work.locator('[aria-current="true"]', { hasText: 'List' });
  await expect(chosen).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Work' }).selectOption('list');
  await expect(chosen).toHaveCount(1);
  await expect(forms).toHaveCount(1);
  await work
    .getByRole('link', { name: /^Packaging/ })
    .first()
    .click();
  await expect(chosen).toHaveCount(1);
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/dashboard/preview');
});

test('the project on which a look is tried is the one whose title takes the most room', async ({ page }) => {
  await openAsAdministrator(page, look);
  const { data } = await (await page.request.get('/api/projects')).json();
  const projects: readonly { readonly title: string }[] = data.data ?? data;
  const longest = Math.max(...projects.map(({ title }) => title.length));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'The longest title' }).click();
  const title = page.frameLocator('iframe').getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(async () => (await title.innerText()).length).toBe(longest);
});
