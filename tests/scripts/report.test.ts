import { expect, test, vi } from 'vitest';
import {
  describeFailedSpecs,
  describeFailedTests,
  findSaidFailures,
  findSlowFiles,
  findSlowSpecs,
  sayFailed,
  type PlaywrightReport,
  type VitestReport,
} from '../../scripts/lib/report.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';

const times = { startTime: 1000, endTime: 3500 };
const passed = { fullName: 'is quick', status: 'passed', failureMessages: [], meta: { storyId: '' } };

test('a failed test is described in one line without colours, and so is a file that does not load', () => {
  const report: VitestReport = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: inRoot('tests/a.test.ts'),
        status: 'failed',
        ...times,
        message: '',
        assertionResults: [
          passed,
          {
            ...passed,
            fullName: 'is red',
            status: 'failed',
            failureMessages: ['\u001B[31mAssertionError\u001B[39m: expected 1\n  at a.test.ts'],
          },
        ],
      },
      {
        name: inRoot('tests/b.test.ts'),
        ...times,
        status: 'failed',
        message: 'Cannot find c\nstack',
        assertionResults: [],
      },
      {
        name: inRoot('tests/c.test.ts'),
        startTime: 1000,
        endTime: 9000,
        status: 'passed',
        message: '',
        assertionResults: [passed],
      },
    ],
  };
  expect(describeFailedTests(report)).toEqual([
    'tests/a.test.ts › is red: AssertionError: expected 1',
    'tests/b.test.ts: Cannot find c',
  ]);
  expect(findSlowFiles(report)[0]).toEqual({ file: 'tests/c.test.ts', seconds: 8 });
  expect(findSlowFiles(null)).toEqual([]);
  expect(describeFailedTests(null)).toEqual([]);
});

test('end-to-end tests that failed, passed at a second try only, or were skipped without a reason are described', () => {
  const spec = { title: 'opens', ok: true, file: 'site/menu.spec.ts', line: 3, tests: [] };
  const report: PlaywrightReport = {
    stats: { expected: 0, flaky: 1, skipped: 1, unexpected: 1 },
    suites: [
      {
        title: 'site/menu.spec.ts',
        specs: [
          spec,
          { ...spec, title: 'closes', tests: [{ status: 'skipped', results: [] }] },
          {
            ...spec,
            title: 'waits',
            tests: [
              { status: 'skipped', annotations: [{ type: 'skip', description: 'in Chromium only' }], results: [] },
            ],
          },
          {
            ...spec,
            title: 'turns',
            tests: [{ status: 'flaky', results: [{ duration: 2000, error: { message: 'late' } }, { duration: 500 }] }],
          },
        ],
        suites: [
          {
            title: 'on a phone',
            specs: [
              {
                ...spec,
                ok: false,
                line: 9,
                tests: [
                  {
                    status: 'unexpected',
                    results: [{ duration: 1500, error: { message: '\u001B[2mError\u001B[22m: no menu\n\nlog' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(describeFailedSpecs(report)).toEqual([
    'e2e/site/menu.spec.ts:3 › closes: skipped without a reason',
    'e2e/site/menu.spec.ts:3 › turns: passed on retry only: late',
    'e2e/site/menu.spec.ts:9 › on a phone › opens: Error: no menu',
  ]);
  expect(describeFailedSpecs(null)).toEqual([]);
  expect(findSlowSpecs(report)).toEqual([{ file: 'e2e/site/menu.spec.ts', seconds: 4 }]);
});

test('what one command said is found in its output by another', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  sayFailed(['one', 'two: why']);
  sayFailed([]);
  sayFailed(['three']);
  const output = `✗ lint (3 s)\n${log.mock.calls.flat().join('\n')}\n1 passed, 3 failed\n`;
  log.mockRestore();
  expect(findSaidFailures(output)).toEqual(['one', 'two: why', 'three']);
  expect(findSaidFailures('3 passed, 0 failed\n')).toEqual([]);
});
