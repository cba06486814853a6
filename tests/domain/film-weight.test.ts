import { expect, it } from 'vitest';
import { describeFilmWeight, describeLoading } from '../../src/domain/film-weight.ts';

it.each([
  [0.5, '512 KB, about a second on 4G'],
  [5, '5 MB, about 4 seconds on 4G'],
  [30, '30 MB, about 25 seconds on 4G'],
  [107, '107 MB, about 90 seconds on 4G'],
  [144, '144 MB, about 2 minutes on 4G'],
  [256, '256 MB, about 4 minutes on 4G'],
])('%s MB: %s', (megabytes, text) => {
  expect(describeFilmWeight(megabytes * 2 ** 20)).toBe(text);
});

it('how long it takes stands by itself, where there is no room for both', () => {
  expect(describeLoading(144 * 2 ** 20)).toBe('about 2 minutes on 4G');
});
