import { rmSync } from 'node:fs';
import { ensureBuilt } from '../build.ts';
import { ensureChromium } from '../chromium.ts';
import { inRoot } from '../paths.mjs';
import { startPostgres } from '../postgres.ts';
import { startProvider } from '../provider.ts';
import {
  describeFailedSpecs,
  describeFailedTests,
  findSaidFailures,
  findSlowFiles,
  findSlowSpecs,
  readReport,
  type PlaywrightReport,
  type SlowFile,
  type VitestReport,
} from '../report.ts';
import { runNode } from '../run.mjs';
import { suites, tool, workers, type SuiteName } from './groups.ts';

/** Which tests of a suite run, and how. */
export interface SuiteRun {
  /** Files by their paths from the root; none for all. */
  readonly files: readonly string[];
  /** All there is, or what `npm test` runs in five minutes. Named files and names of tests are of all. */
  readonly scope: 'short' | 'all';
  readonly grep: string | undefined;
  /** Only what has changed since this revision. */
  readonly changedSince: string | undefined;
  /** `1/2`: the first half of the end-to-end tests. */
  readonly shard: string | undefined;
}

/** What has come of a suite. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line each. */
  readonly failures: readonly string[];
  readonly slow: readonly SlowFile[];
}

const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Options of Vitest that choose files and tests. */
function choose({ files, grep, changedSince }: SuiteRun): readonly string[] {
  return [
    ...files,
    ...(grep === undefined ? [] : ['-t', escapeRegExp(grep)]),
    // A name that stands in no file of this suite is no failure of it.
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`]),
    ...(grep === undefined && changedSince === undefined ? [] : ['--passWithNoTests']),
  ];
}

/** Runs Vitest with a configuration of its own, or the one of the units. The report is `test-results/NAME.json`. */
export async function runVitest(
  name: string,
  config: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const file = inRoot(`test-results/${name}.json`);
  rmSync(file, { force: true });
  const { code } = await runNode(
    [
      tool('vitest/vitest.mjs'),
      ...['run', '--config', inRoot(config), '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...args,
    ],
    { env },
  );
  const report = readReport<VitestReport>(file);
  const failures = describeFailedTests(report);
  const failed = report?.numFailedTests ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    // A file that does not load reports no failed test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures: code !== 0 && failures.length === 0 ? [`${name}: ended with ${String(code)}`] : failures,
    slow: findSlowFiles(report),
  };
}

async function runOnPostgres(run: SuiteRun): Promise<Outcome> {
  const postgres = await startPostgres();
  try {
    return await runVitest('postgres', 'vitest.postgres.config.ts', choose(run), {
      VITRINE_LONG: String(run.scope === 'all'),
      VITRINE_TEST_POSTGRES: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

async function runEndToEnd({ files, scope, grep, shard }: SuiteRun): Promise<Outcome> {
  const chromium = await ensureChromium();
  await ensureBuilt();
  const file = inRoot('test-results/e2e.json');
  rmSync(file, { force: true });
  // One for each worker, so that tests do not see each other's data.
  const providers = await Promise.all(Array.from({ length: workers }, () => startProvider()));
  const [first] = providers;
  try {
    const { code } = await runNode(
      [
        tool('@playwright/test/cli.js'),
        'test',
        // Playwright takes them for regular expressions.
        ...files.map((one) => `${escapeRegExp(one)}$`),
        ...(grep === undefined ? [] : ['-g', escapeRegExp(grep), '--pass-with-no-tests']),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ],
      {
        env: {
          VITRINE_BASE_URLS: providers.map(({ origin }) => origin).join(' '),
          VITRINE_CHROMIUM: chromium,
          VITRINE_SCOPE: scope,
          VITRINE_ADMIN_USERNAME: first?.username ?? '',
          VITRINE_ADMIN_PASSWORD: first?.password ?? '',
        },
      },
    );
    const report = readReport<PlaywrightReport>(file);
    const failures = describeFailedSpecs(report);
    return {
      passed: report?.stats.expected ?? 0,
      // One that passed on retry is among the failures.
      failed: code !== 0 && failures.length === 0 ? 1 : failures.length,
      failures: code !== 0 && failures.length === 0 ? [`e2e: ended with ${String(code)}`] : failures,
      slow: findSlowSpecs(report),
    };
  } finally {
    await Promise.all(providers.map((one) => one.stop()));
  }
}

/** Runs a command of its own, whose last lines say what has failed and how many. */
export async function runScript(title: string, script: string, options: readonly string[]): Promise<Outcome> {
  const { code, output } = await runNode([inRoot(script), ...options], { heard: true });
  const said = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const failures = findSaidFailures(output);
  return {
    passed: Number(said?.[1] ?? 0),
    // A run that failed without its last line counts as one failure.
    failed: Math.max(Number(said?.[2] ?? 0), code === 0 ? 0 : 1),
    failures: failures.length > 0 || code === 0 ? failures : [title],
    slow: [],
  };
}

const runOwn = (name: SuiteName, script: string, run: SuiteRun, ...options: readonly string[]): Promise<Outcome> =>
  runScript(suites[name].title, script, [...options, ...choose(run)]);

/** How each suite is run. */
export const runners: Readonly<Record<SuiteName, (run: SuiteRun) => Promise<Outcome>>> = {
  unit: (run) =>
    runVitest('unit', 'vite.config.ts', run.scope === 'all' ? choose(run) : [...choose(run), '--tags-filter=!long'], {
      VITRINE_LONG: String(run.scope === 'all'),
    }),
  screens: async (run) =>
    runVitest('screens', 'vitest.screens.config.ts', choose(run), { VITRINE_CHROMIUM: await ensureChromium() }),
  postgres: runOnPostgres,
  e2e: runEndToEnd,
  trust: (run) => runOwn('trust', 'scripts/test-trust.ts', run),
  scale: (run) => runOwn('scale', 'scripts/test-scale.ts', run),
  webkit: ({ files, grep }) =>
    runScript(suites.webkit.title, 'scripts/test-browsers.ts', [
      'webkit',
      ...files,
      ...(grep === undefined ? [] : ['-g', escapeRegExp(grep)]),
    ]),
  stories: (run) => runOwn('stories', 'scripts/test-stories.ts', run),
};
