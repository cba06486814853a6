import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

const titles = ['Upar', 'Yamuna Biennale', 'Marut', 'Kal'];

/** Films play: for the tests that are about them. */
const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

test.describe('header carousel', () => {
  test.use(inMotion);

  test('plays the four films muted, in order, with counter and title, and wraps', async ({ page }) => {
    await page.goto(paths.home);
    const films = page.getByRole('region', { name: 'Carousel' });
    for (const [index, title] of [...titles, titles[0] ?? ''].entries()) {
      await expect(films.getByText(`${String((index % 4) + 1)}/4`)).toBeVisible();
      await expect(films.getByRole('heading', { name: title })).toBeVisible();
      const film = films.locator('video').nth(index % 4);
      const isRunning = () =>
        film.evaluate((video: HTMLVideoElement) => !video.paused && video.muted && video.readyState > 1);
      await expect.poll(isRunning).toBe(true);
      // The film runs to its end by itself; the test only brings the end nearer.
      await film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.05;
      });
    }
  });

  test('keeps its film while the keyboard is inside, and goes on when it leaves', async ({ page }) => {
    await page.goto(paths.home);
    const films = page.getByRole('region', { name: 'Carousel' });
    const film = films.locator('video').first();
    const toEnd = () =>
      film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.05;
      });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await films.getByRole('button', { name: 'Pause films' }).focus();
    await toEnd();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(1);
    await expect(films.getByText('1/4')).toBeVisible();
    await films.getByRole('button', { name: 'Pause films' }).blur();
    await toEnd();
    await expect(films.getByText('2/4')).toBeVisible();
  });

  test('a click opens the project', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('region', { name: 'Carousel' }).click({ position: { x: 700, y: 400 } });
    await expect(page).toHaveURL(paths.project('upar'));
    await expect(page).toHaveTitle('Upar | Half Ream');
  });

  test('a hairline chooses its film', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Film 3 of 4: Marut' }).click();
    await expect(page.getByText('3/4')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Film 3 of 4: Marut' })).toHaveAttribute('aria-current', 'true');
  });

  test('a film that is missing gives way to the next', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    const answer = await (await page.request.get('/api/homepage/headervideos')).json();
    answer.headerdata[0].videoUrl = 'media/gone.mp4';
    await page.route('**/api/homepage/headervideos', (route) => route.fulfill({ json: answer }));
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' }).getByText('2/4')).toBeVisible();
  });

  test('without films the studio’s line opens the page, the text is small below it, and the bar can be read', async ({
    page,
  }) => {
    await page.route('**/api/homepage/headervideos', (route) => route.fulfill({ json: { headerdata: [] } }));
    await page.goto(paths.home);
    const opening = page.getByRole('region', { name: 'Carousel' });
    const line = opening.getByText('A design studio in New Delhi');
    const text = opening.getByText('Loading page...', { exact: true });
    await expect(text).toBeVisible();
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(await text.evaluate(size)).toBeLessThanOrEqual(15);
    expect(await line.evaluate(size)).toBeGreaterThanOrEqual(96);
    // Nothing more comes: the words go by themselves.
    await expect(text.locator('..')).toHaveCSS('opacity', '0');
    await expect(page.getByRole('link', { name: 'Work' }).first()).toHaveCSS('color', 'rgb(29, 29, 29)');
  });
});

test.describe('motion', () => {
  test.use(inMotion);

  test('one Pause stops every film of the page and is remembered for the session', async ({ page }) => {
    await page.goto(paths.home);
    const playing = () =>
      page.locator('video').evaluateAll((videos: HTMLVideoElement[]) => videos.filter((video) => !video.paused).length);
    await expect.poll(playing).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(playing).toBe(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' })).toBeVisible();
    expect(await playing()).toBe(0);
    await page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' }).click();
    await expect.poll(playing).toBe(1);
  });

  test('with reduced motion nothing plays before Play is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' })).toBeVisible();
    expect(
      await page.locator('video').evaluateAll((all: HTMLVideoElement[]) => all.every((video) => video.paused)),
    ).toBe(true);
  });

  test('blocked autoplay is only logged and leaves poster and Play', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
    });
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' })).toBeVisible();
    expect(said.join('\n')).toContain('Autoplay was blocked');
  });
});

/** The list of projects names them too. */
const filmLink = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected films' }).getByRole('link', { name });

