import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { installPackages } from './debian-packages.ts';
import { ensureFirefox } from './firefox.ts';
import { MissingBrowser } from './missing-browser.ts';
import { inRoot } from './paths.mjs';
import { describeFailedTests, readReport, sayFailed, type VitestReport } from './report.ts';
import { runNode } from './run.mjs';

const packages = [
  'webkit2gtk-driver',
  'xvfb',
  // Without these WebKit plays no film.
  ...['gl', 'libav', 'plugins-bad', 'plugins-good', 'plugins-ugly'].map((name) => `gstreamer1.0-${name}`),
];

const isOnPath = (command: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** The browser that WebKitWebDriver drives; distributions keep it beside the engine. */
function findMiniBrowser(): string | undefined {
  const named = process.env['VITRINE_WEBKIT'];
  if (named !== undefined) return named;
  return ['/usr/lib', ...['/usr/lib', '/usr/libexec'].flatMap(foldersIn)]
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((engine) => join(folder, engine, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  );
}

function findWebKit(): string | undefined {
  const browser = findMiniBrowser();
  return isOnPath('WebKitWebDriver') && isOnPath('Xvfb') ? browser : undefined;
}

/**
 * The path of a WebKit: the one named by `VITRINE_WEBKIT`, one on the machine, or one installed now where we may. Its tests play films
 * on a screen of their own. Throws a {@link MissingBrowser} when none can be had.
 */
export async function ensureWebKit(): Promise<string> {
  const present = findWebKit();
  if (present !== undefined) return present;
  console.log('Installing WebKit …');
  await installPackages(packages);
  const installed = findWebKit();
  if (installed !== undefined) return installed;
  throw new MissingBrowser(
    `No WebKit was found and none could be installed. Install these packages: ${packages.join(' ')}.`,
  );
}

/**
 * The tests in WebKit, against the production build.
 *
 * @param options `-g TEXT`: only the tests whose name contains the text; words: only the files whose path contains one
 */
export async function testWebKit(options: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  const browser = await ensureWebKit();
  await ensureBuilt();
  const report = inRoot('test-results/webkit.json');
  rmSync(report, { force: true });
  const { code } = await runNode(
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      inRoot('vitest.webkit.config.ts'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options.map((option) => (option === '-g' ? '-t' : option)),
    ],
    { env: { VITRINE_WEBKIT: browser } },
  );
  const result = readReport<VitestReport>(report);
  sayFailed(describeFailedTests(result));
  // A file that does not load reports no failed test.
  return { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests || (code === 0 ? 0 : 1) };
}

/** The public screens in Chromium, Firefox and WebKit, beside each other, into `.cache/engines`. @returns the exit code */
export async function takePictures(): Promise<number> {
  const env = {
    VITRINE_WEBKIT: await ensureWebKit(),
    VITRINE_FIREFOX: await ensureFirefox(),
    VITRINE_CHROMIUM: await ensureChromium(),
  };
  await ensureBuilt();
  const { code } = await runNode([inRoot('e2e/webkit/beside.ts')], { env });
  return code;
}
