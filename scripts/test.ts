/**
 * `npm test`: types, lint, contract, unit, machine and end-to-end tests. Ends with a line `N passed, N failed`.
 * `npm test -- NAME …` runs only the checks whose name starts with one of the words, such as `npm test -- types e2e`;
 * `--long` adds the tests that take long.
 */
import { rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.ts';
import { startProvider } from './lib/provider.ts';
import {
  describeFailedSpecs,
  describeFailedTests,
  readReport,
  sayFailed,
  type PlaywrightReport,
  type VitestReport,
} from './lib/report.ts';
import { runNode } from './lib/run.mjs';

const tool = (path: string): string => inRoot('node_modules', ...path.split('/'));

/** Checks that only read; each counts as one test. */
const checks: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['types', [tool('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['types: provider, without the DOM', [tool('typescript/bin/tsc'), '--noEmit', '-p', 'provider/tsconfig.json']],
  ['lint', [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  [
    'lint: who may know whom',
    [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      'design-system',
      'provider/src',
      'packages',
      'e2e',
      'devtools',
      'site.config.ts',
      'site.map.ts',
    ],
  ],
  ['format', [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['contract: lint', [inRoot('scripts/lint-contract.ts')]],
  ['contract: types match', [inRoot('packages/contract/tools/generate-types.ts'), '--check']],
  ['diagrams match', [inRoot('scripts/diagrams.ts'), '--check']],
];

const words = process.argv.slice(2).filter((word) => word !== '--long');
const isLong = process.argv.includes('--long');
const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.startsWith(word));
const total = { passed: 0, failed: 0 };
/** One line each. */
const failures: string[] = [];

function count(passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

async function check([name, args]: (typeof checks)[number]): Promise<void> {
  const start = performance.now();
  const { code, output } = await runNode(args, { quiet: true });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${since(start)})`);
  if (code !== 0) {
    console.log(output);
    failures.push(name);
  }
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Two at a time, because the checks are short and single-threaded. */
async function runChecks() {
  const waiting = checks.filter(([name]) => isWanted(name));
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(next);
  };
  await Promise.all([worker(), worker()]);
}

async function runVitest(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const report = inRoot(`test-results/${name}.json`);
  rmSync(report, { force: true });
  const { code } = await runNode(
    [tool('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { VITRINE_LONG: String(isLong), ...env } },
  );
  const result = readReport<VitestReport>(report);
  const failed = result?.numFailedTests ?? 0;
  failures.push(...describeFailedTests(result));
  // A file that does not load reports no failed test.
  count(result?.numPassedTests ?? 0, code !== 0 && failed === 0 ? 1 : failed);
}

async function runUnitTests(): Promise<void> {
  console.log('\nUnit, machine and contract tests');
  await runVitest('unit', [], {});
}

/** On a server that comes with the packages; the SQLite file is tested with the units. */
async function runOnPostgres(): Promise<void> {
  console.log('\nThe provider on PostgreSQL');
  const postgres = await startPostgres();
  try {
    await runVitest('postgres', ['--config', inRoot('vitest.postgres.config.ts')], {
      VITRINE_TEST_POSTGRES: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

async function runEndToEndTests(chromium: string): Promise<void> {
  console.log('\nEnd-to-end tests');
  await ensureBuilt();
  const report = inRoot('test-results/e2e.json');
  rmSync(report, { force: true });
  // One for each worker, so that tests do not see each other's data.
  const providers = await Promise.all([startProvider(), startProvider()]);
  try {
    const { code } = await runNode([tool('@playwright/test/cli.js'), 'test'], {
      env: {
        VITRINE_BASE_URLS: providers.map(({ origin }) => origin).join(' '),
        VITRINE_CHROMIUM: chromium,
        VITRINE_LONG: String(isLong),
        VITRINE_ADMIN_USERNAME: providers[0].username,
        VITRINE_ADMIN_PASSWORD: providers[0].password,
      },
    });
    const result = readReport<PlaywrightReport>(report);
    const stats = result?.stats;
    failures.push(...describeFailedSpecs(result));
    const failed = (stats?.unexpected ?? 0) + (stats?.skipped ?? 0);
    count((stats?.expected ?? 0) + (stats?.flaky ?? 0), code !== 0 && failed === 0 ? 1 : failed);
  } finally {
    await Promise.all(providers.map((one) => one.stop()));
  }
}

const start = performance.now();
// A possible download waits for the network, so it runs beside the checks.
const chromium = isWanted('e2e') ? ensureChromium() : null;
await runChecks();
if (isWanted('unit')) await runUnitTests();
if (isWanted('postgres')) await runOnPostgres();
if (chromium !== null) await runEndToEndTests(await chromium);
sayFailed(failures);
console.log(`\nFinished in ${since(start)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
