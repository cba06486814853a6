import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { alone } from '../../scripts/lib/tests/alone.ts';
import { findTestFiles, suites } from '../../scripts/lib/tests/groups.ts';

/** What the files that run after it in the same worker would notice. */
const replacing = /\bvi\.(mock|doMock|resetModules)\(/;

test('a unit test that replaces modules, or loads them anew, has modules of its own', () => {
  const others = ['screens', 'trust', 'scale', 'postgres'] as const;
  const units = findTestFiles().filter(
    (file) => suites.unit.files.test(file) && !others.some((suite) => suites[suite].files.test(file)),
  );
  const found = units.filter((file) => replacing.test(readFileSync(inRoot(file), 'utf8')));
  expect(found.length).toBeGreaterThan(3);
  expect(alone).toEqual(expect.arrayContaining(found));
  expect(units).toEqual(expect.arrayContaining(alone));
});
