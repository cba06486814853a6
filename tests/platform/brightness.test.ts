import { expect, test } from 'vitest';
import { meanLuminance } from '../../src/platform/brightness.ts';

/** Rows of two pixels each. */
function pixels(...rows: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(rows.flatMap((colour) => [...colour, 255, ...colour, 255]));
}

test('black has no luminance, white all of it, the art direction’s ink hardly any', () => {
  expect(meanLuminance(pixels([0, 0, 0]), 2, [0, 1])).toBe(0);
  expect(meanLuminance(pixels([255, 255, 255]), 2, [0, 1])).toBeCloseTo(1);
  expect(meanLuminance(pixels([29, 29, 29]), 2, [0, 1])).toBeCloseTo(0.0123, 3);
});

test('only the rows asked for count', () => {
  const image = pixels([0, 0, 0], [255, 255, 255], [255, 255, 255]);
  expect(meanLuminance(image, 2, [0, 1])).toBe(0);
  expect(meanLuminance(image, 2, [0, 2])).toBeCloseTo(0.5);
  expect(meanLuminance(image, 2, [1, 3])).toBeCloseTo(1);
});
