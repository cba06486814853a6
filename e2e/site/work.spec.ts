import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { stir } from '../support/stir.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

/** Answers the two reads of Work with `count` projects, the first three of them in category 1. */
async function answerWith(page: Page, count: number, shape: 'list' | 'data' | 'nested' = 'data') {
  const projects = Array.from({ length: count }, (_, index) => ({
    id: `p${String(index + 1)}`,
    title: `Project ${String(index + 1)}`,
    slug: `project-${String(index + 1)}`,
    HeaderMedia: null,
    categoryId: index < 3 ? 1 : 2,
    year: '2024',
    clientName: null,
  }));
  const answer = { list: projects, data: { data: projects }, nested: { data: { data: projects } } }[shape];
  await page.route('**/api/projects', (route) => route.fulfill({ json: answer }));
  // A tile that is pointed at reads its project ahead.
  await page.route('**/api/project?slug=project-*', (route) => route.fulfill({ json: { id: 1, title: 'Project' } }));
  await page.route('**/api/category', (route) =>
    route.fulfill({
      json: [
        { id: 1, name: 'Print' },
        { id: 2, name: 'Film' },
        { id: 3, name: 'Nothing yet' },
      ],
    }),
  );
}

const tiles = (page: Page) => page.getByRole('main').locator('[data-hover-root]');
const titles = (page: Page) => tiles(page).getByRole('link');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const filter = (page: Page) => page.getByRole('button', { name: 'Filter' });
const narrow = { width: 834, height: 1112 };

test('a category that is pointed at has a line below its name, in every engine', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  const name = sidebar(page).getByText('Identity');
  /** The longest line of ink at the name's lower edge, as a share of its width. */
  const longest = async () => {
    const { x = 0, y = 0, width = 1, height = 0 } = (await name.boundingBox()) ?? {};
    const clip = { x: Math.ceil(x), y: Math.floor(y + height) - 4, width: Math.floor(width), height: 6 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width),
    );
    return Math.max(...rows.map((row) => row.filter((ink) => ink < 128).length / info.width));
  };
  expect(await longest()).toBeLessThan(0.5);
  await name.hover();
  await expect.poll(longest).toBeGreaterThan(0.95);
});

