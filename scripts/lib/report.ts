import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** What is read of a report of Vitest's JSON reporter. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Of each file, with its absolute path. */
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why a file did not load. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly meta: { readonly storyId: string };
    }[];
  }[];
}

/** A file, or a `describe` in it, of a report of Playwright's JSON reporter. */
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      /** `skipped`, `expected`, `unexpected` or `flaky`. */
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What is read of a report of Playwright's JSON reporter. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Reads a report that a runner wrote as JSON; null where it wrote none, because it has failed as a whole. */
export function readReport<Report>(file: string): Report | null {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return report;
  } catch {
    return null;
  }
}

/** A message's first line, without the terminal's colours. */
function firstLine(message: string | undefined): string {
  const [line = ''] = stripVTControlCharacters(message ?? '').split('\n');
  return line.trim();
}

/** The failed tests of a run, one line each: file, name and the first line of why. None where there is no report. */
export function describeFailedTests(report: VitestReport | null): readonly string[] {
  return (report?.testResults ?? []).flatMap(({ assertionResults, message, name, status }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ failureMessages, fullName }) => `${file} › ${fullName}: ${firstLine(failureMessages.at(-1))}`);
    return failed.length > 0 || status !== 'failed' ? failed : [`${file}: ${firstLine(message)}`];
  });
}

function describeFailedIn({ specs, suites = [] }: PlaywrightSuite, path: string): readonly string[] {
  const failed = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'skipped'))
    .map(({ file, line, ok, tests, title }) => {
      const why = ok ? 'skipped' : firstLine(tests.flatMap(({ results }) => results).at(-1)?.error?.message);
      return `e2e/${file}:${String(line)} › ${path}${title}: ${why}`;
    });
  return [...failed, ...suites.flatMap((suite) => describeFailedIn(suite, `${path}${suite.title} › `))];
}

/** The failed and skipped end-to-end tests of a run, one line each: file, line, name and the first line of why. */
export function describeFailedSpecs(report: PlaywrightReport | null): readonly string[] {
  return (report?.suites ?? []).flatMap((suite) => describeFailedIn(suite, ''));
}

const mark = '✗ ';

/** Prints failures, one a line, so that {@link findSaidFailures} finds them in the output. */
export function sayFailed(failures: readonly string[]): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `${mark}${one}`).join('\n')}`);
}

/** The failures that a command has printed by {@link sayFailed}. */
export function findSaidFailures(output: string): readonly string[] {
  return [...output.matchAll(/^Failed:\n((?:✗ .*\n)+)/gm)].flatMap(([, lines = '']) =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(mark.length)),
  );
}
