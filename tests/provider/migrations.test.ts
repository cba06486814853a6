import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../../provider/src/paths.ts';

test('migrations are numbered one after the other, since a store remembers only how many it has had', () => {
  const names = readdirSync(paths.migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();

  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_name, index) => index + 1));
});
