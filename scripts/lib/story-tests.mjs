/** Opens every story in a browser: what scripts/test-stories.mjs says, once the packages are there. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { findViolations } from './story-axe.mjs';
import { walkPaths } from './story-paths.mjs';
import { comparePictures, findStalePictures, takePicture } from './story-pictures.mjs';

const folder = inRoot('dist', 'storybook');
/** A story that has not settled by then has failed, in milliseconds. */
const LIMIT = 30_000;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};
/** Serves dist/storybook on a free port. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** In the page: resolves when nothing of it has changed for a moment and its fonts have come. A film never goes idle. */
async function untilQuiet() {
  await new Promise((resolve) => {
    const { setTimeout, clearTimeout } = globalThis;
    let rest = setTimeout(resolve, 300);
    const seen = new globalThis.MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(resolve, 300);
    });
    seen.observe(globalThis.document.body, { attributes: true, childList: true, subtree: true });
    // What never rests is looked at as it is.
    setTimeout(resolve, 5000);
  });
  await globalThis.document.fonts.ready;
}

/** What is wrong with one story; nothing when all is well. */
async function check(page, origin, id) {
  const wrong = [];
  const onConsole = (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`);
  };
  const onError = (error) => wrong.push(`exception: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:white`);
    await page.waitForSelector('body.sb-show-main #storybook-root > *, body.sb-show-errordisplay', {
      state: 'attached',
      timeout: LIMIT,
    });
    if (await page.evaluate(() => globalThis.document.body.classList.contains('sb-show-errordisplay'))) {
      return [...wrong, await page.locator('#error-message').innerText()];
    }
    // A screen's code comes after its frame, on a busy machine long after. Where none comes, axe misses its heading.
    if (id.startsWith('screens-')) {
      await page.waitForSelector('#storybook-root h1', { state: 'attached', timeout: LIMIT }).catch(() => undefined);
    }
    await page.evaluate(untilQuiet);
    // Storybook's own markup stands before the story, where only the skip link may stand.
    await page.locator('body > .sb-wrapper').evaluateAll((own) => own.forEach((one) => one.remove()));
    if (id.startsWith('paths-')) {
      wrong.push(...(await walkPaths(page)));
      return wrong;
    }
    const isPictured = id.startsWith('design-system-');
    const white = isPictured ? await takePicture(page) : null;
    wrong.push(...(await findViolations(page, 'white')));
    await page.evaluate(async () => {
      const { CSSTransition, document } = globalThis;
      for (const name of ['white-theme', 'black-theme']) document.body.classList.toggle(name);
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
    });
    if (isPictured) wrong.push(...(await comparePictures(id, white, await takePicture(page), isUpdate)));
    wrong.push(...(await findViolations(page, 'black', true)));
  } catch (error) {
    wrong.push(String(error));
  } finally {
    page.off('console', onConsole).off('pageerror', onError);
  }
  return wrong;
}

const isUpdate = process.argv.includes('--update');
const isBuilt = process.argv.includes('--built') && existsSync(join(folder, 'index.json'));
const { code } = isBuilt ? { code: 0 } : await runNode([inRoot('scripts/storybook.mjs'), 'build'], { quiet: true });
if (code !== 0) {
  console.error('Storybook could not be built; `npm run build-storybook` says why.');
  process.exit(1);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const waiting = Object.keys(entries).filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
const count = waiting.length;
const executablePath = await ensureChromium();
const server = await serve();
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;

async function work() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const wrong = await check(page, origin, id);
    if (wrong.length > 0) failed += 1;
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${id}`, ...wrong.map((one) => `    ${one}`)].join('\n'));
  }
  await context.close();
}

try {
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
  server.close();
}
const stale = findStalePictures(Object.keys(entries), isUpdate);
if (stale.length > 0) console.error(`Pictures of no story, which \`--update\` removes: ${stale.join(', ')}`);
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exit(failed === 0 && count > 0 && stale.length === 0 ? 0 : 1);
