import { expect, test } from 'vitest';
import { brightest, partUnder } from '../../src/platform/brightness.ts';

function pixels(...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));
}

const black = [0, 0, 0] as const;
const white = [255, 255, 255] as const;

test('black has no luminance, white all of it, the design’s ink hardly any', () => {
  expect(brightest(pixels(black))).toBe(0);
  expect(brightest(pixels(white))).toBeCloseTo(1);
  expect(brightest(pixels([29, 29, 29]))).toBeCloseTo(0.0123, 3);
});

test('white letters on black are bright; a glint on one twentieth is not', () => {
  const dark = Array.from({ length: 90 }, () => black);
  expect(brightest(pixels(...dark, ...Array.from({ length: 10 }, () => white)))).toBeCloseTo(1);
  expect(brightest(pixels(...dark, ...Array.from({ length: 4 }, () => white)))).toBe(0);
});

test('the part of a picture that lies under a title is that which the frame shows there', () => {
  const title = { left: 50, top: 350, width: 200, height: 50 };
  const film = { width: 1600, height: 800 };
  // As high as its frame, cropped at both sides.
  expect(partUnder(title, { left: 0, top: 0, width: 400, height: 400 }, film)).toEqual({
    left: 500,
    top: 700,
    width: 400,
    height: 100,
  });
  // As wide as its frame, which is lower on the page.
  expect(partUnder(title, { left: 0, top: 60, width: 400, height: 200 }, film)).toEqual({
    left: 200,
    top: 1160,
    width: 800,
    height: 200,
  });
});
