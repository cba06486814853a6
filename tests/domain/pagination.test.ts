import { describe, expect, it } from 'vitest';
import { countPages, pageEntries, readPage, sliceOfPage, toPage } from '../../src/domain/pagination.ts';

/** The buttons as text, like `1 … 4 5 6 … 10`. */
function drawn(page: number, pages: number): string {
  return pageEntries(page, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : String(entry.page)))
    .join(' ');
}

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [8, 1],
    [9, 2],
    [17, 3],
  ])('%i projects fill %i page(s) of eight', (total, pages) => {
    expect(countPages(total, 8)).toBe(pages);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2, 2],
    [99, 3],
    [1.5, 1],
    [Number.NaN, 1],
  ])('page %f of three is page %i', (asked, page) => {
    expect(toPage(asked, 3)).toBe(page);
  });

  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['1e3', 1],
    ['two', 1],
    ['3', 3],
  ])('an address with page %j asks for page %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it('slices the items of a page', () => {
    expect(sliceOfPage([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
    expect(sliceOfPage([1, 2, 3], 2, 2)).toEqual([3]);
  });
});

describe('buttons of the pages', () => {
  it('has every page up to seven', () => {
    expect(drawn(1, 1)).toBe('1');
    expect(drawn(4, 7)).toBe('1 2 3 4 5 6 7');
  });

  it.each([
    [1, '1 2 3 4 5 … 10'],
    [4, '1 2 3 4 5 … 10'],
    [5, '1 … 4 5 6 … 10'],
    [6, '1 … 5 6 7 … 10'],
    [7, '1 … 6 7 8 9 10'],
    [10, '1 … 6 7 8 9 10'],
  ])('of ten with page %i current: %s', (page, expected) => {
    expect(drawn(page, 10)).toBe(expected);
  });

  it('never leaves out a single page, never moves, always shows the current one', () => {
    for (let pages = 8; pages < 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const entries = pageEntries(page, pages);
        expect(entries).toHaveLength(7);
        const numbers = entries.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []));
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        numbers.slice(1).forEach((number, index) => expect(number - (numbers[index] ?? 0)).not.toBe(2));
      }
    }
  });
});
