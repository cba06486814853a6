import type { Page } from '@playwright/test';
import { COMPILE_HINT } from '../../scripts/compile-hint-plugin.ts';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Every public page, and something that only its reads can say. */
const pages: readonly (readonly [path: string, text: string])[] = [
  [paths.home, 'Small Hours'],
  [paths.work, 'Yamuna Biennale'],
  [`${paths.work}?page=2`, 'A Year of Rain'],
  [paths.project('upar'), 'Altitude is the fact'],
  [paths.about, 'Half a ream, and the rest in conversation'],
  [paths.stories, 'Two hundred and fifty sheets'],
  [paths.story(1), 'Make the dummy first'],
  [paths.contact, 'Mon-Fri 10am to 6pm'],
];

/** Paths of the API that a page asks for, from now on. */
function noteReads(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and names itself', async ({ page }) => {
    for (const [path, text] of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
      // No control that does nothing.
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });

  test('the site can be walked by its links, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home);
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'Work' }).click();
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: '2' }).click();
    await expect(page).toHaveURL(`${paths.work}?page=2`);
    await page.getByRole('main').getByRole('link', { name: 'A Year of Rain' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Year of Rain');
    await footer.getByRole('link', { name: 'Coffee break' }).click();
    await page.getByRole('navigation', { name: 'All pages of stories' }).getByRole('link', { name: '2' }).click();
    await expect(page).toHaveURL(`${paths.stories}?page=2`);
  });

  test('an unknown page and an unknown project answer 404 and show the way home', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    for (const path of ['/no/such/page', paths.project('nobody'), paths.story(999)]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
    }
  });
});

// That React finds nothing to mend, the console says: it stays silent (e2e/support/test.ts).
test('the browser takes over what it was sent: nothing is read again, nothing stands twice', async ({ page }) => {
  const asked = noteReads(page);
  for (const [path, text] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]']) {
      await expect(page.locator(`head ${one}`), `${path}: ${one}`).toHaveCount(1);
    }
  }
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
  expect(asked).toEqual(['/api/aboutpage']);
});

test('what machines are told is of the page that is shown', async ({ page }) => {
  const told = page.locator('script[type="application/ld+json"]');
  const types = async () => {
    const texts = await told.allTextContents();
    return texts.flatMap((text) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type));
  };
  await page.goto(paths.project('upar'));
  const first = await told.textContent();
  expect(await types()).toContain('CreativeWork');
  // Taken over by the browser it stays as the server wrote it.
  await page.getByRole('banner').getByRole('link', { name: 'Work' }).hover();
  expect(await told.textContent()).toBe(first);
  await page.getByRole('banner').getByRole('link', { name: 'Coffee break' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coffee break');
  await expect.poll(types).toEqual(['BreadcrumbList', 'ListItem', 'ListItem']);
});

test('an unknown project is known to be none: it is not asked for again', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const asked = noteReads(page);
  await page.goto(paths.project('nobody'));
  await expect(page.getByRole('alert')).toHaveText('Error: HTTP error: 404');
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
});

for (const [saved, path, shown] of [
  ['black', paths.about, 'black'],
  ['white', paths.project('yamuna-biennale'), 'black'],
  ['black', paths.project('upar'), 'black'],
] as const) {
  test(`with ${saved} saved, ${path} is ${shown} from its first paint on`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      // The theme of every frame that is painted.
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector('main') !== null) seen.push(document.body.className);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, saved);
    await page.goto(path);
    await expect(page.locator('body')).toHaveClass(`${shown}-theme`);
    expect(await page.evaluate('[...new Set(window.seen)]')).toEqual([`${shown}-theme`]);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      shown === 'black' ? /#1d1d1d|rgb\(29, 29, 29\)/ : /#f7f6f3|rgb\(247, 246, 243\)/,
    );
  });
}

