import { expect, test } from 'vitest';
import { normaliseDeleted } from '../../src/api/normalise/deleted.ts';
import { ProblemError } from '../../src/api/problem.ts';
import {
  describeFiles,
  describeRest,
  labelOf,
  nameOf,
  countDays,
} from '../../src/dashboard/recently-deleted/describe.ts';
import { daysLeft } from '../../src/domain/deleted.ts';

const day = 24 * 60 * 60_000;
const wire = {
  undo: 'token',
  kind: 'project',
  title: 'Upar',
  deletedAt: '2026-11-01T09:30:00.000Z',
  expiresAt: '2026-12-01T09:30:00.000Z',
};
const [bare] = normaliseDeleted({ data: [wire] });
if (bare === undefined) throw new Error('The list is empty');

test('what a provider leaves out reads as nothing, and what it calls otherwise is not shown', () => {
  expect(bare).toEqual({
    id: 'token',
    kind: 'project',
    title: 'Upar',
    deletedAt: Date.UTC(2026, 10, 1, 9, 30),
    expiresAt: Date.UTC(2026, 11, 1, 9, 30),
    files: 0,
    bytes: 0,
    uses: [],
    projects: 0,
  });
  const odd = {
    ...wire,
    kind: 'wall',
    title: ' ',
    uses: [{ place: 'roof', position: 1 }, { place: 'homeGrid' }, null],
  };
  expect(normaliseDeleted({ data: [odd] })).toEqual([{ ...bare, kind: 'other', title: null }]);
  for (const answer of [null, {}, { data: [{ ...wire, undo: '' }] }, { data: [{ ...wire, deletedAt: 'soon' }] }]) {
    expect(() => normaliseDeleted(answer)).toThrow(ProblemError);
  }
});

test('the last day counts as a whole', () => {
  expect(daysLeft(bare, bare.deletedAt)).toBe(30);
  expect(daysLeft(bare, bare.deletedAt + 1.5 * day)).toBe(29);
  expect(daysLeft(bare, bare.expiresAt - 1)).toBe(1);
  expect([countDays(1), countDays(29)]).toEqual(['1 day left', '29 days left']);
});

test('an entry says what is restored with it', () => {
  expect(describeRest(bare)).toBeNull();
  const uses = [
    { place: 'headerVideo', position: 2 },
    { place: 'homeGrid', position: 5 },
  ] as const;
  expect(describeRest({ ...bare, uses, files: 8, bytes: 4.25 * 1024 ** 2 })).toBe(
    'Header video 2 and grid cell 5 · 8 files, 4.3 MB',
  );
  expect(describeRest({ ...bare, kind: 'category', projects: 3 })).toBe('Had 3 projects');
  expect(describeRest({ ...bare, files: 1, bytes: 10 })).toBe('1 file, 1 KB');
  const place = { ...bare, kind: 'headerVideo', uses: uses.slice(0, 1) } as const;
  expect([labelOf(place), describeRest(place), labelOf({ ...bare, uses })]).toEqual([
    'Header video 2',
    null,
    'Project',
  ]);
  expect(describeFiles([bare, bare])).toBeNull();
  expect(nameOf({ ...bare, title: null })).toBe('Untitled');
});
