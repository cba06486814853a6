import { homeAliases, paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.describe('routes', () => {
  test('every page has its title and one first heading', async ({ page }) => {
    for (const [path, title] of [
      [paths.home, 'Half Ream | A design studio in New Delhi'],
      [paths.work, 'Work | Half Ream'],
      [paths.about, 'About | Half Ream'],
      [paths.stories, 'Coffee break | Half Ream'],
      [paths.contact, 'Talk to us | Half Ream'],
      [paths.project('upar'), 'Upar | Half Ream'],
      ...homeAliases.map((alias) => [alias, 'Half Ream | A design studio in New Delhi'] as const),
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });
    }
  });

  test('any other path says so', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(paths.home);
  });
});

test('the menu tells how many projects there are, and leads to the latest story, without asking', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.about);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Work' }) })).toHaveText(
    'Work12',
  );
  const story = menu.getByRole('link', { name: 'Two hundred and fifty sheets' });
  await expect(story).toBeVisible();
  expect(asked).toEqual([]);
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two hundred and fifty sheets');
  await expect(menu).toBeHidden();
});

test.describe('bar', () => {
  test('hides going down and comes back going up', async ({ page }) => {
    await page.goto(paths.home);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-at-top', 'true');
    await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await page.mouse.wheel(0, -100);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
    await expect(bar).toHaveCSS('background-color', 'rgb(247, 246, 243)');
  });

  test('at the top of the home page it is transparent with white text and without a shadow', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(bar).toHaveCSS('box-shadow', 'none');
    await expect(bar.getByRole('link', { name: 'Work' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  for (const path of [paths.work, paths.stories, paths.about, paths.contact]) {
    test(`at the top of ${path} it is solid`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(247, 246, 243)');
    });
  }

  test('stays while it holds the focus', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false');
  });
});

test.describe('theme', () => {
  test('the toggle flips it, saves it and sets the body class; it is restored on reload and route change', async ({
    page,
  }) => {
    await page.goto(paths.about);
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Black theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(page.locator('body')).toHaveClass('black-theme');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('black');
    await page.reload();
    await expect(page.locator('body')).toHaveClass('black-theme');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
    await expect(page.locator('body')).toHaveClass('black-theme');
    await toggle.click();
    await expect(page.locator('body')).toHaveClass('white-theme');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('white');
  });

  test('a saved black theme is there before the script of the page runs', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'black');
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
    await expect(page.locator('body')).toHaveClass('black-theme');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(29, 29, 29)');
  });
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('from page to page', () => {
  test('Back restores the scroll position, forward navigation begins at the top', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
    const link = page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'Ek Haath' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(window.scrollY));
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL(paths.project('ek-haath'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  });

  test("the focus moves to the new page's heading", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeFocused();
  });

  test('a link asks for its reads when the pointer comes near, and only once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(paths.contact);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
    await expect.poll(() => asked.includes('/api/aboutpage')).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
    expect(asked.filter((path) => path === '/api/aboutpage')).toHaveLength(1);
  });
});

test('at 320 px and in letters of twice the size no page is wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [paths.home, paths.work, paths.about, paths.contact, paths.project('upar')]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('what shares a row of the footer stands on one baseline', async ({ page }) => {
  for (const width of [834, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.contact);
    const [first, social] = await Promise.all(
      ['Home', 'Instagram'].map((name) =>
        page
          .getByRole('contentinfo')
          .getByRole('link', { name })
          .first()
          .evaluate((link) => {
            const mark = document.createElement('span');
            mark.style.cssText = 'display: inline-block; width: 0; height: 0';
            // In the line of its words, whose lower edge is the baseline's.
            const line = document.createElement('span');
            line.append(link.firstChild ?? '', mark);
            link.prepend(line);
            return mark.getBoundingClientRect().bottom;
          }),
      ),
    );
    expect(Math.abs((first ?? 0) - (social ?? 9)), String(width)).toBeLessThanOrEqual(1);
    if (width < 1024) continue;
    // Its letters end above the lower edge of the picture.
    const wordmark = await page
      .getByRole('contentinfo')
      .locator('img:visible')
      .evaluate((image) => image.getBoundingClientRect().bottom - image.getBoundingClientRect().height * 0.22);
    expect(Math.abs((first ?? 0) - wordmark), `wordmark at ${String(width)}`).toBeLessThanOrEqual(1.5);
  }
});
