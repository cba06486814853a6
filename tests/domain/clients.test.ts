import { describe, expect, it } from 'vitest';
import { namedClients, toClientColumns } from '../../src/domain/clients.ts';

function sizes(count: number): readonly number[] {
  return toClientColumns(Array.from({ length: count }, (_, index) => index)).map((column) => column.length);
}

describe('client columns', () => {
  it.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
    [2, [1, 1, 0]],
    [3, [1, 1, 1]],
    [4, [2, 2, 0]],
    [5, [2, 2, 1]],
    [7, [3, 3, 1]],
    [18, [6, 6, 6]],
    [200, [67, 67, 66]],
  ])('%i clients stand in columns of equal ceiling size', (count, expected) => {
    expect(sizes(count)).toEqual(expected);
  });

  it('keeps the order, column after column', () => {
    expect(toClientColumns(['a', 'b', 'c', 'd', 'e'])).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('leaves out clients without a name', () => {
    expect(namedClients(['Upar', '', '  ', ' Kal '])).toEqual(['Upar', 'Kal']);
  });
});
