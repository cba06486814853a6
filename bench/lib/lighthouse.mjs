import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { startOn } from './provider.mjs';
import { table } from './report.mjs';
import { makeStore } from './store.mjs';

const paths = ['/', '/work', '/project/museum-of-salt', '/about', '/story', '/individual/1', '/contact'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function scoresOf(url, executablePath, file) {
  const { code, output } = await runNode(
    [
      inRoot('bench/node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox',
      `--only-categories=${categories.join(',')}`,
    ],
    { quiet: true, env: { CHROME_PATH: executablePath } },
  );
  if (code !== 0) {
    console.error(output);
    return categories.map(() => '–');
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return categories.map((name) => String(Math.round((report.categories[name]?.score ?? 0) * 100)));
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
      rows.push([path, ...(await scoresOf(url, executablePath, join(out, `${index}.json`)))]);
    }
  } finally {
    await provider.stop();
  }
  return ['## Lighthouse', table(['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'], rows)].join('\n\n');
}
