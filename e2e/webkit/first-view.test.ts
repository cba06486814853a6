import { paths } from '../../src/domain/paths.ts';
import { expect, test } from './support/test.ts';

const pages = [paths.home, paths.work, paths.project('kal'), paths.about, paths.stories, paths.contact];

test('a first view asks for no style sheet: the page brings its own', async ({ page, proxy }) => {
  for (const path of pages) {
    await page.open(path);
    await page.until(() => document.readyState === 'complete');
    expect(
      proxy.asked.filter((request) => request.includes('.css')),
      path,
    ).toEqual([]);
  }
});

test('the styles of the next page are fetched where this one did not bring them', async ({ page, proxy }) => {
  await page.open(paths.contact);
  proxy.asked.length = 0;
  await page.click('header a', 'About');
  await page.see('Who We Are?');
  const sheets = proxy.asked.filter((request) => request.includes('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  expect(new Set(sheets).size).toBe(sheets.length);
});
