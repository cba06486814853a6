import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { fontFile, readFont } from '../../tests/provider/support/fonts.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { demoFile } from '../support/demo-studio.ts';
import { Hand } from '../support/hand.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

/** What the task may cost: colours and licence are texts, the rest is pressed. */
const most = { clicks: 9, fields: 7, screens: 3 };

const provider = useOwnStudio();

/** Saves, and waits for the answer: what was said about a save before may still be there. */
async function save(page: Page, hand: Hand): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await hand.click(page.getByRole('button', { name: 'Save', exact: true }));
  expect((await answered).ok()).toBe(true);
  await expect(page.getByText('Settings saved.').last()).toBeVisible();
}

test('the owner of an empty studio makes it look like theirs: own colours, own typeface, own wordmark', async ({
  page,
  browser,
}) => {
  await openAsAdministrator(page, paths.dashboard, provider.origin);
  const hand = new Hand(page);
  const side = page.getByRole('navigation');
  await hand.click(side.getByRole('link', { name: 'Settings', exact: true }));
  await hand.click(side.getByRole('link', { name: 'Look', exact: true }));
  await expect(page).toHaveURL(provider.origin + dashboardPaths.look);

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const box = (section: string, name: string) => part(section).getByRole('textbox', { name, exact: true });
  await hand.type(box('Studio', 'Name'), 'Kal Looms');
  for (const [section, field, colour] of [
    ['White light', 'Paper', '#f3ead8'],
    ['White light', 'Ink', '#20160e'],
    ['Black light', 'Paper', '#1a130d'],
    ['Black light', 'Ink', '#f3ead8'],
    ['Accent', 'Accent', '#8a2b0e'],
  ] as const) {
    await hand.type(box(section, field), colour);
  }
  const face = part('Typeface');
  const font = fontFile(await readFont('fraunces'), 'kal.woff2');
  await face.locator('input[type=file]').setInputFiles({
    name: font.name,
    mimeType: 'font/woff2',
    buffer: Buffer.from(await font.arrayBuffer()),
  });
  await hand.click(face.getByRole('checkbox', { name: 'We may use this typeface on our site' }));
  await hand.type(face.getByRole('textbox', { name: 'Licence' }), 'OFL 1.1');
  const heavy = face.getByRole('checkbox', { name: /^Use it all the same/ });
  if (await heavy.isVisible()) await hand.click(heavy);
  await save(page, hand);

  await hand.click(side.getByRole('link', { name: 'Studio', exact: true }));
  for (const [ink, file] of [
    ['dark', 'logo-light.svg'],
    ['light', 'logo-dark.svg'],
  ] as const) {
    await hand.chooseFiles(page.getByLabel(`Wordmark in ${ink} ink`, { exact: true }), [demoFile(`studio/${file}`)]);
  }
  await save(page, hand);
  // The file of the typeface is chosen with one click, as any other.
  const { clicks, fields, screens } = hand.effort;
  const effort = { clicks: clicks + 1, fields, screens };
  expect(effort.clicks, JSON.stringify(effort)).toBeLessThanOrEqual(most.clicks);
  expect(effort.fields).toBeLessThanOrEqual(most.fields);
  expect(effort.screens).toBeLessThanOrEqual(most.screens);

  for (const [theme, surface] of [
    ['white', 'rgb(243, 234, 216)'],
    ['black', 'rgb(26, 19, 13)'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visit = await context.newPage();
    await visit.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await visit.goto(provider.origin + paths.contact);
    await expect(visit.locator('body')).toHaveCSS('background-color', surface);
    await expect(visit.locator('body')).toHaveCSS('font-family', /^T,/);
    await expect(visit.getByRole('banner').getByRole('link', { name: 'Kal Looms' }).locator('img:visible')).toHaveCount(
      1,
    );
    await expect.poll(() => visit.evaluate(() => document.fonts.check('16px T'))).toBe(true);
    await expectAccessible(visit, `Talk to us in the ${theme} light`);
    await context.close();
  }

  // The dashboard is set in it too, from its first frame on, and the built face is shown as itself.
  const families = page.locator('body');
  await expect(families).toHaveCSS('font-family', /^T,/);
  await page.goto(provider.origin + dashboardPaths.look);
  await expect(families).toHaveCSS('font-family', /^T,/);
  await expect(part('Typeface').getByRole('button', { name: /^Anek/ }).locator('span').first()).toHaveCSS(
    'font-family',
    /^"?Anek"?,/,
  );
  for (const path of [
    paths.dashboard,
    dashboardPaths.allProjects,
    dashboardPaths.createProject,
    dashboardPaths.library,
  ]) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(provider.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.evaluate((title) => title.scrollHeight - title.clientHeight), `${path}: whole`).toBeLessThan(
        3,
      );
    }
  }
});

test('on a phone and a desk, in both themes, the form is accessible and no wider than its window', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, dashboardPaths.look, provider.origin);
    await expect(page.getByRole('group', { name: 'Order of the home page' })).toBeVisible();
    await expectAccessible(page, `Look at ${String(width)} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});
