import { expect, test } from 'vitest';
import { tileAfter } from '../../src/domain/sheet-keys.ts';

/** Eleven tiles, four in a row. */
const after = (key: string, at: number) => tileAfter(key, at, 4, 11);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 10, null],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 10],
  ['ArrowDown', 9, null],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, null],
  ['Home', 6, 0],
  ['Home', 0, null],
  ['End', 6, 10],
  ['a', 6, null],
  ['constructor', 6, null],
])('%s at %i leads to %s', (key, at, to) => {
  expect(after(key, at)).toBe(to);
});

test('of no tiles none is next', () => {
  expect(tileAfter('End', 0, 1, 0)).toBeNull();
});
