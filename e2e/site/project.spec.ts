import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { layFinger } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#6579ba"/></svg>`;

function frames(count: number, extra: Record<string, unknown> = {}) {
  return Array.from({ length: count }, (_, index) => ({
    id: `f${String(index + 1)}`,
    mediaUrl: `media\\frame-${String(index + 1)}.svg`,
    mediaType: 'IMAGE',
    ...extra,
  }));
}

function grid(gridType: string, count: number, extra: Record<string, unknown> = {}) {
  return { id: `${gridType}-${String(count)}`, gridType, position: '1', frames: frames(count), ...extra };
}

const bare = { id: 'p', title: 'Paper Boat', slug: 'paper-boat' };

/** Answers the read of one project, and gives every media a picture. */
async function answerWith(page: Page, project: Record<string, unknown>, isBare = false) {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.route('**/api/project?slug=paper-boat', (route) =>
    route.fulfill({ json: isBare ? { ...bare, ...project } : { data: { ...bare, ...project } } }),
  );
}

const images = (page: Page) => page.getByRole('region', { name: 'Images' }).locator('img');
const boxesOf = (page: Page) =>
  images(page).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

test.describe('Project detail', () => {
  test('shows header media, title, client, year, credits and description', async ({ page }) => {
    await page.goto('/project/small-hours');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
    await expect(page.getByRole('img', { name: /^Paperbacks laid in a diagonal grid/ })).toBeVisible();
    const facts = page.getByRole('region', { name: 'About the project' });
    await expect(facts).toContainText('Tilde Editions');
    await expect(facts).toContainText('2023');
    await expect(page.getByRole('list', { name: 'Credits' }).getByRole('listitem').first()).toHaveText(
      'Creative direction: Ritika Anand',
    );
    await expect(facts.getByText(/^Everything else is quiet/)).toBeVisible();
  });

  test("'No credits available' and 'No related projects found.' when there are none", async ({ page }) => {
    await answerWith(page, {
      credits: null,
      relatedProjects: null,
      description: null,
      clientName: null,
      year: null,
      grids: null,
    });
    await page.goto('/project/paper-boat');
    await expect(page.getByText('No credits available', { exact: true })).toBeVisible();
    await expect(page.getByText('No related projects found.', { exact: true })).toBeVisible();
    // Quiet and small: smaller than the text of a description, and muted.
    for (const text of ['No credits available', 'No related projects found.']) {
      const sentence = page.getByText(text, { exact: true });
      await expect(sentence).toHaveCSS('color', 'rgb(102, 100, 95)');
      expect(await sentence.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(
        18,
      );
    }
  });

  test('reads a project that comes without data around it', async ({ page }) => {
    await answerWith(page, {}, true);
    await page.goto('/project/paper-boat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boat');
  });

  for (const [brightness, luminance, opacity] of [
    ['dark', { top: 0.249, bottom: 0.01 }, '0.45'],
    ['bright', { top: 0.25, bottom: 0.9 }, '1'],
    ['not measured', undefined, '1'],
  ] as const) {
    test(`a header that is ${brightness} lies under a shade of ${opacity}`, async ({ page }) => {
      await answerWith(page, { HeaderMedia: 'media\\header.svg', details: { luminance } });
      await page.goto('/project/paper-boat');
      const shades = page.locator('span[aria-hidden="true"]').filter({ hasText: /^$/ });
      const shadeOf = (edge: 'top' | 'bottom') =>
        shades.evaluateAll(
          (all, at) =>
            all
              .map((one) => getComputedStyle(one))
              .filter((style) => style.backgroundImage.includes('gradient') && style[at] === '0px')
              .map((style) => style.opacity),
          edge,
        );
      await expect.poll(() => shadeOf('top')).toEqual([opacity]);
      await expect.poll(() => shadeOf('bottom')).toEqual([opacity]);
    });
  }

  test('without a header media the title is legible on the page', async ({ page }) => {
    await answerWith(page, { HeaderMedia: null });
    await page.goto('/project/paper-boat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(29, 29, 29)');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(247, 246, 243)');
  });

  test('on wide screens the bar is transparent with white text at the top, and solid below', async ({ page }) => {
    await page.goto('/project/small-hours');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(bar).toHaveCSS('box-shadow', 'none');
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect(bar).toHaveCSS('background-color', 'rgb(247, 246, 243)');
  });

  test('the title style changes after scrolling', async ({ page }) => {
    await page.goto('/project/small-hours');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveAttribute('data-scrolled', 'false');
    // Firefox rounds lengths to sixtieths of a pixel.
    const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeCloseTo(99.84, 1);
    await page.evaluate(() => window.scrollTo(0, 759));
    await expect(title).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(title).toHaveAttribute('data-scrolled', 'true');
    await expect(title).toHaveCSS('position', 'fixed');
    // The bar is away, and the title with it; it stands in the bar when that is back.
    await expect.poll(async () => (await title.boundingBox())?.y).toBe(-72);
    expect((await title.boundingBox())?.height).toBe(72);
    await page.evaluate(() => window.scrollTo(0, 880));
    await expect.poll(async () => (await title.boundingBox())?.y).toBe(0);
  });

  test('a film in the header plays muted', async ({ page }) => {
    await answerWith(page, { HeaderMedia: 'media\\header.mp4' });
    await page.goto('/project/paper-boat');
    await expect(page.locator('[data-under-bar] video')).toHaveAttribute('src', '/media/header.mp4');
    await expect(page.locator('[data-under-bar] video')).toHaveJSProperty('muted', true);
    await expect(page.getByRole('button', { name: /Pause|Play/ })).toHaveCount(1);
  });

  test("'Discover More' links to the slugs of related projects", async ({ page }) => {
    await page.goto('/project/small-hours');
    const more = page.getByRole('region', { name: 'Discover More' });
    await expect(more.getByRole('link')).toHaveText(['Tarini Specimen', 'A Year of Rain']);
    const [one, other] = await Promise.all(
      [0, 1].map((index) => more.locator('[data-grows]').nth(index).boundingBox()),
    );
    expect(one).toMatchObject({ x: 0, width: 720 });
    expect(other).toEqual({ ...one, x: 720 });
    await more.getByRole('link', { name: 'Tarini Specimen' }).click();
    await expect(page).toHaveURL('/project/tarini-specimen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarini Specimen');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('related projects that come as bare ids are found in the list, which is read once; unknown ones are left out', async ({
    page,
  }) => {
    const lists: string[] = [];
    await page.route('**/api/projects', (route) => {
      lists.push(route.request().url());
      return route.fulfill({
        json: {
          data: [
            { id: '7', slug: 'paper-crane', title: 'Paper Crane', HeaderMedia: 'media\\crane.jpg' },
            { id: 9, slug: 'paper-plane', title: 'Paper Plane', HeaderMedia: null },
          ],
        },
      });
    });
    await answerWith(page, { relatedProjects: [7, '9', 404] });
    await page.goto('/project/paper-boat');
    const more = page.getByRole('region', { name: 'Discover More' });
    await expect(more.getByRole('link')).toHaveText(['Paper Crane', 'Paper Plane']);
    await expect(more.getByText('No related projects found.')).toHaveCount(0);
    expect(lists).toHaveLength(1);
    await page.route('**/api/project?slug=paper-crane', (route) =>
      route.fulfill({ json: { data: { id: 7, slug: 'paper-crane', title: 'Paper Crane' } } }),
    );
    await more.getByRole('link', { name: 'Paper Crane' }).click();
    await expect(page).toHaveURL('/project/paper-crane');
  });

  test('without bare ids the list is not read; ids that are in no list, or a list that fails, leave the sentence', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|HTTP error: 503/);
    const lists: string[] = [];
    await page.route('**/api/projects', (route) => {
      lists.push(route.request().url());
      return route.fulfill({ status: 503, body: 'down' });
    });
    await answerWith(page, { relatedProjects: [{ relatedId: 8, related: { slug: 'kal', title: 'Kal' } }] });
    await page.goto('/project/paper-boat');
    const more = page.getByRole('region', { name: 'Discover More' });
    await expect(more.getByRole('link')).toHaveText(['Kal']);
    expect(lists).toEqual([]);
    await answerWith(page, { relatedProjects: [1] });
    await page.reload();
    await expect(more.getByText('No related projects found.')).toBeVisible();
  });
});

test.describe('Project detail, head', () => {
  test("page title '{title} | {site name}', first 150 characters, share tags", async ({ page }) => {
    const description = 'A boat folded from one sheet. '.repeat(10);
    await answerWith(page, { description, HeaderMedia: 'media\\boat one.jpg' });
    await page.goto('/project/paper-boat');
    await expect(page).toHaveTitle('Paper Boat | Half Ream');
    await expect(meta(page, 'description')).toHaveAttribute('content', description.slice(0, 150));
    await expect(meta(page, 'og:title')).toHaveAttribute('content', 'Paper Boat | Half Ream');
    await expect(meta(page, 'og:description')).toHaveAttribute('content', description.slice(0, 150));
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /\/media\/boat%20one\.jpg$/);
    await expect(meta(page, 'og:type')).toHaveAttribute('content', 'website');
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  });

  test("default 'Project Details'", async ({ page }) => {
    await answerWith(page, { title: null });
    await page.goto('/project/paper-boat');
    await expect(page.getByText('No credits available')).toBeVisible();
    await expect(page).toHaveTitle('Project Details');
  });
});

