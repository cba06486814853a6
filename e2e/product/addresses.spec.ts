import { paths } from '../../src/domain/paths.ts';
import { administrator } from '../support/administrator.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

test('a project shown before it had a title is found at the address that was shared', async ({ page }) => {
  test.slow();
  const store = temporaryStore();
  const { origin, kill } = await startOwnProvider(store.folder, { ADMIN_PASSWORD: administrator.password });
  const { request } = page;
  expect((await request.post(`${origin}/api/login`, { data: administrator })).ok()).toBe(true);
  const { data } = await (await request.post(`${origin}/api/projects`, { multipart: { year: '2024' } })).json();
  const shared = origin + paths.project('untitled');
  expect((await page.goto(shared))?.request().redirectedFrom()).toBeNull();

  const multipart = { title: 'Tide Tables' };
  expect((await request.patch(`${origin}/api/projects/${String(data.id)}/edit`, { multipart })).ok()).toBe(true);
  const answer = await page.goto(shared);
  expect(answer?.status()).toBe(200);
  expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
  await expect(page).toHaveURL(origin + paths.project('tide-tables'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Tables');
  await kill();
  store.remove();
});
