/**
 * `npm run test:all`: all tests. `npm test` with everything it leaves out, what differs most among browsers in Firefox and WebKit, the
 * stories that have changed since their pictures were taken (`-- --every-story` for all of them), and the promises of docs/security.md. Ends with
 * the failed ones of all, and a line `N passed, N failed`.
 *
 * `-- --part NAME` runs one part alone, as the jobs of CI do.
 */
import { parseArgs } from 'node:util';
import { sayFailed } from './lib/report.ts';
import { runScript } from './lib/tests/run-suite.ts';

const { values } = parseArgs({
  options: {
    'every-story': { type: 'boolean', default: false },
    part: { type: 'string' },
    shard: { type: 'string' },
  },
});
const shard = values.shard === undefined ? [] : ['--shard', values.shard];

/** Each with its title, its script and the script's options. */
const parts: Readonly<Record<string, readonly [title: string, script: string, ...options: string[]]>> = {
  base: ['Checks, units, screens and PostgreSQL', 'scripts/test.ts', '--all', 'checks', 'unit', 'screens', 'postgres'],
  e2e: ['End-to-end tests', 'scripts/test.ts', '--all', ...shard, 'e2e'],
  browsers: ['Firefox and WebKit', 'scripts/test-browsers.ts', '--core', '--where-possible'],
  stories: ['Stories', 'scripts/test-stories.ts', ...(values['every-story'] ? [] : ['--since-pictures'])],
  trust: ['Hostile input, faults and load', 'scripts/test-trust.ts'],
};
const { part } = values;
if (part !== undefined && !Object.hasOwn(parts, part)) {
  console.error(`There is no part "${part}". There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

// Node 24 comes with the packages, and runs the rest.
let passed = 0;
let failed = 0;
const failures: string[] = [];
const times: string[] = [];
for (const [name, [title, script, ...options]] of Object.entries(parts)) {
  if (part !== undefined && name !== part) continue;
  console.log(`\n═══ ${title} ═══`);
  const start = performance.now();
  const outcome = await runScript(title, script, options);
  passed += outcome.passed;
  failed += outcome.failed;
  failures.push(...outcome.failures);
  times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(6)} s  ${title}`);
}
sayFailed(failures);
console.log(`\nThe parts:\n${times.join('\n')}`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
