import { expect, test } from 'vitest';
import { placeOf } from '../../src/domain/home-cells.ts';

const placesOf = (...filled: readonly number[]) =>
  Object.fromEntries(filled.map((position) => [position, placeOf(position, filled)]));

test('six cells stand at their positions', () => {
  expect(placesOf(1, 2, 3, 4, 5, 6)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 });
});

test('what is left of a row closes up, whichever cells are empty', () => {
  expect(placesOf(1, 3, 4, 6)).toEqual({ 1: 'half', 3: 'half', 4: 4, 6: 'single' });
  expect(placesOf(2, 5, 6)).toEqual({ 2: 'single', 5: 5, 6: 6 });
  expect(placesOf()).toEqual({});
});
