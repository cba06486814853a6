import { sayFailed } from './report.ts';
import { runVitest } from './tests/run-suite.ts';

interface Suite {
  /** Of `vitest.NAME.config.ts`, and of the report. */
  readonly name: string;
  /** Words that files are chosen by. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a suite of its own to its end, says what has failed and `N passed, N failed`, and ends this process. */
export async function runSuite({ name, args = [], env = {} }: Suite): Promise<never> {
  const { passed, failed, failures } = await runVitest(name, `vitest.${name}.config.ts`, args, env);
  sayFailed(failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
