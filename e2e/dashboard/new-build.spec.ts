import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { untilKept } from '../support/drafts.ts';
import { expect, test } from '../support/test.ts';

const { allMedia, allStories, createStory } = dashboardPaths;
const screen = '**/assets/AllMediaScreen-*.js';

/** The files of this build are gone, and the server answers pages of another. */
async function update(page: Page): Promise<void> {
  await page.route(screen, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === allMedia,
    async (route, request) => {
      if (request.isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/(\/assets\/[\w-]+)\.js/g, '$1-next.js');
      await route.fulfill({ response: answer, body });
    },
  );
}

/** Counts how often a document is opened from now on. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(
    /Failed to load resource|Failed to fetch|error-boundaries|dynamically imported|preload CSS|could not be reached/,
  );
  // In Firefox's words; an error that React logs is its name there.
  allowConsole(/disallowed MIME type|^Error$/);
});

test('a tab from before an update opens its next page again, and what was typed is kept', async ({
  page,
  storyForm,
}) => {
  await openAsAdministrator(page, createStory);
  await storyForm.write('Typed before the update');
  await untilKept(page, 'before the update');
  await update(page);
  const count = countPages(page);
  // The next build has the file.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(screen);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'All Media' }).click();
  await new Dialog(page, 'Leave this page?').answer('Leave');
  await expect(page.getByRole('heading', { level: 1, name: 'All Media' })).toBeVisible();
  expect(count()).toBe(1);
  await page.goto(createStory);
  await storyForm.seeDraft('Typed before the update');
  await storyForm.discard.click();
});

test('it never goes round in circles: still without the file, it says so', async ({ page }) => {
  await openAsAdministrator(page, allStories);
  await update(page);
  const count = countPages(page);
  await page.getByRole('navigation').getByRole('link', { name: 'All Media' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(count()).toBe(1);
});

test('without a network nothing is opened again', async ({ page, allowConsole }) => {
  allowConsole(/^This device has no connection\.$/);
  await openAsAdministrator(page, allStories);
  const count = countPages(page);
  const away = page.getByRole('navigation').getByRole('link', { name: 'All Media' });
  await expect(away).toBeVisible();
  await page.context().setOffline(true);
  await away.click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(count()).toBe(0);
  await page.context().setOffline(false);
});
