import { rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { describeFailedTests, readReport, sayFailed, type VitestReport } from './report.ts';
import { runNode } from './run.mjs';

interface Suite {
  /** Of `vitest.NAME.config.ts`, and of the report. */
  readonly name: string;
  /** Words that files are chosen by. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a suite of its own to its end, says what has failed and `N passed, N failed`, and ends this process. */
export async function runSuite({ name, args = [], env = {} }: Suite): Promise<never> {
  const report = inRoot(`test-results/${name}.json`);
  rmSync(report, { force: true });
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode(
    [vitest, 'run', '--config', inRoot(`vitest.${name}.config.ts`), ...reporters, ...args],
    { env },
  );
  const result = readReport<VitestReport>(report);
  sayFailed(describeFailedTests(result));
  const passed = result?.numPassedTests ?? 0;
  // A file that does not load reports no failed test.
  const failed = result?.numFailedTests || (code === 0 ? 0 : 1);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
