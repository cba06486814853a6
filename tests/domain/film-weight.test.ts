import { expect, it } from 'vitest';
import { describeFilmWeight } from '../../src/domain/film-weight.ts';

it.each([
  [600_000, '586 KB'],
  [5 * 1024 * 1024, '5 MB, about 5 seconds on 4G'],
  [30 * 1024 * 1024, '30 MB, about 30 seconds on 4G'],
  [64 * 1024 * 1024, '64 MB, about 1 minute on 4G'],
  [144 * 1024 * 1024, '144 MB, about 2 minutes on 4G'],
])('%i bytes are %s', (bytes, words) => {
  expect(describeFilmWeight(bytes)).toBe(words);
});
