import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { timeOf, wholeDay, wholeTime } from '../../src/dashboard/shared/moments.ts';

const at = new Date(2026, 11, 5, 21, 4);

test('a moment has one clock, whatever the browser speaks', () => {
  expect(timeOf(at.getTime(), at.getTime())).toBe('21:04');
  expect(wholeTime(at)).toBe('5 Dec 2026, 21:04');
  expect(wholeDay(at)).toBe('5 Dec 2026');
});

test('no screen of the dashboard writes moments as the browser would', () => {
  const told = globSync(inRoot('src/dashboard/**/*.{ts,tsx}')).filter((file) =>
    /DateTimeFormat\((?:undefined|\)\.format)|toLocale(?:Date|Time)?String\((?!'en)/.test(readFileSync(file, 'utf8')),
  );
  expect(told).toEqual([]);
});
