import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { median, show } from './numbers.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

const paths = ['/', '/work', '/project/museum-of-salt', '/about', '/story', '/individual/1', '/contact'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @returns {Promise<readonly (number | null)[]>} of each category, up to 100; null where Lighthouse failed */
async function scoresOf(url, executablePath, file, { flags = [], only = categories } = {}) {
  const { code, output } = await runNode(
    [
      inRoot('bench/node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox',
      `--only-categories=${only.join(',')}`,
      ...flags,
    ],
    { quiet: true, env: { CHROME_PATH: executablePath } },
  );
  if (code !== 0) {
    console.error(output);
    return only.map(() => null);
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return only.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}

/** The phone of Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A visit before the measured one fills the server's caches. */
async function visit(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}

/** Of home, whose films play while Lighthouse looks. */
const leastPerformance = 95;

/**
 * Home's performance, slowed by the browser itself while it is loaded, not calculated afterwards.
 *
 * @returns {Promise<string>} Markdown
 */
export async function benchHomePerformance({ browser, executablePath, folder, runs }) {
  const provider = await startOn(await makeStore(folder, 12));
  const scores = [];
  try {
    console.log('Lighthouse looks at home …');
    await visit(browser, provider.origin);
    for (let run = 0; run < runs; run += 1) {
      const flags = ['--throttling-method=devtools'];
      const file = join(folder, `home-${run}.json`);
      scores.push(...(await scoresOf(provider.origin, executablePath, file, { flags, only: ['performance'] })));
    }
  } finally {
    await provider.stop();
  }
  return [
    '## Lighthouse’s performance of home',
    `With its phone, slowed by the browser itself; ${scores.map((score) => show(score)).join(', ')}.`,
    table(
      ['What', 'Is', 'Should be', ''],
      [target('home: performance', median(scores), leastPerformance, { isFloor: true })],
    ),
  ].join('\n\n');
}

/** @returns {Promise<string>} Markdown */
export async function benchLighthouse({ browser, executablePath, folder }) {
  const provider = await startOn(await makeStore(folder, 12));
  const out = join(folder, 'lighthouse');
  mkdirSync(out, { recursive: true });
  const rows = [];
  try {
    for (const [index, path] of paths.entries()) {
      console.log(`Lighthouse looks at ${path} …`);
      const url = provider.origin + path;
      await visit(browser, url);
      const scores = await scoresOf(url, executablePath, join(out, `${index}.json`));
      rows.push([path, ...scores.map((score) => show(score))]);
    }
  } finally {
    await provider.stop();
  }
  return ['## Lighthouse', table(['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'], rows)].join('\n\n');
}
