/**
 * `npm run bench`: load times for visitors and the capacity of the server, compared with hand-written pages (bench/static). Prints
 * tables and writes docs/benchmarks.md. No figure makes it fail.
 *
 * `--quick`: fewer runs and smaller stores, three to four minutes, and nothing is written.
 * `--lighthouse`: Lighthouse's scores of every public page as well; it is installed for that.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTools } from '../bench/lib/tools.mjs';
import { benchNavigation } from '../bench/lib/bench-navigation.mjs';
import { benchPages } from '../bench/lib/bench-pages.mjs';
import { benchServer } from '../bench/lib/bench-server.mjs';
import { benchLighthouse } from '../bench/lib/lighthouse.mjs';
import { machineFacts } from '../bench/lib/report.mjs';
import { measureSpeed } from '../bench/lib/speed.mjs';
import { ensureBuilt } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.mjs';

const isQuick = process.argv.includes('--quick');
const isWithLighthouse = process.argv.includes('--lighthouse');
const options = isQuick
  ? { runs: 1, seconds: 1, sizes: [10, 1000] }
  : { runs: 5, seconds: 4, sizes: [10, 100, 1000, 10_000] };

await ensureBuilt();
await installTools(isWithLighthouse);
const executablePath = await ensureChromium();
const { chromium } = await import('@playwright/test');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));

try {
  const speeds = [measureSpeed()];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}
