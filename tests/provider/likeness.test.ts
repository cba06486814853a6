import { expect, test } from 'vitest';
import { expectLikeness } from './support/likeness.ts';
import { madePictures } from './support/made-pictures.ts';

// All of them: tests/long/likeness.test.ts.
test('there are more than three hundred made pictures', () => {
  expect(madePictures.length).toBeGreaterThan(330);
  expect(new Set(madePictures.map(({ name }) => name)).size).toBe(madePictures.length);
});

test.each(madePictures.filter((_, index) => index % 36 === 0))(
  'versions show what the file shows: $name',
  expectLikeness,
);
