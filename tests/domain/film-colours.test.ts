import { expect, it } from 'vitest';
import { toFilmColours } from '../../src/domain/film-colours.ts';

const red = [255, 0, 0, 255];
const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];

it('a frame has lightness, blue and red by BT.709 in the narrow range', () => {
  const pixels = new Uint8ClampedArray([...red, ...red, ...white, ...black, ...red, ...red, ...white, ...black]);
  expect([...toFilmColours(pixels, { width: 4, height: 2 })]).toEqual([
    ...[63, 63, 235, 16],
    ...[63, 63, 235, 16],
    // Where all four pixels are of one colour, and of four greys.
    ...[102, 128],
    ...[240, 128],
  ]);
});

it('four pixels share the mean of their colours', () => {
  const pixels = new Uint8ClampedArray([...red, ...black, ...black, ...black]);
  expect([...toFilmColours(pixels, { width: 2, height: 2 })]).toEqual([63, 16, 16, 16, 122, 156]);
});
