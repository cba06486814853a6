/**
 * `npm test`: types, lint, formatting, the contract, diagrams, units, screens and the end-to-end journeys. Ends with the slowest files and
 * a line `N passed, N failed`.
 *
 * `npm test -- WORD …` runs less: groups (`types`, `unit`, `e2e`), and files by path, folder or name, all of whose tests run
 * (`e2e/dashboard/log`, `tests/domain`, `unit credits`). `-g TEXT` takes the tests whose name contains the text, `--changed [REVISION]` what a
 * change touches, `--watch` runs units again as files change. `--all` runs each group with all it has, `--shard 1/2` half of the
 * end-to-end tests.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChangedFiles, specsTouchedBy } from './lib/tests/changed.ts';
import { checks, type Check } from './lib/tests/checks.ts';
import { findUnvisited, forgetRequests, readRequests } from './lib/tests/coverage.ts';
import { findTestFiles, suiteNames, suites, tool, type SuiteName } from './lib/tests/groups.ts';
import { measureSlowness } from './lib/tests/machine-speed.ts';
import { runners, type Outcome } from './lib/tests/run-suite.ts';
import { select } from './lib/tests/selection.ts';
import { findFolderInMemory } from './lib/tests/temporary-folder.ts';
import { inRoot } from './lib/paths.mjs';
import { sayFailed, type SlowFile } from './lib/report.ts';
import { runNode } from './lib/run.mjs';

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends the run with a message where what was asked for cannot be run. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        grep: { type: 'string', short: 'g' },
        shard: { type: 'string' },
        watch: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    refuse(explain(error));
  }
}

const { values, positionals } = readOptions();
const { grep } = values;
const files = findTestFiles();

/** `--changed` may be followed by a revision. */
async function readChanges() {
  if (!values.changed) return null;
  if (positionals.length > 1) refuse('After --changed comes one revision at most.');
  return findChangedFiles(positionals[0]).catch((error: unknown) => refuse(explain(error)));
}

const since = await readChanges();
const words = since === null ? positionals : [];

function readSelection() {
  try {
    return select(words, files, { grep, scope: values.all ? 'all' : 'short' });
  } catch (error) {
    refuse(explain(error));
  }
}

const { checks: wantedChecks, suites: wanted } = readSelection();
const total = { passed: 0, failed: 0 };
/** One line each. */
const failures: string[] = [];
const slow: SlowFile[] = [];

const seconds = (start: number): number => (performance.now() - start) / 1000;

function count({ passed, failed, failures: said, slow: files }: Outcome): void {
  total.passed += passed;
  total.failed += failed;
  failures.push(...said);
  slow.push(...files);
}

async function runCheck({ title, args }: Check): Promise<void> {
  const start = performance.now();
  const { code, output } = await runNode(args, { quiet: true });
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds(start).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  count({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: code === 0 ? [] : [title], slow: [] });
}

/** Two at a time, because the checks are short and single-threaded. */
async function runChecks(): Promise<void> {
  const waiting = wantedChecks.flatMap((name) => checks[name]());
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runCheck(next);
  };
  await Promise.all([worker(), worker()]);
}

/** Says when a suite as a whole took longer than it may; in CI that is a failure. */
function holdToBudget(name: SuiteName, took: number): void {
  const budget = suites[name].budget[values.all ? 1 : 0];
  if (took <= budget) return;
  const slowness = measureSlowness();
  const allowed = budget * slowness;
  if (took <= allowed) return;
  const line = `${name} took ${took.toFixed(0)} s of ${allowed.toFixed(0)} s that it may take (${String(budget)} s, on a machine ${slowness.toFixed(1)} times as slow as the one it was set on)`;
  if (process.env['CI'] === 'true') count({ passed: 0, failed: 1, failures: [`budget: ${line}`], slow: [] });
  else console.log(`Over its budget: ${line}.`);
}

async function runSuite(name: SuiteName, chosen: readonly string[]): Promise<void> {
  console.log(`\n${suites[name].title}`);
  const start = performance.now();
  const isWhole = chosen.length === 0 && grep === undefined && since === null && values.shard === undefined;
  const outcome = await runners[name]({
    files: chosen,
    scope: values.all || chosen.length > 0 || grep !== undefined ? 'all' : 'short',
    grep,
    changedSince: since?.revision,
    shard: values.shard,
  });
  count(outcome);
  const took = seconds(start);
  console.log(`${suites[name].title}: ${took.toFixed(1)} s`);
  if (isWhole) holdToBudget(name, took);
}

/** Where the text stands in some of the files, only these are loaded; a name that is put together stands in none. */
function filesWith(name: SuiteName, text: string): readonly string[] {
  return files.filter((file) => suites[name].files.test(file) && readFileSync(inRoot(file), 'utf8').includes(text));
}

// Tools and the servers of tests begin hundreds of times: what Node has compiled of a module is read again.
process.env['NODE_COMPILE_CACHE'] ??= inRoot('node_modules/.cache/node');

const memory = process.env['TMPDIR'] === undefined ? findFolderInMemory() : undefined;
if (memory !== undefined) {
  const folder = mkdtempSync(join(memory, 'vitrine-tests-'));
  // PostgreSQL has a user of its own where the tests run as root.
  chmodSync(folder, 0o711);
  // Workers that are ended leave theirs behind.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env['TMPDIR'] = folder;
}

if (values.watch) {
  const args = Object.values(wanted).flat();
  const { code } = await runNode([tool('vitest/vitest.mjs'), 'watch', ...(words.length === 0 ? [] : args)], {
    env: { VITRINE_LONG: String(args.length > 0) },
  });
  process.exit(code);
}

/** A screen that no page has opened, and a call that none has made, fail the run, where all tests that could have done so ran well. */
function lookForUnvisited(): void {
  const isWhole = grep === undefined && since === null && values.shard === undefined;
  const isAsked = isWhole && wanted.screens?.length === 0 && wanted.e2e?.length === 0;
  if (!isAsked || total.failed > 0) return;
  const unvisited = findUnvisited(readRequests(), values.all ? 'all' : 'short').map(
    (one) => `no page has asked for ${one}`,
  );
  count({ passed: 0, failed: unvisited.length, failures: unvisited, slow: [] });
}

const start = performance.now();
forgetRequests();
await runChecks();
const withText = grep === undefined ? [] : suiteNames.filter((name) => filesWith(name, grep).length > 0);
for (const name of suiteNames) {
  const chosen = wanted[name];
  if (chosen === undefined) continue;
  if (since !== null && name === 'e2e') {
    const { isEverywhere, specs } = specsTouchedBy(since.files, files);
    if (isEverywhere) await runSuite(name, []);
    if (specs.length > 0) await runSuite(name, specs);
  } else if (grep === undefined || chosen.length > 0) {
    await runSuite(name, chosen);
  } else if (withText.length === 0 || withText.includes(name)) {
    await runSuite(name, filesWith(name, grep));
  }
}
lookForUnvisited();
if (grep !== undefined && total.passed + total.failed === 0) refuse(`No test has "${grep}" in its name.`);
sayFailed(failures);
const slowest = slow.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
if (slowest.length > 1) {
  console.log(
    `\nThe slowest files:\n${slowest.map((one) => `${one.seconds.toFixed(1).padStart(6)} s  ${one.file}`).join('\n')}`,
  );
}
console.log(`\nFinished in ${seconds(start).toFixed(1)} s.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
