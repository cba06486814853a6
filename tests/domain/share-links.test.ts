import { describe, expect, test } from 'vitest';
import { linkIn, normaliseLinks } from '../../src/api/normalise/links.ts';
import { normaliseShown } from '../../src/api/normalise/shown.ts';
import {
  checkLink,
  describeLink,
  endOfDay,
  linksKey,
  openLinks,
  purposeOf,
  toLinkSubject,
  usualLastDay,
} from '../../src/domain/share-links.ts';

const now = new Date(2026, 10, 24, 12).getTime();
const link = {
  id: 1,
  purpose: 'client' as const,
  name: 'Meridian',
  path: '/p/abc',
  expiresAt: new Date(2026, 11, 24).toISOString(),
  openings: 0,
  openedAt: null,
};
const format = { day: (moment: Date) => String(moment.getDate()), time: (moment: Date) => String(moment.getHours()) };

describe('a link', () => {
  test('lasts thirty days, to the end of the last, unless another day is chosen', () => {
    expect(usualLastDay(now)).toBe('2026-12-24');
    expect(endOfDay('2026-12-24')?.getTime()).toBe(new Date(2026, 11, 24, 23, 59, 59).getTime());
    expect(endOfDay('')).toBeNull();
    expect(endOfDay('soon')).toBeNull();
  });

  test('needs a name and a day to come', () => {
    expect(checkLink({ name: 'Meridian', lastDay: '2026-11-24' }, now)).toEqual({ name: null, lastDay: null });
    expect(checkLink({ name: ' ', lastDay: '' }, now)).toEqual({
      name: 'For whom is it? Only you read this.',
      lastDay: 'Choose a day.',
    });
    expect(checkLink({ name: 'M', lastDay: '2026-11-23' }, now).lastDay).toBe('This day has passed.');
  });

  test('says until when it opens and how often it was opened', () => {
    expect(describeLink(link, now, format)).toBe('Until 24, not opened yet');
    const openedAt = new Date(2026, 10, 24, 9).toISOString();
    expect(describeLink({ ...link, openings: 1, openedAt }, now, format)).toBe('Until 24, opened once, last on 9');
    const expired = { ...link, openings: 3, openedAt, expiresAt: new Date(2026, 10, 20).toISOString() };
    expect(describeLink(expired, now, format)).toBe('Expired on 20, opened 3 times, last on 9');
  });

  test('is read from the wire; one without an address or an end is none', () => {
    const wire = { ...link, path: 'p/abc' };
    expect(normaliseLinks({ data: [wire] })).toEqual([link]);
    expect(linkIn({ data: wire })).toEqual(link);
    // The provider has lost the key to it.
    expect(linkIn({ data: { ...wire, path: null } })).toEqual({ ...link, path: null });
    for (const answer of [null, {}, { data: { ...wire, path: '' } }, { data: { ...wire, expiresAt: 'soon' } }]) {
      expect(linkIn(answer)).toBeNull();
    }
  });

  test('is for clients of what is sealed, and a preview of a draft', () => {
    expect(purposeOf('sealed')).toBe('client');
    expect([purposeOf('draft'), purposeOf('scheduled')]).toEqual(['preview', 'preview']);
    expect([purposeOf('public'), purposeOf('unlisted'), purposeOf('')]).toEqual([null, null, null]);
    const wire = { ...link, path: 'preview/abc', purpose: 'preview' };
    const preview = { ...link, path: '/preview/abc', purpose: 'preview' };
    expect(linkIn({ data: wire })).toEqual(preview);
    const expired = { ...link, expiresAt: new Date(now - 1).toISOString() };
    expect(openLinks([...normaliseLinks([wire]), link, expired], 'client', now)).toEqual([link]);
    expect(openLinks([...normaliseLinks([wire]), link, expired], 'preview', now)).toEqual([preview]);
  });

  test('has a project or a story', () => {
    expect(toLinkSubject(linksKey({ kind: 'story', id: 'a:b' }))).toEqual({ kind: 'story', id: 'a:b' });
    expect(toLinkSubject(linksKey({ kind: 'project', id: 4 }))).toEqual({ kind: 'project', id: '4' });
  });
});

test('what a link shows is a project, a story, or where it is now, on this site only', () => {
  expect(normaliseShown({ project: { id: 1, title: 'Kiln' } }, '')).toMatchObject({
    kind: 'project',
    project: { title: 'Kiln' },
  });
  expect(normaliseShown({ story: { id: 1, title: 'Heat' } }, '')).toMatchObject({ kind: 'story' });
  expect(normaliseShown({ moved: '/project/kiln' }, '')).toEqual({ kind: 'moved', path: '/project/kiln' });
  expect(() => normaliseShown({ moved: '//elsewhere.example' }, '')).toThrow();
});
