import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys } from '../../e2e/journeys.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { specsBySource, specsTouchedBy } from '../../scripts/lib/tests/changed.ts';
import { checkNames, findTestFiles, suiteNames, suiteOf, suites } from '../../scripts/lib/tests/groups.ts';
import { findFiles, select, suggest } from '../../scripts/lib/tests/selection.ts';

const files = [
  'e2e/dashboard/log.spec.ts',
  'e2e/dashboard/login.spec.ts',
  'e2e/dashboard/logout.spec.ts',
  'e2e/webkit/back.test.ts',
  'tests/domain/credits.test.ts',
  'tests/domain/merge.test.ts',
  'tests/provider/log.test.ts',
  'tests/trust/load.test.ts',
];

test('without words a run has the checks and the short suites, with --all PostgreSQL too', () => {
  const short = select([], files);
  expect(short.checks).toEqual(checkNames);
  expect(Object.keys(short.suites)).toEqual(['unit', 'screens', 'e2e']);
  expect(Object.keys(select([], files, { scope: 'all' }).suites)).toEqual(['unit', 'screens', 'postgres', 'e2e']);
});

test('groups are taken by name, and a name after a group narrows it', () => {
  expect(select(['types', 'unit', 'log'], files)).toEqual({
    checks: ['types'],
    suites: { unit: ['tests/provider/log.test.ts'] },
  });
  expect(select(['checks'], files).checks).toEqual(checkNames);
  expect(select(['e2e'], files).suites).toEqual({ e2e: [] });
});

test('a path means its file before its folder, and a name its file before what contains it', () => {
  expect(select(['e2e/dashboard/log'], files).suites).toEqual({ e2e: ['e2e/dashboard/log.spec.ts'] });
  expect(select(['./tests/domain/'], files).suites).toEqual({
    unit: ['tests/domain/credits.test.ts', 'tests/domain/merge.test.ts'],
  });
  expect(select(['log'], files).suites).toEqual({
    e2e: ['e2e/dashboard/log.spec.ts'],
    unit: ['tests/provider/log.test.ts'],
  });
  expect(findFiles('domain/cred', files)).toEqual(['tests/domain/credits.test.ts']);
});

test('a file belongs to the suite that runs it', () => {
  expect(suiteOf('tests/trust/load.test.ts')).toBe('trust');
  expect(suiteOf('e2e/webkit/back.test.ts')).toBe('webkit');
  expect(suiteOf('src/app/pages.tsx')).toBeUndefined();
  expect([...suiteNames].sort()).toEqual(Object.keys(suites).sort());
  for (const file of findTestFiles()) expect(suiteOf(file), file).toBeDefined();
});

test('a word that means nothing is an error with what could have been meant', () => {
  expect(() => select(['e2ee'], files)).toThrow(
    'No group of tests and no test file is called "e2ee". Did you mean "e2e"?',
  );
  expect(() => select(['unit', 'credtis'], files)).toThrow(
    'No test file of "unit" is called "credtis". Did you mean "credits"?',
  );
  expect(() => select(['quux'], files)).toThrow(/^No group of tests and no test file is called "quux"\.$/);
  expect(suggest('lnt', checkNames)).toEqual(['lint']);
});

test('a change calls for the tests of its screen, and for the journeys where everything stands on it', () => {
  const all = findTestFiles();
  expect(specsTouchedBy(['src/dashboard/log/LogPage.tsx'], all)).toEqual({
    specs: ['e2e/dashboard/log.spec.ts'],
    isEverywhere: false,
  });
  expect(specsTouchedBy(['design-system/src/tokens.ts'], all)).toEqual({ specs: [], isEverywhere: true });
  expect(specsTouchedBy(['docs/architecture.md', 'tests/domain/credits.test.ts'], all)).toEqual({
    specs: [],
    isEverywhere: false,
  });
  expect(specsTouchedBy(['e2e/site/work.spec.ts'], all).specs).toEqual(['e2e/site/work.spec.ts']);
});

test('the table of sources and tests names what exists, and every screen', () => {
  const all = findTestFiles();
  for (const [source, names] of Object.entries(specsBySource)) {
    const exists = existsSync(inRoot(source)) || specsOfPrefix(source);
    expect(exists, source).toBe(true);
    for (const name of names) expect(findFiles(name, all), name).not.toEqual([]);
  }
  for (const side of ['src/site', 'src/dashboard']) {
    const screens = readdirSync(inRoot(side), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of screens) expect(Object.keys(specsBySource)).toContain(`${side}/${name}`);
  }
});

test('every journey is the name of a test, or a part of it', () => {
  for (const [spec, names] of Object.entries(journeys)) {
    const source = readFileSync(inRoot(`e2e/${spec}.spec.ts`), 'utf8').replaceAll("\\'", "'");
    for (const name of names) expect(source.includes(name), `${spec}: ${name}`).toBe(true);
  }
});

/** `src/platform/film` stands for all files of that beginning. */
function specsOfPrefix(source: string): boolean {
  const [folder, start] = [source.slice(0, source.lastIndexOf('/')), source.slice(source.lastIndexOf('/') + 1)];
  return readdirSync(inRoot(folder)).some((file) => file.startsWith(start));
}
