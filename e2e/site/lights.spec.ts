import { paths } from '../../src/domain/paths.ts';
import { expectStillLetters } from '../support/lights.ts';
import { expect, test } from '../support/test.ts';

/** The two themes are one room in two lights. */

test('no letter of a long text moves when the light changes', async ({ page }) => {
  expect(await expectStillLetters(page, paths.stories)).toBeGreaterThan(100);
});

test('a page in Latin letters fetches the one font and no other', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\.woff2$/, ''));
  });
  for (const path of [paths.home, paths.project('museum-of-salt'), paths.about, paths.stories, paths.contact]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect([...fonts]).toEqual(['/assets/anek-studio']);
});