test('a tile answers the pointer and the keyboard with its second picture, where there is one', async ({ page }) => {
  const details = { alt: '', width: 1500, height: 800, color: '#a03020', poster: null, widths: [], posterWidths: [] };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="800"></svg>';
  await page.route('**/media/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  // A project that is pointed at is read ahead.
  await page.route('**/api/project?*', (route) => route.fulfill({ json: { id: 1, title: 'Two', slug: 'two' } }));
  const project = { HeaderMedia: 'media/first.svg', details, position: 1, categoryId: null };
  const second = { mediaUrl: 'media/second.svg', details };
  await page.route('**/api/projects', (route) =>
    route.fulfill({
      json: [
        { ...project, id: 1, title: 'Two', slug: 'two', second },
        { ...project, id: 2, title: 'One', slug: 'one', position: 2 },
      ],
    }),
  );
  await page.goto('/work');
  const over = tiles(page).nth(0).locator('span:has(> div > img[src$="second.svg"])');
  await expect(over).toHaveCSS('opacity', '0');
  await tiles(page).nth(0).hover();
  await expect(over).toHaveCSS('opacity', '1');
  await tiles(page).nth(1).hover();
  await expect(over).toHaveCSS('opacity', '0');
  await expect(tiles(page).nth(1).locator('img')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await tiles(page).nth(0).getByRole('link').focus();
  await expect(over).toHaveCSS('opacity', '1');
});

test.describe('Work', () => {
  for (const [width, ratio] of [
    [1440, 3 / 2],
    [834, 3 / 2],
    [390, 4 / 3],
  ] as const) {
    test(`shows projects two per row at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/work');
      await expect(tiles(page)).toHaveCount(8);
      const boxes = await tiles(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes[0].y).toBe(boxes[1].y);
      expect(boxes[2].y).toBeGreaterThan(boxes[0].y);
      const media = await tiles(page).first().locator('img').first().boundingBox();
      expect((media?.width ?? 0) / (media?.height ?? 1)).toBeCloseTo(ratio, 1);
    });
  }

  test('shows header media and title; a film where the ending says so', async ({ page }) => {
    await page.route('**/api/projects', (route) =>
      route.fulfill({
        json: [
          { id: 1, title: 'Picture', slug: 'picture', HeaderMedia: 'media\\a.JPG?v=1' },
          { id: 2, title: 'Film', slug: 'film', HeaderMedia: 'media\\b.WEBM?v=1' },
        ],
      }),
    );
    await page.route('**/media/**', (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto('/work');
    await expect(tiles(page).nth(0).locator('video')).toHaveCount(0);
    await expect(tiles(page).nth(1).locator('video')).toHaveAttribute('src', '/media/b.WEBM?v=1');
    await expect(tiles(page).nth(1).locator('video')).toHaveJSProperty('muted', true);
    await expect(
      tiles(page)
        .nth(1)
        .getByRole('button', { name: /Pause|Play/ }),
    ).toHaveCount(1);
  });

  test('a click opens /project/{slug}', async ({ page }) => {
    await page.goto('/work');
    await tiles(page).nth(1).click();
    await expect(page).toHaveURL('/project/small-hours');
  });
});

test.describe('Work, from tile to project', () => {
  const record = () => {
    document.documentElement.dataset['grown'] = '0';
    const look = () => {
      const names = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      if (names.includes('::view-transition-group(project-media)')) document.documentElement.dataset['grown'] = '1';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  test('the picture grows into the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/work');
    const ahead = page.waitForResponse('**/api/project?slug=small-hours');
    await stir(page, (step) =>
      tiles(page)
        .nth(1)
        .hover({ position: { x: 40 + (step % 2), y: 40 } }),
    );
    await (await ahead).finished();
    await page.evaluate(record);
    await tiles(page).nth(1).click();
    await expect(page.locator('html')).toHaveAttribute('data-grown', '1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition', 'grow');
  });

  test('it does not where less motion is wished for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/work');
    await page.evaluate(record);
    await tiles(page).nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
    await expect(page.locator('html')).toHaveAttribute('data-grown', '0');
  });
});

/** A film of the studio with its poster, as the header of two projects. */
async function answerWithFilms(page: Page) {
  const answer = await page.request.get('/api/homepage/headervideos');
  const { headerdata } = await answer.json();
  const [film] = headerdata;
  const projects = ['One', 'Two'].map((title, id) => ({
    id,
    title,
    slug: title.toLowerCase(),
    HeaderMedia: film.videoUrl,
    details: { poster: film.thumbnail },
  }));
  await page.route('**/api/projects', (route) => route.fulfill({ json: projects }));
  await page.route('**/api/project?slug=*', (route) => route.fulfill({ json: { id: 1, title: 'Project' } }));
}

test.describe('Work, films of tiles', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const film = (page: Page, index: number) => tiles(page).nth(index).locator('video');
  const isPlaying = (video: HTMLVideoElement) => !video.paused && video.currentTime > 0;

  test('play when pointed at or focused, one at a time, and return to the poster', async ({ page }) => {
    await answerWithFilms(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') asked.push(request.url());
    });
    await page.goto('/work');
    await page.waitForLoadState('networkidle');
    expect(asked, 'nothing of a film is fetched before').toEqual([]);
    const before = await tiles(page).first().boundingBox();

    await tiles(page).nth(0).hover();
    await expect.poll(() => film(page, 0).evaluate(isPlaying)).toBe(true);
    await expect(film(page, 0)).toHaveCSS('opacity', '1');
    await expect(film(page, 0)).toHaveJSProperty('muted', true);
    await expect(film(page, 0)).toHaveJSProperty('loop', true);
    expect(await tiles(page).first().boundingBox()).toEqual(before);

    await page.keyboard.press('Shift');
    await titles(page).nth(1).focus();
    await expect.poll(() => film(page, 1).evaluate(isPlaying)).toBe(true);
    await expect(film(page, 0)).toHaveJSProperty('paused', true);
    await expect(film(page, 0)).toHaveCSS('opacity', '0');

    await titles(page).nth(1).blur();
    await expect(film(page, 1)).toHaveJSProperty('paused', true);
    await expect(film(page, 1)).toHaveCSS('opacity', '0');
  });

  test('leave the poster where they fail', async ({ page, allowConsole }) => {
    allowConsole(/404|Failed to load/);
    await answerWithFilms(page);
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/work');
    const failed = page.waitForResponse(/\.mp4/);
    await tiles(page).nth(0).hover();
    await failed;
    await expect(film(page, 0)).toHaveCSS('opacity', '0');
    await expect(tiles(page).nth(0).locator('img')).toBeVisible();
  });

  for (const [name, script] of [
    ['reduced motion', null],
    ['saved data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  ] as const) {
    test(`with ${name} the poster is all`, async ({ page }) => {
      if (script === null) await page.emulateMedia({ reducedMotion: 'reduce' });
      else await page.addInitScript(script);
      await answerWithFilms(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') asked.push(request.url());
      });
      await page.goto('/work');
      await tiles(page).nth(0).hover();
      await expect(tiles(page).nth(0).getByRole('button', { name: 'Play films' })).toBeVisible();
      await page.waitForTimeout(300);
      expect(asked).toEqual([]);
    });
  }

  test('that films can be played is said once, and each disc answers the pointer', async ({ page }) => {
    await answerWithFilms(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Play films' })).toHaveCount(1);
    const second = tiles(page).nth(1);
    await second.hover();
    await second.locator('button').click();
    await expect(page.getByRole('button', { name: 'Pause films' })).toHaveCount(1);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('do not play', async ({ page }) => {
      await answerWithFilms(page);
      await page.goto('/work');
      await expect(tiles(page)).toHaveCount(2);
      await page.waitForTimeout(400);
      await expect(film(page, 0)).toHaveJSProperty('paused', true);
      await expect(tiles(page).nth(0).getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('Work, filtering', () => {
  /** Counts what moves and what fades in the list, from now on. */
  const moves = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .filter(({ target }) => target?.closest('[data-moves], [inert]') !== null)
        .map((effect) => ({
          property: effect.getKeyframes().some((frame) => 'translate' in frame) ? 'translate' : 'opacity',
          duration: Number(effect.getTiming().duration),
        })),
    );
  const choose = (page: Page, name: string) =>
    sidebar(page)
      .getByRole('link', { name })
      .evaluate((link: HTMLElement) => link.click());

  test('moves the tiles that stay, fades the others, and nothing waits', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await answerWith(page, 8);
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    const answered = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('#categories li:nth-child(3) a')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelectorAll('[data-moves] > li').length;
    });
    expect(answered, 'the answer is there in the next frame').toBe(5);
    const running = await moves(page);
    expect(running.filter(({ property }) => property === 'translate').length).toBeGreaterThan(0);
    expect(running.every(({ duration }) => duration <= 320)).toBe(true);
    // Fast choices: each ends the moves of the one before.
    for (const name of ['Print', 'All Work', 'Film', 'Print']) await choose(page, name);
    await expect(titles(page)).toHaveText(['Project 1', 'Project 2', 'Project 3']);
    await expect.poll(() => moves(page)).toEqual([]);
    await expect(page.locator('main ul[inert]')).toHaveCount(0);
  });

  test('is at once with reduced motion', async ({ page }) => {
    await answerWith(page, 8);
    await page.goto('/work');
    await choose(page, 'Film');
    await expect(tiles(page)).toHaveCount(5);
    expect(await moves(page)).toEqual([]);
  });

  test('a long name gives way to its count, and the bar stays as wide as the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await answerWith(page, 12);
    const name = 'Donaudampfschifffahrtsgesellschaftskapitän';
    await page.route('**/api/category', (route) => route.fulfill({ json: [{ id: 1, name }] }));
    await page.goto('/work?category=1');
    await expect(filter(page)).toHaveText(`Filter: ${name} 3 +`);
    const count = await filter(page).getByText('3', { exact: true }).boundingBox();
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const button = await filter(page).boundingBox();
    expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThan(menu?.x ?? 0);
    expect(button?.x ?? 0).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('Next never stands alone on its line, at any width', async ({ page }) => {
  await answerWith(page, 80);
  await page.goto('/work?page=5');
  for (let width = 320; width <= 1920; width += width < 760 ? 4 : 80) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await pages(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    expect(lines.at(-1), `at ${String(width)} px`).toBe(lines.at(-2));
  }
});

test.describe('Work, pagination', () => {
  test('a page change scrolls to the top', async ({ page }) => {
    await page.goto('/work');
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/work?page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('Work, address', () => {
  test('Back, reload and a shared link keep category and page', async ({ page }) => {
    await answerWith(page, 24);
    await page.goto('/work?category=2&page=2');
    await expect(titles(page).first()).toHaveText('Project 12');
    await sidebar(page).getByRole('link', { name: 'All Work' }).click();
    await expect(titles(page).first()).toHaveText('Project 1');
    await page.goBack();
    await expect(titles(page).first()).toHaveText('Project 12');
    await page.reload();
    await expect(titles(page).first()).toHaveText('Project 12');
  });
});

test.describe('Work, filter', () => {
  test('stands in the bar on /work only', async ({ page }) => {
    await page.goto('/work');
    await expect(filter(page)).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(filter(page)).toHaveCount(0);
  });

  test('closes on any scroll', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    await filter(page).click();
    await page.mouse.move(400, 900);
    await page.mouse.wheel(0, 30);
    await expect(sidebar(page)).toBeHidden();
  });

  test('folds the sidebar on wide screens, gives the tiles its room, and stays on scroll', async ({ page }) => {
    await page.goto('/work');
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'true');
    const before = await tiles(page).first().boundingBox();
    await filter(page).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(filter(page)).toHaveText('Filter +');
    const after = await tiles(page).first().boundingBox();
    expect(before?.width).toBeCloseTo(484, 0);
    expect(Math.round(after?.width ?? 0)).toBe(655);
    await filter(page).click();
    await page.mouse.wheel(0, 30);
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'true');
  });

  for (const width of [1024, 1025]) {
    test(`at ${String(width)} px the sidebar stands without a click, and no scroll closes it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/work');
      await expect(tiles(page)).toHaveCount(8);
      await expect(sidebar(page)).toBeVisible();
      const list = await sidebar(page).boundingBox();
      const tile = await tiles(page).first().boundingBox();
      expect((list?.x ?? 0) + (list?.width ?? 0), 'beside the tiles, not over them').toBeLessThan(tile?.x ?? 0);
      await page.evaluate(() => window.scrollTo(0, 30));
      await sidebar(page).getByRole('link', { name: 'Editorial' }).click();
      await expect(tiles(page)).toHaveCount(3);
      await expect(sidebar(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: width === 1024 });
    });
  }

  test('at 1023 px Filter opens the panel; a choice closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    await expect(sidebar(page)).toBeHidden();
    await expect(filter(page)).toHaveText('Filter +');
    await filter(page).click();
    await expect(sidebar(page)).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Editorial' }).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('the sidebar hides on scroll down and shows when scrolling up or within 50 px of the top', async ({ page }) => {
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    await page.evaluate(() => window.scrollTo(0, 48));
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
    await page.evaluate(() => window.scrollTo(0, 560));
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
  });
});

for (const width of [390, 834, 1440]) {
  test(
    `Work is accessible in both themes at ${String(width)} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/work');
      await expect(tiles(page)).toHaveCount(8);
      await expectAccessible(page);
      await filter(page).click();
      await expectAccessible(page);
    },
  );
}
