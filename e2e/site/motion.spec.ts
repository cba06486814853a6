import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { stir } from '../support/stir.ts';
import { expect, test } from '../support/test.ts';

/** From page to page: a picture flies between tile and project, every other page fades in. */

const tileOf = (page: Page, title: string) =>
  page.locator('main [data-grows]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const frameOf = (place: Locator) => place.locator('img').first();
const discover = (page: Page) => page.getByRole('region', { name: 'Discover More' });

/** Every view transition of this document stands still from its first frame on. */
async function holdTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const hold = () => {
        for (const one of document.getAnimations()) {
          if (one.effect instanceof KeyframeEffect && one.effect.pseudoElement?.startsWith('::view-')) one.pause();
        }
        document.documentElement.dataset['held'] = '';
      };
      // The way is told as soon as it is ready.
      transition.ready.then(() => requestAnimationFrame(hold)).catch(() => undefined);
      return transition;
    };
  });
}

/** What is seen after so many milliseconds of the transition that is held. */
async function seenAt(page: Page, milliseconds: number) {
  await expect(page.locator('html')).toHaveAttribute('data-held', '');
  return page.evaluate((time) => {
    for (const one of document.getAnimations()) {
      if (one.effect instanceof KeyframeEffect && one.effect.pseudoElement?.startsWith('::view-'))
        one.currentTime = time;
    }
    const root = document.documentElement;
    const styleOf = (pseudo: string) => getComputedStyle(root, `::view-transition-${pseudo}`);
    const opacityOf = (pseudo: string) => {
      const { display, opacity, width } = styleOf(pseudo);
      // In Firefox a part that is not there is as wide as its rule says.
      return display === 'none' || /^(auto|.*%)$/.test(width) ? 0 : Number(opacity);
    };
    const { width, height, transform } = styleOf('group(project-media)');
    const { e: x, f: y } = new DOMMatrix(transform);
    return {
      pictures: [opacityOf('old(project-media)'), opacityOf('new(project-media)')],
      oldPage: opacityOf('old(root)'),
      coverBefore: opacityOf('old(cover-before)'),
      coverAfter: opacityOf('new(cover-after)'),
      bars: [opacityOf('old(site-bar)'), opacityOf('new(site-bar)')],
      box: { x, y, width: Number.parseFloat(width), height: Number.parseFloat(height) },
    };
  }, milliseconds);
}

/** The transition that is held goes to its end. */
async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one.effect instanceof KeyframeEffect && one.effect.pseudoElement?.startsWith('::view-')) one.finish();
    }
    delete document.documentElement.dataset['held'];
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
}

/** Points at the tile until its project, and what lets it grow, has come. The header's picture is in the browser already. */
async function readAhead(page: Page, tile: Locator, slug: string): Promise<void> {
  const from = page.url();
  await page.goto(paths.project(slug));
  await page.waitForLoadState('networkidle');
  await page.goto(from);
  const read = page.waitForResponse(`**/api/project?slug=${slug}`);
  await tile.getByRole('link').hover();
  await (await read).finished();
  await page.waitForLoadState('networkidle');
}

