import { describe, expect, it } from 'vitest';
import {
  countPages,
  findPlace,
  hasNextButton,
  pageNumbers,
  readStoriesAddress,
  storiesOnPage,
  toStoriesQuery,
} from '../../src/domain/stories-pagination.ts';

const ids = Array.from({ length: 14 }, (_, index) => String(index + 1));
const itself = (id: string): string => id;

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [200, 34],
  ])('%i stories fill %i pages of six', (total, pages) => {
    expect(countPages(total)).toBe(pages);
  });

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3]],
    [3, 9, [1, 2, 3]],
    [5, 9, [1, 2, 3, 4, 5]],
    [9, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('on page %i of %i the buttons are %j', (current, count, buttons) => {
    expect(pageNumbers(current, count)).toEqual(buttons);
  });

  it('Next stands there with more than three pages', () => {
    expect([1, 2, 3, 4, 34].map(hasNextButton)).toEqual([false, false, false, true, true]);
  });
});

describe('place', () => {
  it('is the page of the story that the address names', () => {
    expect(findPlace(ids, { story: '8', page: null })).toEqual({ selected: '8', page: 2 });
  });

  it('follows the story when newer ones have pushed it to another page', () => {
    expect(findPlace(['new', ...ids], { story: '6', page: 1 })).toEqual({ selected: '6', page: 2 });
  });

  it('ignores an unknown story', () => {
    expect(findPlace(ids, { story: 'gone', page: 2 })).toEqual({ selected: null, page: 2 });
  });

  it.each([
    [null, 1],
    [0, 1],
    [-3, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [3, 3],
    [99, 3],
  ])('page %s is page %i', (page, expected) => {
    expect(findPlace(ids, { story: null, page }).page).toBe(expected);
  });

  it('is page 1 without stories', () => {
    expect(findPlace([], { story: '1', page: 4 })).toEqual({ selected: null, page: 1 });
  });
});

describe('stories of a page', () => {
  it('come in their order', () => {
    expect(storiesOnPage(ids, { selected: null, page: 3 }, itself)).toEqual(['13', '14']);
  });

  it('come with the selected one first', () => {
    expect(storiesOnPage(ids, { selected: '9', page: 2 }, itself)).toEqual(['9', '7', '8', '10', '11', '12']);
  });
});

describe('address', () => {
  it.each([
    ['', { story: null, page: null }],
    ['?story=5&page=1', { story: '5', page: 1 }],
    ['?page=12', { story: null, page: 12 }],
    ['?page=two', { story: null, page: null }],
    ['?page=-1', { story: null, page: null }],
    ['?page=1e9', { story: null, page: null }],
    ['?story=a%26b', { story: 'a&b', page: null }],
  ])('%s is read as %j', (query, address) => {
    expect(readStoriesAddress(new URLSearchParams(query))).toEqual(address);
  });

  it.each([
    [{ selected: null, page: 1 }, ''],
    [{ selected: null, page: 2 }, '?page=2'],
    [{ selected: '5', page: 1 }, '?story=5&page=1'],
    [{ selected: 'a&b', page: 2 }, '?story=a%26b&page=2'],
  ])('%j is written as %s', (place, query) => {
    expect(toStoriesQuery(place)).toBe(query);
  });

  it('is read as it was written, for every story', () => {
    for (const id of ids) {
      const place = findPlace(ids, { story: id, page: null });
      expect(findPlace(ids, readStoriesAddress(new URLSearchParams(toStoriesQuery(place))))).toEqual(place);
    }
  });
});
