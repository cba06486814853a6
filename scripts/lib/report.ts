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
    /** In milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
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
      /** Of a test that is skipped: `skip` or `fixme`, with the reason as its description. */
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly {
        /** In milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
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

/** Why a test of a report counts as failed, in one line; undefined where it does not. */
function whyFailed({ ok, tests }: PlaywrightSuite['specs'][number]): string | undefined {
  const messages = tests.flatMap(({ results }) => results).map(({ error }) => firstLine(error?.message));
  if (!ok) return messages.at(-1) ?? '';
  if (tests.some(({ status }) => status === 'flaky')) {
    return `passed on retry only: ${messages.find((one) => one !== '') ?? ''}`;
  }
  const isUnexplained = tests.some(
    ({ annotations = [], status }) =>
      status === 'skipped' && !annotations.some(({ description = '' }) => description !== ''),
  );
  return isUnexplained ? 'skipped without a reason' : undefined;
}

function describeFailedIn({ specs, suites = [] }: PlaywrightSuite, path: string): readonly string[] {
  const failed = specs.flatMap((spec) => {
    const why = whyFailed(spec);
    return why === undefined ? [] : [`e2e/${spec.file}:${String(spec.line)} › ${path}${spec.title}: ${why}`];
  });
  return [...failed, ...suites.flatMap((suite) => describeFailedIn(suite, `${path}${suite.title} › `))];
}

/**
 * The end-to-end tests of a run that have failed, passed on retry only, or were skipped without a reason, one line each: file, line,
 * name and the first line of why.
 */
export function describeFailedSpecs(report: PlaywrightReport | null): readonly string[] {
  return (report?.suites ?? []).flatMap((suite) => describeFailedIn(suite, ''));
}

/** A test file and how long its tests took together. */
export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

const slowestFirst = (files: readonly SlowFile[]): readonly SlowFile[] =>
  [...files].sort((a, b) => b.seconds - a.seconds);

/** The files of a run of Vitest, the slowest first. */
export function findSlowFiles(report: VitestReport | null): readonly SlowFile[] {
  return slowestFirst(
    (report?.testResults ?? []).map(({ endTime, name, startTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

const secondsOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

/** The files of a run of Playwright, the slowest first. */
export function findSlowSpecs(report: PlaywrightReport | null): readonly SlowFile[] {
  return slowestFirst(
    (report?.suites ?? []).map((suite) => ({ file: `e2e/${suite.title}`, seconds: secondsOf(suite) })),
  );
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