/** Opens a project from its tile with the transition held. @returns where the picture was */
async function openHeld(page: Page, tile: Locator, slug: string) {
  await readAhead(page, tile, slug);
  const from = await boxOf(frameOf(tile));
  await holdTransitions(page);
  await tile.getByRole('link').click();
  return from;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** Shifts of the layout that no input explains, in engines that report them: how far each goes, and of what. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('hadRecentInput' in entry) || entry.hadRecentInput === true || !('value' in entry)) continue;
            if (Number(entry.value) > 0.001) seen.push(`${String(entry.value)} at ${String(entry.startTime)}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );

function expectBox(seen: Record<string, number>, wanted: Record<string, number>): void {
  for (const [name, value] of Object.entries(wanted))
    expect(Math.abs((seen[name] ?? -1) - value), name).toBeLessThan(1.5);
}

test.describe('a picture flies', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [390, 1440]) {
    test(`from its tile into the header at ${String(width)} px: one picture, and nothing over it until it is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(paths.work);
      const tile = tileOf(page, 'Small Hours');
      const from = await openHeld(page, tile, 'small-hours');
      const first = await seenAt(page, 0);
      expectBox(first.box, from);
      for (const share of [0.25, 0.5, 0.75]) {
        const seen = await seenAt(page, 560 * share);
        expect(seen.pictures).toEqual([0, 1]);
        expect(seen.coverAfter).toBe(0);
        // The bar of the old page stays: that of the new one has a scrim.
        expect(seen.bars).toEqual([1, 0]);
      }
      // The paper is not dark where the header will be.
      await expect(page.locator('[data-under-bar]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const there = await seenAt(page, 560);
      const header = await page.locator('[data-under-bar]').boundingBox();
      expectBox(there.box, header ?? {});
      expect((await seenAt(page, 719)).coverAfter).toBeGreaterThan(0.9);
      // Until half a second after the click browsers excuse any shift by it; a flight takes longer, when nobody holds it.
      const now = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() > since + 600, now);
      await letGo(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expectBox(await boxOf(frameOf(page.locator('[data-under-bar]'))), header ?? {});
      expect(await shiftsOf(page), 'the layout is where it was').toEqual([]);
    });
  }

  test('and back into its tile, where the page was left', async ({ page }) => {
    await page.goto(paths.work);
    const tile = tileOf(page, 'Ek Haath');
    await readAhead(page, tile, 'ek-haath');
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(400);
    const place = await boxOf(frameOf(tile));
    await tile.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ek Haath');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
    await holdTransitions(page);
    await page.goBack();
    expect((await seenAt(page, 0)).box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'shrink');
    // Nothing hangs over the paper: what lay over the picture is gone before it leaves.
    const gone = await seenAt(page, 160);
    expect([gone.coverBefore, gone.oldPage]).toEqual([0, 0]);
    expect(gone.box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const half = await seenAt(page, 160 + 280);
    expect(half.pictures).toEqual([1, 0]);
    expect(half.coverBefore).toBe(0);
    expectBox((await seenAt(page, 160 + 560)).box, place);
    await letGo(page);
    await expect(page).toHaveURL(paths.work);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expectBox(await boxOf(frameOf(tile)), place);
    // Forward, it grows again.
    await page.goForward();
    expectBox((await seenAt(page, 0)).box, place);
    await letGo(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ek Haath');
  });

  test('and back after a reload of the project, when the page has to be scrolled to its tile first', async ({
    page,
  }) => {
    await page.goto(paths.work);
    const tile = tileOf(page, 'Ek Haath');
    await readAhead(page, tile, 'ek-haath');
    const place = await boxOf(frameOf(tile));
    await tile.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ek Haath');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
    await page.reload();
    // Pointing there reads the page ahead, and fetches what pictures grow by.
    await page.getByRole('banner').getByRole('link', { name: 'Work' }).hover();
    await expect(page.locator('html')).toHaveAttribute('data-stirred', '');
    await page.waitForLoadState('networkidle');
    await holdTransitions(page);
    await page.goBack();
    expectBox((await seenAt(page, 160 + 560)).box, place);
    await letGo(page);
  });

  test('at the very first touch of a visitor too, by a click or a key', async ({ page }) => {
    // Where code, project and header come within 300 ms, which a busy machine does not always manage.
    test.slow();
    await page.goto(paths.project('small-hours'), { waitUntil: 'networkidle' });
    for (const act of ['click', 'key'] as const) {
      await expect(async () => {
        await page.goto(paths.work, { waitUntil: 'networkidle' });
        await holdTransitions(page);
        const link = tileOf(page, 'Small Hours').getByRole('link');
        if (act === 'click') await link.dispatchEvent('click', { bubbles: true, cancelable: true });
        else {
          await link.focus();
          await page.keyboard.press('Enter');
        }
        expect((await seenAt(page, 280)).pictures[1], act).toBe(1);
      }).toPass({ timeout: 40_000 });
      await letGo(page);
      await expect(page).toHaveURL(paths.project('small-hours'));
    }
  });

  test('into a darker page: the bar goes with the page it belongs to', async ({ page }) => {
    await page.goto(paths.work);
    const tile = tileOf(page, 'Small Hours');
    await page.route('**/api/project?*', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replace('"Theme":null', '"Theme":"black"') });
    });
    await openHeld(page, tile, 'small-hours');
    await expect(page.locator('body')).toHaveClass('black-theme');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'grow');
    expect((await seenAt(page, 160)).bars).toEqual([0, 1]);
    await letGo(page);
  });

  test('from a cell of the home page, whose picture is another one: they change while it sets off', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const cell = page.getByRole('region', { name: 'Projects' }).locator('[data-grows]').first();
    const slug = (await cell.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';
    await openHeld(page, cell, slug);
    expect((await seenAt(page, 140)).pictures[1]).toBe(1);
    await letGo(page);
    await expect(page).toHaveURL(paths.project(slug));
    await page.goBack();
    await seenAt(page, 280);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'shrink');
    await letGo(page);
    await expect(cell).toBeInViewport();
  });

  test('from Discover More, and back into it', async ({ page }) => {
    await page.goto(paths.project('small-hours'));
    const next = discover(page).locator('[data-grows]').first();
    await openHeld(page, next, 'tarini-specimen');
    expect((await seenAt(page, 280)).pictures).toEqual([0, 1]);
    await letGo(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarini Specimen');
    await page.goBack();
    const half = await seenAt(page, 280);
    expect([half.pictures, half.coverAfter]).toEqual([[1, 0], 0]);
    await letGo(page);
    await expect(next).toBeInViewport();
  });

  test('Back to a page without its tile waits for nothing', async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
    const tile = tileOf(page, 'Small Hours');
    await tile.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
    await page.evaluate(() => window.history.go(-2));
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Small Hours');
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  });

  test('an engine without view transitions opens and goes back at once', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await page.goto(paths.work);
    const tile = tileOf(page, 'Ek Haath');
    await readAhead(page, tile, 'ek-haath');
    const scrolled = await page.evaluate(() => window.scrollY);
    await tile.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ek Haath');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

test('from theme to theme the new page opens around the picture: nothing is seen through', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || !/(?:old|new)\(root\)$/.test(effect.pseudoElement ?? '')) continue;
        const [first = {}] = effect.getKeyframes();
        const what = ['opacity', 'clipPath'].filter((one) => one in first);
        seen.add(`${String(effect.pseudoElement).replace(/.*-(old|new).*/, '$1')} ${what.join()}`);
      }
      document.documentElement.dataset['roots'] = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(paths.work);
  await stir(page);
  const link = tileOf(page, 'Kal').getByRole('link');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kal');
  await expect(page.locator('body')).toHaveClass('black-theme');
  await expect(page.locator('html')).toHaveAttribute('data-roots', 'new clipPath');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  await page.goBack();
  await expect(page.locator('body')).toHaveClass('white-theme');
  await expect(page.locator('html')).toHaveAttribute('data-roots', 'new clipPath,old clipPath');
});

