/**
 * `npm run test:flaky -- 10 [WORD …]`: the same run of `npm test` again and again, ten times unless told otherwise; what failed in some of
 * the runs is listed with how often. Words after the number are those of `npm test`. Ends with a line `N passed, N failed` that counts runs.
 */
import { runScript } from './lib/tests/run-suite.ts';

const [first = '', ...rest] = process.argv.slice(2);
const isCounted = /^\d+$/.test(first);
const runs = isCounted ? Number(first) : 10;
const words = isCounted ? rest : process.argv.slice(2);
if (runs < 1 || runs > 100) {
  console.error('Between 1 and 100 runs, as in `npm run test:flaky -- 10`.');
  process.exit(1);
}

/** How often each test has failed, by its line without the reason. */
const failures = new Map<string, number>();
const lines: string[] = [];
let good = 0;
for (let run = 1; run <= runs; run += 1) {
  console.log(`\n═══ Run ${String(run)} of ${String(runs)} ═══`);
  const start = performance.now();
  const outcome = await runScript('the run as a whole', 'scripts/test.ts', words);
  if (outcome.failed === 0) good += 1;
  for (const failure of outcome.failures) failures.set(failure, (failures.get(failure) ?? 0) + 1);
  const took = ((performance.now() - start) / 1000).toFixed(0);
  lines.push(
    `${String(run).padStart(4)}  ${took.padStart(5)} s  ${String(outcome.passed)} passed, ${String(outcome.failed)} failed`,
  );
}
console.log(`\n${lines.join('\n')}`);
for (const [failure, times] of [...failures].sort(([, a], [, b]) => b - a)) {
  console.log(`✗ ${String(times)} of ${String(runs)}: ${failure}`);
}
console.log(`\n${String(good)} passed, ${String(runs - good)} failed`);
process.exit(good === runs ? 0 : 1);
