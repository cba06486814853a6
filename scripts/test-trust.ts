/**
 * `npm run test:trust`: hostile input, faults and load against the real provider; minutes, not seconds. Ends with a line
 * `N passed, N failed`. `npm run test:trust -- NAME …` runs only the files whose name contains one of the words.
 */
import { rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.mjs';
import { describeFailedTests, readReport, sayFailed, type VitestReport } from './lib/report.ts';
import { runNode } from './lib/run.mjs';

const report = inRoot('test-results/trust.json');
rmSync(report, { force: true });
const { code } = await runNode(
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    inRoot('vitest.trust.config.ts'),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { env: { VITRINE_CHROMIUM: await ensureChromium() } },
);
const result = readReport<VitestReport>(report);
sayFailed(describeFailedTests(result));
const passed = result?.numPassedTests ?? 0;
// A file that does not load reports no failed test.
const failed = result?.numFailedTests || (code === 0 ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
