import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The inspector of docs/decisions/013-inspector.md: there while the app is developed, and nowhere else. */

let server: ViteDevServer;
let origin = '';

test.beforeAll(async ({ baseURL }) => {
  process.env['VITRINE_DEV_PROVIDER'] = baseURL ?? '';
  server = await createServer({ mode: 'development', logLevel: 'error', server: { port: 0 } });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(() => server.close());

test('shows the live machines, what happens to them, and the way back', async ({ page }) => {
  test.slow();
  await page.goto(`${origin}/?inspect`);
  const inspector = page.getByRole('complementary', { name: 'Machine inspector' });
  const machines = inspector.getByRole('list', { name: 'Live machines' });
  const theme = machines.getByRole('button', { name: /^theme/ });
  const status = inspector.getByRole('status');
  const chart = inspector.getByRole('img', { name: /^Statechart of theme/ });
  const log = inspector.getByRole('region', { name: 'Log' });
  for (const name of ['homeCarousel', 'scroll', 'playback']) {
    await expect(machines.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  await theme.click();
  await expect(status).toHaveText('Now in white');
  await expect(chart).toHaveAccessibleName('Statechart of theme. Now in white.');

  await page.getByRole('button', { name: 'Black theme' }).click();
  await expect(theme).toContainText('black');
  await expect(status).toHaveText('Now in black');
  await expect(log.getByRole('button', { name: 'theme.toggle' })).toContainText('black');
  await expect(log.getByRole('button', { name: 'applyTheme done' }).last()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);

  await log.getByRole('button', { name: 'Step back' }).press('Enter');
  await expect(log.getByRole('button', { name: 'theme.toggle' })).toHaveAttribute('aria-current', 'step');
  await expect(status).toHaveText('Was in black');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Was in white');
  await expect(chart).toHaveAccessibleName('Statechart of theme. Now in white.');
  await expect(page.locator('body')).toHaveClass(/black-theme/);

  await inspector.getByRole('button', { name: 'theme.set' }).waitFor();
  await inspector.getByRole('button', { name: 'theme.toggle', exact: true }).last().click();
  await expect(page.locator('body')).toHaveClass(/white-theme/);
  await expect(status).toHaveText('Now in white');

  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(page).toHaveURL(`${origin}${paths.work}`);
  await expect(machines.getByRole('button', { name: /^workList/ })).toBeVisible();
  await expect(machines.getByRole('button', { name: /^homeCarousel/ })).toBeHidden();
  await expect(status).toHaveText('Now in white');

  await inspector.getByRole('combobox', { name: 'Where the inspector stands' }).selectOption('At the right');
  await inspector.getByRole('button', { name: 'Close the inspector' }).click();
  await expect(inspector).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(inspector).toBeHidden();
});

test('works beside a dialog that holds the rest of the page', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${origin}/?inspect`);
  const inspector = page.getByRole('complementary', { name: 'Machine inspector' });
  const menu = inspector.getByRole('button', { name: /^mobileMenu/ });
  await expect(menu).toContainText('closed');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toContainText('open');
  // The menu's file comes later than its state, and takes the focus when it is there.
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator(':focus')).toHaveCount(1);
  await menu.click();
  await expect(menu).toBeFocused();
  await expect(inspector.getByRole('status')).toHaveText('Now in open');
  await inspector.getByRole('button', { name: 'menu.close', exact: true }).last().press('Enter');
  await expect(menu).toContainText('closed');
});

test('is not in what visitors get', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  const built = files.filter((file) => !file.startsWith('storybook'));
  expect(built.length).toBeGreaterThan(20);
  for (const file of built) {
    const text = readFileSync(join('dist', file), 'utf8');
    for (const mark of ['Machine inspector', 'vitrine-inspector', 'elkjs']) {
      expect(text.includes(mark), `${file} holds "${mark}"`).toBe(false);
    }
  }
});
