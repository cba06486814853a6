import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** `npm start`'s own server, on a store that outlives it. */
async function start(folder: string): Promise<{ origin: string; child: ChildProcess; said: () => string }> {
  const child = spawn(process.execPath, ['provider/src/server.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ADMIN_PASSWORD: '', DEMO_CONTENT: 'off' },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/ready at (http:\S+)/);
  return { origin: /ready at (http:\S+)/.exec(said)?.[1] ?? '', child, said: () => said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

test('an empty studio is usable, and a category added before a kill -9 is still there', async ({ page }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-durability-'));
  const first = await start(folder);
  const password = /Password: (.+)/.exec(first.said())?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(16);

  await page.goto(first.origin + paths.home);
  await expect(page.getByText('Loading page...')).toBeVisible();
  await expect(page.getByText('No Grid Data Found')).toBeVisible();
  for (const [path, text] of [
    [paths.work, 'No projects found'],
    [paths.stories, 'No stories available'],
    [paths.about, 'No Heading Available'],
  ] as const) {
    await page.goto(first.origin + path);
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.goto(first.origin + paths.login);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(first.origin + paths.dashboard);
  await page.goto(first.origin + paths.dashboardScreens.categories);
  await page.getByRole('textbox', { name: 'Category name' }).fill('Furniture');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Furniture' })).toBeVisible();
  await kill(first.child);

  const second = await start(folder);
  expect(second.said()).not.toContain('Password:');
  const categories: unknown = await (await page.request.get(`${second.origin}/api/category`)).json();
  expect(categories).toMatchObject([{ name: 'Furniture' }]);
  await kill(second.child);
  rmSync(folder, { recursive: true, force: true });
});
