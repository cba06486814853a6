/**
 * `npm run bench`: load times for visitors and the capacity of the server, compared with hand-written pages (bench/static). Prints
 * tables and writes docs/benchmarks.md. No figure makes it fail.
 *
 * `--quick`: fewer runs and smaller stores, three to four minutes, and nothing is written.
 * `--compare REV`: nothing but this working tree beside another revision, in turns, with a word on each figure whether the two differ
 * beyond the spread; some half an hour, with `--quick` a third of that and less sure. Nothing is written.
 * `--lighthouse`: Lighthouse's scores of every public page as well; it is installed for that.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTools } from '../bench/lib/tools.mjs';
import { benchNavigation } from '../bench/lib/bench-navigation.mjs';
import { benchPages } from '../bench/lib/bench-pages.mjs';
import { benchServer } from '../bench/lib/bench-server.mjs';
import { compareWith } from '../bench/lib/compare.mjs';
import { benchLighthouse } from '../bench/lib/lighthouse.mjs';
import { machineFacts } from '../bench/lib/report.mjs';
import { measureSpeed } from '../bench/lib/speed.mjs';
import { ensureBuilt } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.mjs';

const isQuick = process.argv.includes('--quick');
const isWithLighthouse = process.argv.includes('--lighthouse');
const compareAt = process.argv.indexOf('--compare');
const revision = compareAt < 0 ? null : process.argv[compareAt + 1];
if (revision === undefined) {
  console.error('--compare needs a revision: npm run bench -- --compare main');
  process.exit(1);
}
const options = isQuick
  ? { runs: 1, seconds: 1, sizes: [10, 1000] }
  : { runs: 5, seconds: 4, sizes: [10, 100, 1000, 10_000] };

await ensureBuilt();
await installTools(isWithLighthouse);
const executablePath = await ensureChromium();
const { chromium } = await import('@playwright/test');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));

/** Everything, into docs/benchmarks.md unless it is quick. */
async function benchAll(browser: Browser): Promise<void> {
  const speeds = [measureSpeed()];
  const pages = await benchPages({ browser, folder, ...options });
  speeds.push(measureSpeed());
  const navigation = await benchNavigation({ browser, folder, ...options });
  const version = `Chromium ${browser.version()}`;
  const scores = isWithLighthouse ? await benchLighthouse({ browser, executablePath, folder }) : '';
  await browser.close();
  speeds.push(measureSpeed());
  const server = await benchServer({ folder, ...options });
  speeds.push(measureSpeed());
  const report = [
    '# Benchmarks',
    'Written by `npm run bench` (scripts/bench.ts); not edited by hand. Ratios tell more than the figures, which are this machine’s.',
    machineFacts({ chromium: version, speeds, ...options }),
    pages,
    navigation,
    server,
    scores,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  console.log(`\n${report}`);
  if (!isQuick) {
    mkdirSync(inRoot('docs'), { recursive: true });
    writeFileSync(inRoot('docs/benchmarks.md'), `${report}\n`);
  }
}

try {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  if (revision !== null) {
    console.log(`\n${await compareWith({ browser, folder, revision, runs: isQuick ? 3 : 9 })}`);
    await browser.close();
  } else await benchAll(browser);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
