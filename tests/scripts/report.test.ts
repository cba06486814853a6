import { expect, test, vi } from 'vitest';
import {
  describeFailedSpecs,
  describeFailedTests,
  findSaidFailures,
  sayFailed,
  type PlaywrightReport,
  type VitestReport,
} from '../../scripts/lib/report.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';

const passed = { fullName: 'is quick', status: 'passed', failureMessages: [], meta: { storyId: '' } };

test('a failed test is described in one line without colours, and so is a file that does not load', () => {
  const report: VitestReport = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: inRoot('tests/a.test.ts'),
        status: 'failed',
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
      { name: inRoot('tests/b.test.ts'), status: 'failed', message: 'Cannot find c\nstack', assertionResults: [] },
      { name: inRoot('tests/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(describeFailedTests(report)).toEqual([
    'tests/a.test.ts › is red: AssertionError: expected 1',
    'tests/b.test.ts: Cannot find c',
  ]);
  expect(describeFailedTests(null)).toEqual([]);
});

test('failed and skipped end-to-end tests are described, those that passed at a second try are not', () => {
  const spec = { title: 'opens', ok: true, file: 'site/menu.spec.ts', line: 3, tests: [] };
  const report: PlaywrightReport = {
    stats: { expected: 0, flaky: 1, skipped: 1, unexpected: 1 },
    suites: [
      {
        title: 'site/menu.spec.ts',
        specs: [
          spec,
          { ...spec, title: 'closes', tests: [{ status: 'skipped', results: [] }] },
          { ...spec, title: 'turns', tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }] },
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
                    results: [{ error: { message: '\u001B[2mError\u001B[22m: no menu\n\nlog' } }],
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
    'e2e/site/menu.spec.ts:3 › closes: skipped',
    'e2e/site/menu.spec.ts:9 › on a phone › opens: Error: no menu',
  ]);
  expect(describeFailedSpecs(null)).toEqual([]);
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