test.describe('hover frames', () => {
  test('two films loop muted; below 1400 px a click opens the project', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(paths.home);
    const link = filmLink(page, 'Nadi Records');
    const film = page.getByRole('region', { name: 'Selected films' }).locator('video').first();
    await expect(film).toHaveJSProperty('loop', true);
    await link.click();
    await expect(page).toHaveURL(paths.project('nadi-records'));
  });

  test.describe('centring', () => {
    test.use(inMotion);
    test('from 1400 px the one within 300 px of the middle is centred after 200 ms of rest', async ({ page }) => {
      await page.goto(paths.home);
      const frame = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) });
      await frame.locator('video').evaluate((video) => {
        video.scrollIntoView({ block: 'center' });
      });
      await expect(frame).toHaveAttribute('data-centred', 'true');
      await expect
        .poll(async () => {
          const box = await frame.boundingBox();
          return box === null ? null : Math.round(box.x + box.width / 2);
        })
        .toBe(720);
    });
  });

  test('the 300 px are measured from the middle of the film, its caption not counted', async ({ page }) => {
    await page.goto(paths.home);
    const frame = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) });
    const bringTo = (distance: number) =>
      frame.locator('video').evaluate((video, px) => {
        const { top, height } = video.getBoundingClientRect();
        window.scrollBy({ top: Math.round(top + height / 2 - window.innerHeight / 2 - px), behavior: 'instant' });
      }, distance);
    for (const [distance, isCentred] of [
      // Below the middle the caption would take it out of reach; above the middle, into it.
      [295, true],
      [305, false],
      [-295, true],
      [-305, false],
    ] as const) {
      await bringTo(distance);
      await expect(frame, `${String(distance)} px from the middle`).toHaveAttribute('data-centred', String(isCentred));
    }
  });

  test('a click on the one that is not centred centres it, a second one opens it', async ({ page }) => {
    await page.goto(paths.home);
    const frame = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Tarini Specimen' }) });
    await page
      .getByRole('figure')
      .filter({ has: page.getByRole('link', { name: 'Nadi Records' }) })
      .evaluate((figure) => {
        figure.scrollIntoView({ block: 'center' });
      });
    const other = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) });
    await expect(other).toHaveAttribute('data-centred', 'true');
    await expect(frame).toHaveAttribute('data-centred', 'false');
    // Without the mouse: moving it there would scroll the frame into view, and so to the middle, by itself.
    await frame.getByRole('link').dispatchEvent('click');
    await expect(frame).toHaveAttribute('data-centred', 'true');
    await expect(page).toHaveURL(paths.home);
    await frame.click({ position: { x: 300, y: 100 } });
    await expect(page).toHaveURL(paths.project('tarini-specimen'));
  });

  test('the keyboard centres by focus and opens by Enter', async ({ page }) => {
    await page.goto(paths.home);
    const link = filmLink(page, 'Nadi Records');
    await page.getByRole('link', { name: 'Get to know us' }).focus();
    for (let step = 0; step < 3 && !(await link.evaluate((element) => element === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeFocused();
    await expect(
      page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) }),
    ).toHaveAttribute('data-centred', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.project('nadi-records'));
  });
});

test.describe('text blocks', () => {
  for (const [link, path] of [
    ['Get to know us', paths.about],
    ['Discover our work', paths.work],
    ['Get in touch', paths.contact],
  ] as const) {
    test(`'${link}' leads to ${path}`, async ({ page }) => {
      await page.goto(paths.home);
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('what is told beside a title', () => {
  test.use({ firstHtml: 'drawn' });

  test('is whose work it is, of what kind and when, as far as it is known', async ({ page }) => {
    await page.goto(paths.home);
    const carousel = page.getByRole('region', { name: 'Carousel' });
    await expect(carousel.getByText('Upar Tea Company · Packaging · 2023', { exact: true })).toBeVisible();
    const size = (text: string) =>
      carousel.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).fontSize);
    expect(await size('1/4')).toBe(await size('Upar Tea Company · Packaging · 2023'));
    const frame = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) });
    await expect(frame.locator('figcaption')).toHaveText('Nadi RecordsCulture · 2024');
    const grid = page.getByRole('region', { name: 'Projects' });
    await expect(grid.getByRole('figure').first().locator('figcaption')).toHaveText('Small HoursTilde Editions · 2023');
  });

  test('the last statement says where, when and how', async ({ page }) => {
    await page.goto(paths.home);
    const band = page.locator('section').filter({ has: page.getByRole('link', { name: 'Get in touch' }) });
    await expect(band.getByRole('listitem')).toHaveText([
      'Half Ream, Second Floor, 17 Press Lane, Jangpura Extension, New Delhi 110014, India',
      'Mon-Fri 10am to 6pm',
      'hello@halfream.example',
    ]);
  });
});

test('that films can be played is said once, and each disc of the page answers the pointer', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Projects' }).getByRole('figure')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Play films' })).toHaveCount(1);
  const frame = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Nadi Records' }) });
  const disc = frame.locator('button');
  await expect(disc).toHaveAttribute('tabindex', '-1');
  await disc.click();
  await expect(page.getByRole('button', { name: 'Pause films' })).toHaveCount(1);
  await expect(frame.locator('video')).toHaveJSProperty('paused', false);
});

