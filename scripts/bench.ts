/**
 * `npm run bench`: load times for visitors and the capacity of the server, compared with hand-written pages (bench/static). Prints
 * tables and writes docs/benchmarks.md. No figure makes it fail.
 *
 * `--quick`: fewer runs and smaller stores, some five minutes, and nothing is written.
 * `--only PART`: one part alone, of `pages`, `look`, `films`, `navigation`, `lighthouse`, `library` and `server`, and nothing is written; of `films` also one
 * page, as in `--only films/home`.
 * `--compare REV`: nothing but this working tree beside another revision, in turns, with a word on each figure whether the two differ
 * beyond the spread; some half an hour, with `--quick` a third of that and less sure. Nothing is written.
 * `--lighthouse`: Lighthouse's scores of every public page as well. Its performance of home is always measured.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTools } from '../bench/lib/tools.mjs';
import { benchFilms } from '../bench/lib/bench-films.mjs';
import { benchLibrary } from '../bench/lib/bench-library.mjs';
import { benchLook } from '../bench/lib/bench-look.mjs';
import { benchNavigation } from '../bench/lib/bench-navigation.mjs';
import { benchPages } from '../bench/lib/bench-pages.mjs';
import { benchServer } from '../bench/lib/bench-server.mjs';
import { compareWith } from '../bench/lib/compare.mjs';
import { benchHomePerformance, benchLighthouse } from '../bench/lib/lighthouse.mjs';
import { machineFacts } from '../bench/lib/report.mjs';
import { measureSpeed } from '../bench/lib/speed.mjs';
import { ensureBuilt } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.mjs';

const isQuick = process.argv.includes('--quick');
const isWithLighthouse = process.argv.includes('--lighthouse');

/** What is given behind a flag; `null` without the flag. Exits where nothing is. */
function given(flag: string, example: string): string | null {
  const at = process.argv.indexOf(flag);
  const value = at < 0 ? null : process.argv[at + 1];
  if (value !== undefined) return value;
  console.error(`${flag} needs a value: npm run bench -- ${flag} ${example}`);
  process.exit(1);
}

const revision = given('--compare', 'main');
const [part = null, page = null] = given('--only', 'films/home')?.split('/') ?? [];
const options = isQuick
  ? { runs: 1, seconds: 1, sizes: [10, 1000] }
  : { runs: 5, seconds: 4, sizes: [10, 100, 1000, 10_000] };

await ensureBuilt();
await installTools();
const executablePath = await ensureChromium();
const { chromium } = await import('@playwright/test');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));

/** One part, on its own. */
async function benchPart(browser: Browser, name: string): Promise<string> {
  const common = { browser, executablePath, folder, ...options };
  switch (name) {
    case 'pages':
      return await benchPages(common);
    case 'look':
      return await benchLook(common);
    case 'films':
      return await benchFilms({ ...common, only: page });
    case 'navigation':
      return await benchNavigation(common);
    case 'lighthouse':
      return await (isWithLighthouse ? benchLighthouse(common) : benchHomePerformance(common));
    case 'library':
      return await benchLibrary(common);
    case 'server':
      return await benchServer(common);
    default:
      throw new Error(`There is no part ${name}: pages, look, films, navigation, lighthouse, library or server.`);
  }
}

/** Everything, into docs/benchmarks.md unless it is quick. */
async function benchAll(browser: Browser): Promise<void> {
  const speeds = [measureSpeed()];
  const pages = await benchPages({ browser, folder, ...options });
  speeds.push(measureSpeed());
  const look = await benchLook({ browser, folder, ...options });
  const films = await benchFilms({ browser, folder, ...options });
  const navigation = await benchNavigation({ browser, folder, ...options });
  const version = `Chromium ${browser.version()}`;
  const performance = await benchHomePerformance({ browser, executablePath, folder, ...options });
  const scores = isWithLighthouse ? await benchLighthouse({ browser, executablePath, folder }) : '';
  const library = await benchLibrary({ browser, folder, ...options });
  await browser.close();
  speeds.push(measureSpeed());
  const server = await benchServer({ folder, ...options });
  speeds.push(measureSpeed());
  const report = [
    '# Benchmarks',
    'Written by `npm run bench` (scripts/bench.ts); not edited by hand. Ratios tell more than the figures, which are this machine’s.',
    machineFacts({ chromium: version, speeds, ...options }),
    pages,
    look,
    films,
    navigation,
    server,
    library,
    performance,
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
  } else if (part === null) await benchAll(browser);
  else {
    console.log(`\n${await benchPart(browser, part)}`);
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
