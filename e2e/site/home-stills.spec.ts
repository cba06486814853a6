import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** A home page of stills: header, hover frames and a grid with empty cells. */

test.use({ firstHtml: 'plain' });

interface Project {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly HeaderMedia: string;
}

/** The provider answers with the headers of so many projects in the slots of films. */
async function showStills(page: Page, count: number) {
  const { data }: { readonly data: readonly Project[] } = await (await page.request.get('/api/projects')).json();
  const pictures = data.filter(({ HeaderMedia }) => HeaderMedia.endsWith('.jpg')).slice(0, count);
  const headerdata = pictures.map(({ id, title, slug, HeaderMedia }, index) => ({
    id,
    projectId: id,
    position: index + 1,
    videoUrl: HeaderMedia,
    mediaType: 'IMAGE',
    project: { title, slug },
  }));
  await page.route('**/api/homepage/headervideos', (route) => route.fulfill({ json: { headerdata } }));
  await page.route('**/api/homevideos', (route) => route.fulfill({ json: { headerdata: headerdata.slice(0, 2) } }));
  return pictures;
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Carousel' });

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('each still is shown for six seconds, and the one control pauses them', async ({ page }) => {
    const [first, second] = await showStills(page, 3);
    await page.goto(paths.home);
    const title = (project: Project | undefined) => carousel(page).getByRole('heading', { name: project?.title ?? '' });
    await expect(title(first)).toBeVisible();
    await expect(carousel(page).locator('video')).toHaveCount(0);
    const line = carousel(page)
      .getByRole('button', { name: /^Picture 1 of 3: / })
      .locator('span span');
    const clock = () =>
      line.evaluate((element) => {
        const [animation] = element.getAnimations();
        return { state: animation?.playState, length: animation?.effect?.getComputedTiming().duration };
      });
    await expect.poll(clock).toEqual({ state: 'running', length: 6000 });

    await carousel(page).getByRole('button', { name: 'Pause pictures' }).click();
    await expect.poll(async () => (await clock()).state).toBe('paused');
    await carousel(page).getByRole('button', { name: 'Play pictures' }).click();
    await expect.poll(async () => (await clock()).state).toBe('running');
    // Its end is brought nearer; it comes by itself.
    await line.evaluate((element) => {
      const [animation] = element.getAnimations();
      if (animation !== undefined) animation.currentTime = 5990;
    });
    await expect(title(second)).toBeVisible();
    await expect(carousel(page).getByText('2/3')).toBeVisible();
  });

  test('a picture that cannot be had is passed over', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const [first, second] = await showStills(page, 2);
    await page.route(`**/${first?.HeaderMedia ?? ''}*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(paths.home);
    await expect(carousel(page).getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  });

  test('one that is alone stands, without a control', async ({ page }) => {
    const [only] = await showStills(page, 1);
    await page.goto(paths.home);
    await expect(carousel(page).getByRole('heading', { name: only?.title ?? '' })).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    await expect(carousel(page).getByText('1/1')).toBeVisible();
  });
});

test('with reduced motion none moves until Play is pressed', async ({ page }) => {
  const [first] = await showStills(page, 2);
  await page.goto(paths.home);
  await expect(carousel(page).getByRole('button', { name: 'Play pictures' })).toBeVisible();
  await expect(carousel(page).getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  const states = await carousel(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ playState }) => playState),
  );
  expect(states).not.toContain('running');
});

for (const width of [390, 1440]) {
  test(`at ${String(width)} px empty cells leave no hole, and hover frames show stills`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await showStills(page, 2);
    const answer = await page.request.get('/api/homepagegrid');
    const { homepageGrids }: { readonly homepageGrids: readonly { readonly position: number }[] } = await answer.json();
    const left = homepageGrids.filter(({ position }) => [1, 3, 4, 6].includes(position));
    await page.route('**/api/homepagegrid', (route) => route.fulfill({ json: { homepageGrids: left } }));
    await page.goto(paths.home);
    const frames = page.getByRole('region', { name: 'Selected films' });
    await frames.scrollIntoViewIfNeeded();
    await expect(frames.locator('img')).toHaveCount(2);
    await expect(frames.getByRole('button')).toHaveCount(0);
    const cells = page.getByRole('region', { name: 'Projects' }).locator('figure');
    await expect(cells).toHaveCount(4);
    const [one, three, , six] = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { left: from, right, top } = cell.getBoundingClientRect();
        return { from, right: window.innerWidth - right, top };
      }),
    );
    expect(one?.top).toBe(three?.top);
    // As far from the left edge as the other from the right one.
    expect(Math.abs((one?.from ?? 0) - (three?.right ?? 1))).toBeLessThan(2);
    // In the middle.
    expect(Math.abs((six?.from ?? 0) - (six?.right ?? 1))).toBeLessThan(2);
    await expectAccessible(page);
  });
}