test.describe('the first pictures come before the code', () => {
  /** What the document puts off: its web fonts, and the layout of what is below the first view. */
  const putOff = (page: Page) =>
    page.evaluate(() => {
      const { font, below } = document.documentElement.dataset;
      const [footer, title] = [document.querySelector('footer'), document.querySelector('h1')];
      return {
        marks: [font, below],
        footer: footer === null ? '' : getComputedStyle(footer).contentVisibility,
        family: title === null ? '' : getComputedStyle(title).fontFamily.split(',')[0],
      };
    });
  const waiting = { marks: ['later', 'later'], footer: 'auto', family: '"Anek Fallback"' };
  const nothing = { marks: [undefined, undefined], footer: 'visible', family: 'Anek' };
  const isFont = (url: string) => url.endsWith('.woff2');

  /** Holds every picture back until it is told otherwise, and notes the scripts and fonts that are asked for. */
  async function openWithoutPictures(page: Page) {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const scripts: string[] = [];
    await page.route('**/media/**', async (route) => {
      await held;
      await route.continue();
    });
    page.on('request', (request) => {
      if (['script', 'font'].includes(request.resourceType())) scripts.push(request.url());
    });
    await page.goto(paths.work, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    expect(await putOff(page)).toEqual(waiting);
    return { scripts, release };
  }

  test('which is fetched when they are there', async ({ page }) => {
    const { scripts, release } = await openWithoutPictures(page);
    release(undefined);
    await expect.poll(() => scripts.length, { timeout: 2000 }).toBeGreaterThan(2);
    expect(isFont(scripts[0] ?? '')).toBe(true);
    await expect.poll(() => putOff(page)).toEqual(nothing);
  });

  test('and the font, which is shown from the start where it is known; a return is laid out whole', async ({
    page,
  }) => {
    await page.goto(paths.work);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('font')))
      .toMatch(/^\/assets\/anek-first-.*\.woff2$/);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/media/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    const known = { footer: 'auto', family: 'Anek' };
    expect(await putOff(page)).toEqual({ ...known, marks: [undefined, 'later'] });
    await expect(page.locator('head > link[rel=preload][as=font]')).toHaveCount(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await putOff(page)).toEqual(nothing);
    release(undefined);
  });

  test('and is compiled at once where every page runs it: the hint is the first line', async ({ page }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/(packages|site)-.*\.js$/.test(response.url())) bodies.push(response.text());
    });
    await page.goto(paths.work);
    await expect.poll(() => bodies.length).toBe(2);
    for (const body of await Promise.all(bodies)) expect(body.split('\n', 1)).toEqual([COMPILE_HINT]);
  });

  test('but where no script runs nothing waits', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const font = page.waitForRequest((request) => isFont(request.url()));
    await page.goto(paths.work);
    await font;
    await context.close();
  });

  test('or at the first input of a visitor', async ({ page }) => {
    const { scripts, release } = await openWithoutPictures(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length, { timeout: 1000 }).toBeGreaterThan(2);
    expect(await putOff(page)).toEqual(nothing);
    release(undefined);
  });

  test('or after three seconds', async ({ page }) => {
    const { scripts, release } = await openWithoutPictures(page);
    await expect.poll(() => scripts.length, { timeout: 5000 }).toBeGreaterThan(2);
    release(undefined);
  });

  test('what is pressed before it is there is done when it is, by hand and by keyboard', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.work, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release(undefined);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible();
  });

  for (const [how, reducedMotion, wanted] of [
    ['is not taken back where it comes by itself', 'no-preference', 'Pause films'],
    ['is done where it does not', 'reduce', 'Pause films'],
  ] as const) {
    test(`a film’s Play pressed before the code ${how}`, async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
      await page.emulateMedia({ reducedMotion });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(paths.home, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Play films' }).first().focus();
      await page.keyboard.press('Enter');
      release(undefined);
      await expect(page.getByRole('button', { name: wanted }).first()).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page.getByRole('button', { name: wanted }).first()).toBeVisible();
    });
  }
});