test('what home lays out stays on home: the next page begins where it does when it is opened first', async ({
  page,
}) => {
  const top = async () => (await page.getByRole('heading', { name: 'Enquiries' }).boundingBox())?.y;
  await page.goto(paths.contact);
  const alone = await top();
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect.poll(top).toBe(alone);
});

test.describe('the list of projects', () => {
  test.use({ firstHtml: 'drawn' });
  const rows = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('link', { name: 'Discover our work' }) })
      .getByRole('listitem');

  test('names eight, and shows the picture of the one that is pointed at or focused', async ({ page }) => {
    await page.goto(paths.home);
    await expect(rows(page)).toHaveCount(8);
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
    await expect(first).toContainText('Museum of SaltMuseum of Salt, Kharvad2024');
    const pictures = rows(page).locator('img:visible');
    await expect(pictures).toHaveCount(0);
    await second.hover();
    await expect(pictures).toHaveCount(1);
    const [picture, row] = [await pictures.boundingBox(), await second.boundingBox()];
    expect(picture?.x).toBeCloseTo(52, 0);
    expect(picture?.y).toBeCloseTo((row?.y ?? 0) + 1, 0);
    await page.mouse.move(5, 5);
    await expect(pictures).toHaveCount(0);
    await first.getByRole('link').focus();
    await expect(first.locator('img:visible')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.project('museum-of-salt'));
  });

  test('is words alone on phones, and not there with a provider that tells none', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home);
    await rows(page).first().hover();
    await expect(rows(page).locator('img:visible')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.route('**/api/homepagegrid', async (route) => {
      const { homepageGrids } = await (await route.fetch()).json();
      await route.fulfill({ json: { homepageGrids } });
    });
    await page.goto(paths.about);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'Discover our work' })).toBeAttached();
    await expect(rows(page)).toHaveCount(0);
  });
});

test.describe('grid', () => {
  test('six cells show their title and link to their project', async ({ page }) => {
    await page.goto(paths.home);
    const grid = page.getByRole('region', { name: 'Projects' });
    await expect(grid.getByRole('link')).toHaveText([
      'Small Hours',
      'Upar',
      'Ritu',
      'Kal',
      'Tulsi Children’s Hospital',
      'Ek Haath',
    ]);
    await grid.getByRole('link', { name: 'Kal' }).click();
    await expect(page).toHaveURL(paths.project('kal'));
  });

  test('stands in rows of three, one and two; the last two are square', async ({ page }) => {
    await page.goto(paths.home);
    const cells = page.getByRole('region', { name: 'Projects' }).getByRole('figure');
    await expect(cells).toHaveCount(6);
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { top, width } = cell.getBoundingClientRect();
        const media = cell.firstElementChild?.getBoundingClientRect();
        return {
          top: Math.round(top),
          width: Math.round(width),
          square: Math.abs((media?.height ?? 0) - (media?.width ?? 1)) < 1,
        };
      }),
    );
    expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size).toBe(1);
    expect(boxes[3]?.width).toBe(1336);
    expect(boxes[4]?.top).toBe(boxes[5]?.top);
    expect(boxes.map(({ square }) => square)).toEqual([false, false, false, false, true, true]);
  });

  test.describe('hover', () => {
    test.use(inMotion);
    test('the hover media shows while pointed at and on keyboard focus; a film starts at its beginning', async ({
      page,
    }) => {
      await page.goto(paths.home);
      const cell = page.getByRole('figure').filter({ has: page.getByRole('link', { name: 'Small Hours' }) });
      const film = cell.locator('video');
      await expect(film).toHaveJSProperty('paused', true);
      await cell.hover();
      await expect(film).toHaveJSProperty('paused', false);
      await expect(film.locator('xpath=..')).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(film).toHaveJSProperty('paused', true);
      await page.getByRole('link', { name: 'Discover our work' }).focus();
      await page.keyboard.press('Tab');
      await expect(film).toHaveJSProperty('paused', false);
    });
  });

  test("says 'No Grid Data Found' when there is none", async ({ page }) => {
    await page.route('**/api/homepagegrid', (route) => route.fulfill({ json: { homepageGrids: [] } }));
    await page.goto(paths.home);
    await expect(page.getByText('No Grid Data Found')).toBeVisible();
  });
});

test('asks for the four home reads together', async ({ page }) => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(paths.home);
  await expect(page.getByRole('status')).toContainText('Loading');
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/api/homepage/headervideos', '/api/homepagegrid', '/api/homepagetexts', '/api/homevideos']);
  for (const release of held) release();
  await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
});

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 834, tag: ['@long'] },
  { width: 1440, tag: [] },
]) {
  test(`has no accessibility violation and no sideways scroll at ${String(width)}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Projects' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}

test('nothing shifts while the page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + entry.value });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Get in touch' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))).toBeLessThan(0.001);
});
