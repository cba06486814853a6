import { existsSync, globSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { installPackages } from './debian-packages.ts';
import { MissingBrowser } from './missing-browser.ts';
import { inRoot } from './paths.mjs';
import { startProvider } from './provider.ts';
import { describeFailedSpecs, readReport, sayFailed, type PlaywrightReport } from './report.ts';
import { runNode } from './run.mjs';

const names = ['firefox-esr', 'firefox'];

/** A core of the tests, of what differs most among engines: films, menu, drafts with files, logout and Back, policy. */
const core = ['site/(films|shell)', 'dashboard/(drafts|logout|policy|private-window)', 'product/back'] as const;

function findFirefox(): string | undefined {
  const named = process.env['VITRINE_FIREFOX'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`There is no ${named}, which VITRINE_FIREFOX names.`);
  }
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

const isNamed = (): boolean => process.env['VITRINE_FIREFOX'] !== undefined;

/** Debian's Firefox plays films by it, and recommends it only. */
const codec = 'libavcodec-extra';
const canPlayFilms = (): boolean => globSync('/usr/lib/*/libavcodec.so.*').length > 0;

/**
 * The path of a Firefox: the one named by `VITRINE_FIREFOX`, one on the machine, or one installed now where we may. Throws a
 * {@link MissingBrowser} when none can be had. Playwright's own Firefox will not do: it is patched, and older than the one of visitors.
 */
export async function ensureFirefox(): Promise<string> {
  const present = findFirefox();
  if (present !== undefined && (isNamed() || canPlayFilms())) return present;
  console.log('Installing Firefox …');
  await installPackages(['firefox-esr', codec], ['firefox', codec], ['firefox-esr'], ['firefox']);
  const installed = findFirefox();
  if (installed !== undefined) return installed;
  throw new MissingBrowser(
    'No Firefox was found and none could be installed. Install Firefox ESR (Debian: `apt-get install firefox-esr`), or set ' +
      'VITRINE_FIREFOX to the path of one.',
  );
}

/**
 * The end-to-end tests in Firefox, against the production build and providers of their own.
 *
 * @param options `-g TEXT`: only the tests whose name contains the text; `--core`: only the core; else files, as Playwright takes them
 */
export async function testFirefox(options: readonly string[]): Promise<{ passed: number; failed: number }> {
  const firefox = await ensureFirefox();
  await ensureBuilt();
  const report = inRoot('test-results/firefox.json');
  rmSync(report, { force: true });
  const providers = await Promise.all([startProvider(), startProvider()]);
  try {
    const { code } = await runNode(
      [
        inRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        inRoot('playwright.firefox.config.ts'),
        ...options.flatMap((option) => (option === '--core' ? core : [option])),
      ],
      {
        env: {
          VITRINE_BASE_URLS: providers.map(({ origin }) => origin).join(' '),
          VITRINE_FIREFOX: firefox,
          VITRINE_ADMIN_USERNAME: providers[0].username,
          VITRINE_ADMIN_PASSWORD: providers[0].password,
        },
      },
    );
    const result = readReport<PlaywrightReport>(report);
    const stats = result?.stats;
    const failed = stats?.unexpected ?? 0;
    sayFailed(describeFailedSpecs(result));
    return {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: code !== 0 && failed === 0 ? 1 : failed,
    };
  } finally {
    await Promise.all(providers.map((one) => one.stop()));
  }
}
