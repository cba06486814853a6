import { readFileSync } from 'node:fs';

/** What is read of a report of Vitest's JSON reporter. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta: { readonly storyId: string } }[];
  }[];
}

/** What is read of a report of Playwright's JSON reporter. */
export interface PlaywrightReport {
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
