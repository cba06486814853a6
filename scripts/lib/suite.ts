import { sayFailed } from './report.ts';
import { runVitest, type Outcome } from './tests/run-suite.ts';

interface Suite {
  /** Of `vitest.NAME.config.ts`, and of the report. */
  readonly name: string;
  /** Words that files are chosen by. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Says what of several runs has failed and `N passed, N failed`, and ends this process. */
export function endWith(outcomes: readonly Outcome[]): never {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  sayFailed(outcomes.flatMap(({ failures }) => failures));
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
}

/** Runs a suite of its own to its end, says how it went, and ends this process. */
export async function runSuite({ name, args = [], env = {} }: Suite): Promise<never> {
  return endWith([await runVitest(name, `vitest.${name}.config.ts`, args, env)]);
}
