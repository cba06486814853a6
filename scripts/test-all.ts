/**
 * `npm run test:all`: all tests, as CI runs them: `npm test` with the long end-to-end tests, what differs most among browsers
 * in Firefox and WebKit, the stories, and the promises of docs/security.md. Ends with the failed ones of all, and a line
 * `N passed, N failed`.
 */
import { inRoot } from './lib/paths.mjs';
import { findSaidFailures, sayFailed } from './lib/report.ts';
import { runNode } from './lib/run.mjs';

const commands: readonly (readonly [title: string, script: string, ...options: string[]])[] = [
  ['Checks, unit and end-to-end tests', 'scripts/test.ts', '--long'],
  ['Firefox and WebKit', 'scripts/test-browsers.ts', '--core', '--where-possible'],
  ['Stories', 'scripts/test-stories.ts'],
  ['Hostile input, faults and load', 'scripts/test-trust.ts'],
];

// Node 24 comes with the packages, and runs the rest.
let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const [title, script, ...options] of commands) {
  console.log(`\n═══ ${title} ═══`);
  const { code, output } = await runNode([inRoot(script), ...options], { heard: true });
  const said = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  passed += Number(said?.[1] ?? 0);
  // A run that failed without its last line counts as one failure.
  failed += Math.max(Number(said?.[2] ?? 0), code === 0 ? 0 : 1);
  const found = findSaidFailures(output);
  failures.push(...(found.length > 0 || code === 0 ? found : [title]));
}
sayFailed(failures);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