test.describe('pages fade in', () => {
  /** The fades of what stands on the page, since its first frame. */
  const recordFades = (page: Page) =>
    page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        for (const one of document.getAnimations()) {
          if (!(one instanceof CSSTransition) || !(one.effect instanceof KeyframeEffect)) continue;
          if (one.transitionProperty !== 'opacity' || one.effect.target?.parentElement?.id !== 'content') continue;
          seen.add(`${window.location.pathname} ${String(one.effect.getTiming().duration)}`);
        }
        document.documentElement.dataset['fades'] = [...seen].join();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const openStories = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Coffee break' }).click();

  test('in 160 ms, but not the first one of a visit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordFades(page);
    await page.goto(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-fades', '');
    // What moves comes with the first touch of a visitor.
    await stir(page);
    await page.waitForLoadState('networkidle');
    await openStories(page);
    const fades = [`${paths.stories} 160`];
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades.join());
    for (const [name, path] of [
      ['Talk to us', paths.contact],
      ['About', paths.about],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click();
      fades.push(`${path} 160`);
      await expect(page.locator('html')).toHaveAttribute('data-fades', fades.join());
    }
  });

  test('at once where less motion is wished for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordFades(page);
    await page.goto(paths.about);
    await openStories(page);
    await expect(page).toHaveURL(paths.stories);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-fades', '');
  });
});

