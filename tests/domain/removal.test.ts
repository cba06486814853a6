import { describe, expect, it } from 'vitest';
import { placesOf, putBack, takeOut } from '../../src/domain/removal.ts';
import type { Restorable } from '../../src/domain/removal.ts';

const list = (items: string): Restorable<string> => ({ items: items.split(''), removed: [] });
/** 'a(b)c': b was taken out. */
const drawn = (now: Restorable<string>) =>
  placesOf(now)
    .map(({ kind, item }) => (kind === 'item' ? item : `(${item})`))
    .join('');

describe('what is taken out of a list', () => {
  it('leaves its place, whatever is taken out before and after it', () => {
    expect(drawn(takeOut(list('abc'), 1))).toBe('a(b)c');
    expect(drawn(takeOut(takeOut(list('abcd'), 2), 0))).toBe('(a)b(c)d');
    expect(drawn([0, 0, 0].reduce(takeOut, list('abc')))).toBe('(a)(b)(c)');
    expect(drawn([2, 1, 0].reduce(takeOut, list('abc')))).toBe('(a)(b)(c)');
    expect(drawn([1, 2, 1].reduce(takeOut, list('abcd')))).toBe('a(b)(c)(d)');
  });

  it('comes back where it was, in any order', () => {
    const all = [2, 1, 0].reduce(takeOut, list('abc'));
    expect(drawn(putBack(all, 1))).toBe('(a)b(c)');
    expect(drawn(putBack(putBack(all, 1), 1))).toBe('(a)bc');
    expect([0, 0, 0].reduce(putBack, all)).toEqual(list('abc'));
  });

  it('comes back last where the list has become shorter meanwhile', () => {
    const short = { ...takeOut(list('abc'), 2), items: ['a'] };
    expect(drawn(short)).toBe('a(c)');
    expect(putBack(short, 0)).toEqual(list('ac'));
  });

  it('is nothing where there is nothing', () => {
    const one = takeOut(list('a'), 0);
    expect([takeOut(one, 0), putBack(one, 1)]).toEqual([one, one]);
  });
});
