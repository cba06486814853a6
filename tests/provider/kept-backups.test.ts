import { expect, test } from 'vitest';
import { keptBackups, lastDue } from '../../provider/src/rules/kept-backups.ts';

const night = (date: string, hour = 3): number => new Date(`${date}T0${String(hour)}:15:00`).getTime();
const nights = (from: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(`${from}T03:15:00`);
    date.setDate(date.getDate() + index);
    return date.getTime();
  });
const dates = (times: ReadonlySet<number>): readonly string[] =>
  [...times].toSorted((one, other) => one - other).map((time) => new Date(time).toLocaleDateString('sv-SE'));

test('of two years of nights seven days, four weeks and twelve months stay', () => {
  expect(dates(keptBackups(nights('2025-01-01', 696)))).toEqual([
    // The last of each month.
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
    ...['2026-08-31', '2026-09-30', '2026-10-31'],
    // Sundays, and the last seven days.
    ...['2026-11-08', '2026-11-15', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    '2026-11-27',
  ]);
});

test('a machine that was off for months loses nothing of before', () => {
  const before = nights('2026-01-01', 10);
  expect(keptBackups([...before, night('2026-11-27')]).size).toBe(7 + 1);
  expect(keptBackups([])).toEqual(new Set());
});

test('of a day with two the later one stays', () => {
  expect(keptBackups([night('2026-11-27', 3), night('2026-11-27', 4)])).toEqual(new Set([night('2026-11-27', 4)]));
});

test('a night begins at its hour', () => {
  const due = { hour: 3, minute: 15 };
  expect(lastDue(night('2026-11-27', 3), due)).toBe(night('2026-11-27', 3));
  expect(lastDue(night('2026-11-27', 3) - 1, due)).toBe(night('2026-11-26', 3));
});