test.describe('the running title', () => {
  const long =
    'A Very Long Title of a Project About Everything That Was Ever Printed on Half a Ream of Paper, Twice Over, and Then Folded';

  for (const width of [390, 834, 1025, 1440, 1920]) {
    test(`stands in the bar at ${String(width)} px, and leaves the rest of it free`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(paths.project('small-hours'));
      // React takes over what the server has sent, and would put its own title back.
      await stir(page);
      const title = page.getByRole('heading', { level: 1 });
      await title.evaluate((heading, text) => {
        heading.textContent = text;
      }, long);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(title).toHaveAttribute('data-scrolled', 'true');
      // The bar is away, and the title with it.
      await expect.poll(async () => ((await boxOf(title)).y ?? 0) + (await boxOf(title)).height).toBeLessThanOrEqual(0);
      await page.evaluate(() => window.scrollTo(0, 1100));
      await expect.poll(async () => (await boxOf(title)).y).toBe(0);
      const bar = page.getByRole('banner');
      const box = await boxOf(title);
      const isOnTop = await title.evaluate((heading) => {
        heading.style.pointerEvents = 'auto';
        const { left, top } = heading.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 20, top + 20);
        heading.style.pointerEvents = '';
        return hit === heading;
      });
      expect(isOnTop).toBe(true);
      expect(box.height).toBeLessThanOrEqual((await boxOf(bar)).height);
      expect(box.width).toBeGreaterThan(140);
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      for (const control of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
        if (!(await control.isVisible())) continue;
        const other = await boxOf(control);
        const isApart = other.x + other.width <= box.x || other.x >= box.x + box.width;
        expect(isApart, (await control.getAttribute('aria-label')) ?? (await control.innerText())).toBe(true);
      }
      // Nothing has moved for it, and it is there once.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await expect(page.getByText(long)).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(title).not.toHaveCSS('position', 'fixed');
    });
  }
});

test('Discover More ends the page with two equal halves from edge to edge, one below the other on phones', async ({
  page,
}) => {
  for (const width of [390, 834, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.project('small-hours'));
    const [first, second] = await discover(page).locator('[data-grows]').all();
    if (first === undefined || second === undefined) throw new Error('Two projects are related.');
    const [one, other] = [await boxOf(frameOf(first)), await boxOf(frameOf(second))];
    const half = width < 768 ? width : width / 2;
    expect([one.x, one.width, other.width, other.height]).toEqual([0, half, half, one.height]);
    expect([other.x, other.y]).toEqual(width < 768 ? [0, one.y + one.height] : [half, one.y]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('no link of the menu is seen through the page: the sheet is there before them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.about);
  // It stands still from its first frame on.
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const one of document.querySelector('[role=dialog]')?.getAnimations({ subtree: true }) ?? []) one.pause();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeAttached();
  /** Opacities of the sheet and of its links all along. */
  const seen = await page.getByRole('dialog').evaluate((sheet) => {
    const moving = sheet.getAnimations({ subtree: true });
    return Array.from({ length: 15 }, (_, index) => {
      for (const one of moving) one.currentTime = index * 20;
      return [sheet, sheet.querySelector('nav') ?? sheet].map((one) => Number(getComputedStyle(one).opacity));
    });
  });
  expect(seen.some(([sheet = 1]) => sheet < 1)).toBe(true);
  expect(seen.filter(([sheet = 0, links = 1]) => sheet < 1 && links > 0)).toEqual([]);
  expect(seen.at(-1)).toEqual([1, 1]);
});