test.describe('Project detail, grids', () => {
  test('one frame of any type is a single item at its own ratio', async ({ page }) => {
    await answerWith(page, {
      grids: [{ ...grid('G9', 0), frames: frames(1, { details: { width: 1600, height: 400 } }) }],
    });
    await page.goto('/project/paper-boat');
    await expect(images(page)).toHaveCount(1);
    const [one] = await boxesOf(page);
    expect(one?.width).toBe(1336);
    expect(one?.height).toBe(334);
  });

  test('G1: three, flush', async ({ page }) => {
    await answerWith(page, { grids: [grid('G1', 3)] });
    await page.goto('/project/paper-boat');
    await expect(images(page)).toHaveCount(3);
    const [first, second] = await boxesOf(page);
    expect(first).toMatchObject({ width: 445, height: 600 });
    expect((first?.x ?? 0) + 445).toBeGreaterThanOrEqual((second?.x ?? 0) - 1);
  });

  for (const [type, large, small] of [
    ['G6', 0, [1, 2]],
    ['G8', 1, [0, 2]],
  ] as const) {
    test(`${type} with at least three frames: one large and two small`, async ({ page }) => {
      await answerWith(page, { grids: [grid(type, 3)] });
      await page.goto('/project/paper-boat');
      await expect(images(page)).toHaveCount(3);
      const boxes = await boxesOf(page);
      for (const index of small) expect(boxes[index]).toMatchObject({ width: 655, height: 295 });
      expect(boxes[large]?.height).toBe(617);
    });
  }

  test('G9 with at least nine frames: three rows of three', async ({ page }) => {
    await answerWith(page, { grids: [grid('G9', 9)] });
    await page.goto('/project/paper-boat');
    await expect(images(page)).toHaveCount(9);
    const boxes = await boxesOf(page);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(3);
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
  });

  for (const [type, count] of [
    ['G6', 2],
    ['G9', 5],
    ['G1', 4],
  ] as const) {
    test(`${type} with ${String(count)} frames: all of them in order`, async ({ page }) => {
      await answerWith(page, { grids: [grid(type, count)] });
      await page.goto('/project/paper-boat');
      await expect(images(page)).toHaveCount(count);
      const sources = await images(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(sources).toEqual(frames(count).map((_, index) => `/media/frame-${String(index + 1)}.svg`));
      const boxes = await boxesOf(page);
      expect(boxes[0]).toMatchObject({ width: 655, height: 295 });
      if (count % 2 === 1) expect(boxes.at(-1)?.width).toBe(1336);
    });
  }

  test('gridText is shown under its grid, also without frames', async ({ page }) => {
    await answerWith(page, { grids: [grid('G2', 2, { gridText: 'Under it' }), grid('G4', 0, { gridText: 'Alone' })] });
    await page.goto('/project/paper-boat');
    const text = await page.getByText('Under it', { exact: true }).boundingBox();
    const last = await images(page).last().boundingBox();
    expect(text?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    await expect(page.getByText('Alone', { exact: true })).toBeVisible();
  });

  test('films stand in any slot: by mediaType, else by ending', async ({ page }) => {
    await answerWith(page, {
      grids: [
        {
          ...grid('G2', 0),
          frames: [
            { id: 1, mediaUrl: 'media\\a.bin', mediaType: 'VIDEO' },
            { id: 2, mediaUrl: 'media\\b.OGG' },
          ],
        },
      ],
    });
    await page.goto('/project/paper-boat');
    await expect(page.getByRole('region', { name: 'Images' }).locator('video')).toHaveCount(2);
  });

  test('a picture whose file is missing leaves its place and its words', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await answerWith(page, { grids: [grid('G2', 2)] });
    await page.route('**/media/frame-2.svg', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/project/paper-boat');
    await page.getByRole('region', { name: 'Images' }).scrollIntoViewIfNeeded();
    await expect(images(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Images' }).getByRole('img', { name: 'Paper Boat' })).toHaveCount(2);
  });
});

test.describe('Project detail, carousel', () => {
  const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
  const shown = (page: Page) => carousel(page).getByRole('img');
  const open = async (page: Page, count = 3, details: Record<string, unknown> = {}) => {
    await answerWith(page, { grids: [{ ...grid('G3', 0), frames: frames(count, { details }) }] });
    await page.goto('/project/paper-boat');
    await carousel(page).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  };

  test('one frame is no carousel', async ({ page }) => {
    await answerWith(page, { grids: [grid('G3', 1)] });
    await page.goto('/project/paper-boat');
    await expect(images(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Next image' })).toHaveCount(0);
  });

  test('left half of the image goes back, right half forward, wrapping both ways', async ({ page }) => {
    await open(page);
    await expect(carousel(page)).toContainText('1 / 3');
    const box = await carousel(page).boundingBox();
    const click = (share: number) =>
      page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await click(0.25);
    await expect(carousel(page)).toContainText('3 / 3');
    await expect(shown(page)).toHaveAttribute('src', '/media/frame-3.svg');
    await click(0.75);
    await expect(carousel(page)).toContainText('1 / 3');
    await click(0.75);
    await click(0.75);
    await click(0.75);
    await expect(carousel(page)).toContainText('1 / 3');
  });

  test('is operated by two buttons and by arrow keys', async ({ page }) => {
    await open(page);
    await carousel(page).getByRole('button', { name: 'Next image' }).click();
    await expect(carousel(page)).toContainText('2 / 3');
    await carousel(page).getByRole('button', { name: 'Previous image' }).click();
    await expect(carousel(page)).toContainText('1 / 3');
    await page.keyboard.press('ArrowLeft');
    await expect(carousel(page)).toContainText('3 / 3');
    await page.keyboard.press('ArrowRight');
    await expect(carousel(page)).toContainText('1 / 3');
  });

  test('says where it stands, politely', async ({ page }) => {
    await open(page);
    const label = carousel(page).locator('[aria-live="polite"]');
    await expect(label).toHaveText('1 / 3');
    await carousel(page).getByRole('button', { name: 'Next image' }).click();
    await expect(label).toHaveText('2 / 3');
  });

  test('says what the picture shows, where somebody has said it', async ({ page }) => {
    await open(page, 3, { alt: 'A paper boat on a puddle' });
    const label = carousel(page).locator('[aria-live="polite"]');
    await carousel(page).getByRole('button', { name: 'Next image' }).click();
    await expect(label).toHaveText('2 / 3: A paper boat on a puddle');
  });

  test('has the neighbours in the page before they are asked for', async ({ page }) => {
    await open(page, 6);
    await expect(carousel(page).locator('img')).toHaveCount(3);
  });

  test('an arrow follows the cursor and turns between the halves', async ({ page }) => {
    await open(page);
    const arrow = carousel(page).locator('[data-side]');
    await expect(arrow).toHaveAttribute('data-side', 'none');
    await page.mouse.move(1000, 450);
    await expect(arrow).toHaveAttribute('data-side', 'forward');
    // A 150 px box, 40 px up and left of the pointer.
    const box = Object.entries((await arrow.boundingBox()) ?? {}).map(([side, px]) => [side, Math.round(px)]);
    expect(Object.fromEntries(box)).toEqual({ x: 960, y: 410, width: 150, height: 150 });
    await page.mouse.move(300, 450);
    await expect(arrow).toHaveAttribute('data-side', 'back');
    await page.mouse.move(10, 450);
    await expect(arrow).toHaveAttribute('data-side', 'none');
  });

  test('portrait images stand on a 4:5 stage, all of each in view', async ({ page }) => {
    await open(page, 2, { width: 1080, height: 1920 });
    const box = await carousel(page).boundingBox();
    expect(Math.round(box?.x ?? 0)).toBe(393);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 2);
    await expect(shown(page)).toHaveCSS('object-fit', 'contain');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('halves can be tapped, and two arrows of 44 px stand below', async ({ page }) => {
      await open(page);
      const box = await carousel(page).boundingBox();
      const stage = (box?.width ?? 0) * (9 / 16);
      const finger = await layFinger(page);
      const tap = async (x: number, y: number) => {
        await finger.press(x, y);
        await finger.lift();
      };
      await tap(300, (box?.y ?? 0) + stage / 2);
      await expect(carousel(page)).toContainText('2 / 3');
      await tap(390 - 24, (box?.y ?? 0) + stage + 22);
      await expect(carousel(page)).toContainText('3 / 3');
      await tap(390 - 68, (box?.y ?? 0) + stage + 22);
      await tap(390 - 68, (box?.y ?? 0) + stage + 22);
      await expect(carousel(page)).toContainText('1 / 3');
    });

    test('a swipe turns the image', async ({ page }) => {
      await open(page);
      const box = await carousel(page).boundingBox();
      const y = (box?.y ?? 0) + 80;
      const finger = await layFinger(page);
      const swipe = async (from: number, to: number) => {
        await finger.press(from, y);
        for (const x of [from + (to - from) / 2, to]) await finger.move(x, y);
        await finger.lift();
      };
      await swipe(320, 80);
      await expect(carousel(page)).toContainText('2 / 3');
      await swipe(80, 320);
      await expect(carousel(page)).toContainText('1 / 3');
    });
  });
});

test.describe("Project detail, the project's Theme", () => {
  const stored = (page: Page, key: 'projectTheme' | 'theme') =>
    page.evaluate((name) => localStorage.getItem(name), key);

  test("is stored locally, announced, overrides the page's theme, and is cleared on leaving", async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('projectThemeChange', () => {
        const told = Number(document.documentElement.dataset['told'] ?? 0);
        document.documentElement.dataset['told'] = String(told + 1);
      });
    });
    await page.goto('/project/kal');
    await expect(page.locator('body')).toHaveClass('black-theme');
    expect(await stored(page, 'projectTheme')).toBe('black');
    expect(await stored(page, 'theme')).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-told', '1');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.locator('body')).toHaveClass('white-theme');
    expect(await stored(page, 'projectTheme')).toBeNull();
    expect(await stored(page, 'theme')).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-told', '2');
  });

  test('a white project stays black for a visitor who chose black, without a flash of white', async ({ page }) => {
    await answerWith(page, { Theme: 'white' });
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'black');
      const note = () => {
        const { className } = document.body ?? {};
        // Only what is painted counts: index.html's own script runs before.
        if (className === 'white-theme') document.documentElement.dataset['lightened'] = 'true';
        requestAnimationFrame(note);
      };
      document.addEventListener('DOMContentLoaded', note);
    });
    await page.goto('/project/paper-boat');
    await expect.poll(() => stored(page, 'projectTheme')).toBe('white');
    await expect(page.locator('body')).toHaveClass('black-theme');
    expect(await stored(page, 'theme')).toBe('black');
    await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
    await expect.poll(() => stored(page, 'projectTheme')).toBeNull();
    await expect(page.locator('body')).toHaveClass('black-theme');
    await expect(page.locator('html')).not.toHaveAttribute('data-lightened');
  });

  test('the toggle keeps working, and its choice stays', async ({ page }) => {
    await page.goto('/project/kal');
    await expect(page.locator('body')).toHaveClass('black-theme');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Black theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(page.locator('body')).toHaveClass('white-theme');
    expect(await stored(page, 'projectTheme')).toBe('black');
    expect(await stored(page, 'theme')).toBe('white');
    await toggle.click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveClass('black-theme');
    expect(await stored(page, 'projectTheme')).toBeNull();
    expect(await stored(page, 'theme')).toBe('black');
  });

  test('a project without one leaves the theme as it is', async ({ page }) => {
    await answerWith(page, { Theme: null });
    await page.goto('/project/paper-boat');
    await expect(page.getByText('No credits available')).toBeVisible();
    await expect(page.locator('body')).toHaveClass('white-theme');
    expect(await stored(page, 'projectTheme')).toBeNull();
    expect(await stored(page, 'theme')).toBeNull();
  });
});

test.describe('Project detail, waiting and failing', () => {
  test('a spinner while the answer is on its way', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/project?slug=paper-boat', async (route: Route) => {
      await held;
      await route.fulfill({ json: { data: bare } });
    });
    await page.goto('/project/paper-boat');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boat');
  });

  test("an unknown slug shows 'Error: HTTP error: 404'", async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto('/project/no-such-project');
    await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 404');
    await expect(page).toHaveTitle('Project Details');
  });
});

for (const width of [390, 834, 1440]) {
  test(
    `a project is accessible in both themes at ${String(width)} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await answerWith(page, {
        HeaderMedia: 'media\\header.mp4',
        description: 'One.\n\nTwo.',
        credits: [{ role: 'Design', name: 'Asha' }],
        clientName: 'A client',
        grids: [grid('G3', 3, { gridText: 'Three' }), grid('G6', 3), grid('G9', 5)],
        relatedProjects: [{ relatedId: 8, related: { slug: 'kal', title: 'Kal' } }],
      });
      await page.goto('/project/paper-boat');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boat');
      await expectAccessible(page);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-scrolled', 'true');
      await expectAccessible(page);
    },
  );
}
