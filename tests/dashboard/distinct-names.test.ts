import { expect, test } from 'vitest';
import { distinctNames } from '../../src/dashboard/shared/media/distinct-names.ts';

const called = (...names: string[]) => {
  const items = names.map((name) => ({ name }));
  return [...distinctNames(items, ({ name }) => name).values()];
};

test('a name of its own stays as it is', () => {
  expect(called('tin.jpg', 'lid.jpg')).toEqual(['tin.jpg', 'lid.jpg']);
  expect(called()).toEqual([]);
});

test('a shared name is counted, in order, and only where it is shared', () => {
  expect(called('tin.jpg', 'lid.jpg', 'tin.jpg', 'lid.jpg', 'film.mp4', 'tin.jpg')).toEqual([
    'tin.jpg, 1 of 3',
    'lid.jpg, 1 of 2',
    'tin.jpg, 2 of 3',
    'lid.jpg, 2 of 2',
    'film.mp4',
    'tin.jpg, 3 of 3',
  ]);
});
