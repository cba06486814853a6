/**
 * `npm run test:browsers -- pictures`: the public screens in three engines, beside each other, for eyes to compare: a sheet for each screen,
 * width and theme in `.cache/engines`, from left to right Chromium, Firefox, WebKit; above the first view, below one further down. What breaks its lines
 * otherwise than in Chromium is named.
 */
import { chromium, firefox, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startProvider } from '../../scripts/lib/provider.ts';
import { paths } from '../../src/domain/paths.ts';
import { openBrowser } from './support/browser.ts';
import { linesOfTexts, tellBreaks } from './support/lines.ts';
import { startDriver, pause } from './support/processes.ts';

const folder = inRoot('.cache/engines');
const gap = 8;

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

/** How far down pictures are taken, in heights of the window. */
const further = [0, 1.5] as const;

type Size = (typeof sizes)[number];

/** Letters and pictures are there. Runs in the page; engines are asked until they say yes. */
function isSettled(): boolean {
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy')
  );
}

/** What an engine is asked to do. */
interface Engine {
  open(path: string): Promise<void>;
  run<Args extends readonly unknown[], Value>(inPage: (...args: Args) => Value, ...args: Args): Promise<Value>;
  screenshot(): Promise<Buffer>;
  close(): Promise<unknown>;
}

async function openPlaywright(browser: Browser, origin: string, size: Size): Promise<Engine> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return {
    open: async (path) => void (await page.goto(origin + path)),
    run: (inPage, ...args) => page.evaluate(`(${inPage.toString()}).apply(null, ${JSON.stringify(args)})`),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

async function openWebKit(
  driver: Awaited<ReturnType<typeof startDriver>>,
  origin: string,
  size: Size,
): Promise<Engine> {
  const binary = process.env['VITRINE_WEBKIT'] ?? '';
  const { page, close } = await openBrowser(driver, binary, origin, { ...size, isReduced: true });
  return {
    open: async (path) => void (await page.visit(path)),
    run: (inPage, ...args) => page.run(inPage, ...args),
    screenshot: () => page.screenshot(),
    close,
  };
}

async function settle(engine: Engine): Promise<void> {
  const started = performance.now();
  while (!(await engine.run(isSettled)) && performance.now() - started < 10_000) await pause(100);
  // Pictures fade in.
  await pause(900);
}

/** A page's pictures, from the top down, and its texts. */
async function look(engine: Engine, path: string, theme: string, { height }: Size) {
  await engine.open('/healthz');
  await engine.run((chosen) => localStorage.setItem('theme', chosen), theme);
  await engine.open(path);
  const pictures: Buffer[] = [];
  for (const times of further) {
    await settle(engine);
    await engine.run((top) => scrollTo({ top, behavior: 'instant' }), Math.round(times * height));
    await settle(engine);
    pictures.push(await engine.screenshot());
  }
  return { pictures, texts: await engine.run(linesOfTexts) };
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
    executablePath: inRoot('scripts/lib/firefox-driver.ts'),
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 },
  }),
]);
mkdirSync(folder, { recursive: true });

async function makeSheet(engines: readonly Engine[], name: keyof typeof screens, size: Size, theme: string) {
  const taken: OverlayOptions[] = [];
  const read: ReturnType<typeof linesOfTexts>[] = [];
  for (const [column, engine] of engines.entries()) {
    const { pictures, texts } = await look(engine, screens[name], theme, size);
    read.push(texts);
    for (const [row, picture] of pictures.entries()) {
      taken.push({
        input: await sharp(picture).resize(size.width, size.height).toBuffer(),
        left: column * (size.width + gap),
        top: row * (size.height + gap),
      });
    }
  }
  const file = join(folder, `${[name, size.width, theme].join('-')}.png`);
  const width = engines.length * (size.width + gap) - gap;
  const height = further.length * (size.height + gap) - gap;
  await sharp({ create: { width, height, channels: 3, background: 'magenta' } })
    .composite(taken)
    .png()
    .toFile(file);
  console.info(file);
  const [chromiums = [], ...others] = read;
  for (const [index, texts] of others.entries()) {
    for (const told of tellBreaks(chromiums, texts)) console.info(`  ${index === 0 ? 'Firefox' : 'WebKit'}: ${told}`);
  }
}

try {
  for (const size of sizes) {
    const engines = [
      ...(await Promise.all(browsers.map((browser) => openPlaywright(browser, provider.origin, size)))),
      await openWebKit(driver, provider.origin, size),
    ];
    for (const name of Object.keys(screens).filter((one): one is keyof typeof screens => one in screens)) {
      for (const theme of themes) await makeSheet(engines, name, size, theme);
    }
    for (const engine of engines) await engine.close();
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await driver.stop();
  await provider.stop();
}
