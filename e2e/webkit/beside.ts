/**
 * `npm run test:browsers -- pictures`: the public screens in three engines, beside each other, for eyes to compare. One sheet for each screen,
 * width and theme into `.cache/engines`.
 */
import { chromium, firefox, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { startProvider } from '../../scripts/lib/provider.ts';
import { paths } from '../../src/domain/paths.ts';
import { openBrowser } from './support/browser.ts';
import { startDriver, pause } from './support/processes.ts';

const folder = process.argv[2] ?? '.cache/engines';
const binary = process.env['VITRINE_WEBKIT'] ?? '';

const screens = {
  home: paths.home,
  work: paths.work,
  filtered: `${paths.work}?category=1`,
  project: paths.project('small-hours'),
  about: paths.about,
  contact: paths.contact,
  stories: paths.stories,
  story: paths.story(1),
  missing: '/no/such/page',
} as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const themes = ['white', 'black'] as const;

/** Letters and pictures are there. Runs in the page; engines are asked until they say yes. */
function isSettled(): boolean {
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy')
  );
}

interface Camera {
  /** A first view of a page, as a PNG. */
  take(path: string, theme: string, down: number): Promise<Buffer>;
  close(): Promise<void>;
}

async function settle(isReady: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isReady()) && performance.now() - started < 10_000) await pause(100);
  // Pictures fade in.
  await pause(900);
}

/** Where on the page a second picture is taken: as far down as the window is high, times this. */
const further = [0, 1.5] as const;

async function openPlaywright(browser: Browser, origin: string, size: (typeof sizes)[number]): Promise<Camera> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return {
    async take(path, theme, down) {
      await page.goto(`${origin}/healthz`);
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(origin + path);
      await settle(() => page.evaluate(isSettled));
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
      await settle(() => page.evaluate(isSettled));
      return page.screenshot();
    },
    close: () => context.close(),
  };
}

async function openWebKit(
  driver: Awaited<ReturnType<typeof startDriver>>,
  origin: string,
  size: (typeof sizes)[number],
): Promise<Camera> {
  const { page, close } = await openBrowser(driver, binary, origin, { ...size, isReduced: true });
  return {
    async take(path, theme, down) {
      await page.visit('/healthz');
      await page.run((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.open(path);
      await settle(() => page.run(isSettled));
      await page.scrollTo(down);
      await settle(() => page.run(isSettled));
      return page.screenshot();
    },
    close: async () => void (await close()),
  };
}

const provider = await startProvider();
const driver = await startDriver();
const executablePath = process.env['VITRINE_CHROMIUM'];
const browsers = await Promise.all([
  chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  }),
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: 'scripts/lib/firefox-driver.ts',
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 },
  }),
]);
mkdirSync(folder, { recursive: true });
try {
  for (const size of sizes) {
    const cameras = [
      ...(await Promise.all(browsers.map((browser) => openPlaywright(browser, provider.origin, size)))),
      await openWebKit(driver, provider.origin, size),
    ];
    for (const [name, path] of Object.entries(screens)) {
      for (const theme of themes) {
        for (const times of further) {
          const taken: OverlayOptions[] = [];
          for (const [index, camera] of cameras.entries()) {
            const input = await camera.take(path, theme, Math.round(times * size.height));
            taken.push({
              input: await sharp(input).resize(size.width, size.height).toBuffer(),
              left: index * (size.width + 8),
              top: 0,
            });
          }
          const width = cameras.length * (size.width + 8) - 8;
          const file = join(folder, [name, size.width, theme, ...(times === 0 ? [] : ['further'])].join('-') + '.png');
          await sharp({ create: { width, height: size.height, channels: 3, background: 'magenta' } })
            .composite(taken)
            .png()
            .toFile(file);
          console.info(file);
        }
      }
    }
    for (const camera of cameras) await camera.close();
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await driver.stop();
  await provider.stop();
}
