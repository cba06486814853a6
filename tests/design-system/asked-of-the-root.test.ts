import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no style asks the root what stands anywhere in it: whatever is added would have the whole page styled anew', () => {
  const files = ['src/**/*.css.ts', 'design-system/src/**/*.css.ts'].flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(50);
  // Its children alone are seldom others.
  const asking = files.filter((file) => /(?::root|html):has\((?!> )/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
