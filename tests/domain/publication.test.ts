import { describe, expect, test } from 'vitest';
import {
  describeChoice,
  filterPublished,
  hasHidden,
  isHidden,
  isHiddenChoice,
  lacksTime,
  markOf,
  noPublication,
  publicationToSend,
  publicationValues,
  staysHidden,
  toChoice,
  unseenIds,
  visibilityChoices,
} from '../../src/domain/publication.ts';
import type { Publication } from '../../src/domain/publication.ts';

const draft: Publication = { visibility: 'draft', publishAt: null };
const scheduled: Publication = { visibility: 'draft', publishAt: '2026-12-01T08:30:00.000Z' };
const unlisted: Publication = { visibility: 'unlisted', publishAt: null };
const open: Publication = { visibility: 'public', publishAt: null };

test('what is scheduled lacks a time until there is one', () => {
  const at = (publishAt: string) => lacksTime({ visibility: 'scheduled', publishAt });
  expect(['', 'soon', '2026-12-01T09:00'].map(at)).toEqual([true, true, false]);
  expect(visibilityChoices.filter((visibility) => lacksTime({ visibility, publishAt: '' }))).toEqual(['scheduled']);
});

describe('what a form holds', () => {
  test('is sent as it was read, to the second', () => {
    for (const stored of [draft, scheduled, unlisted, open, { ...scheduled, publishAt: '2026-12-01T08:30:07.000Z' }]) {
      const { visibility, publishAt } = stored;
      expect(publicationToSend(publicationValues(stored))).toEqual({ visibility, publishAt: publishAt ?? '' });
    }
  });

  test('says nothing to a provider that has said nothing', () => {
    expect(publicationValues(undefined)).toEqual(noPublication);
    expect(publicationToSend(noPublication)).toEqual({});
  });

  test('is a draft as long as it has no time', () => {
    for (const publishAt of ['', 'soon', '2026-13-01T00:00']) {
      expect(publicationToSend({ visibility: 'scheduled', publishAt })).toEqual({ visibility: 'draft', publishAt: '' });
    }
  });

  test('keeps a time that is of no matter to itself', () => {
    for (const visibility of ['public', 'draft', 'unlisted', 'sealed'] as const) {
      expect(publicationToSend({ visibility, publishAt: '2026-12-01T09:00' })).toEqual({ visibility, publishAt: '' });
    }
  });

  test('is one of the choices', () => {
    expect(['public', 'sealed', 'secret', ''].map(toChoice)).toEqual(['public', 'sealed', '', '']);
    expect(visibilityChoices.map(isHiddenChoice)).toEqual([false, true, true, false, true]);
    expect([draft, scheduled, unlisted, open, undefined].map(isHidden)).toEqual([true, true, false, false, false]);
  });
});

test('every choice has a sentence of its own', () => {
  const now = Date.parse('2026-11-23T12:00Z');
  const sentences = [
    ...[...visibilityChoices, '' as const].map((visibility) => describeChoice({ visibility, publishAt: '' }, now)),
    ...['2026-11-01T09:00', '2026-12-01T09:00'].map((publishAt) =>
      describeChoice({ visibility: 'scheduled', publishAt }, now),
    ),
  ];
  expect(new Set(sentences).size).toBe(8);
  expect(sentences.at(-2)).toContain('has passed');
});

test('a list marks what not everybody sees, and can be narrowed to it', () => {
  const format = (moment: Date): string => moment.toISOString().slice(0, 10);
  expect([open, draft, scheduled, unlisted, undefined].map((one) => markOf(one, format))).toEqual([
    null,
    'Draft',
    'Public from 2026-12-01',
    'Unlisted',
    null,
  ]);
  const list = [open, draft, scheduled, unlisted].map((publication, id) => ({ id, publication }));
  const ids = (filter: Parameters<typeof filterPublished>[1]) => filterPublished(list, filter).map(({ id }) => id);
  expect([ids('all'), ids('public'), ids('draft'), ids('scheduled'), ids('unlisted')]).toEqual([
    [0, 1, 2, 3],
    [0],
    [1, 2],
    [2],
    [3],
  ]);
  expect([...unseenIds(list)]).toEqual(['1', '2', '3']);
  expect([hasHidden(list), hasHidden(list.slice(0, 1)), hasHidden([{}])]).toEqual([true, false, false]);
});

test('only a draft whose time has not come stays hidden by being saved', () => {
  const now = Date.parse('2026-12-01T08:30:00.000Z');
  const at = (offset: number) => publicationValues({ ...draft, publishAt: new Date(now + offset).toISOString() });
  expect(staysHidden(publicationValues(draft), now)).toBe(true);
  expect(staysHidden({ visibility: 'scheduled', publishAt: '' }, now)).toBe(true);
  expect(staysHidden(at(1000), now)).toBe(true);
  expect(staysHidden(at(0), now)).toBe(false);
  for (const visibility of ['public', 'unlisted', 'sealed', ''] as const)
    expect(staysHidden({ visibility, publishAt: '' }, now), visibility).toBe(false);
});
