import { expect, test } from 'vitest';
import tokens from '../../design-system/tokens/tokens.json';
import { nearSurface, surfaces } from '../../src/domain/near-surface.ts';

test('the surfaces are those of the tokens', () => {
  expect(surfaces).toEqual({ white: tokens.color.white.surface, black: tokens.color.black.surface });
});

test.each([
  ['#f7f6f3', 'white'],
  ['#ffffff', 'white'],
  ['#FFFFFF', 'white'],
  ['#e2ddd1', 'white'],
  ['#d4d1c7', null],
  ['#808080', null],
  ['#ff0000', null],
  ['#3d322e', null],
  ['#2e2c28', 'black'],
  ['#1d1d1d', 'black'],
  ['#000000', 'black'],
] as const)('a picture of %s has no edge in the theme: %s', (colour, theme) => {
  expect(nearSurface(colour)).toBe(theme);
});

test.each([null, '', 'transparent', '#fff', 'rgb(255 255 255)', '#ffffff00'])(
  'of a colour that is not known nothing is said: %s',
  (colour) => {
    expect(nearSurface(colour)).toBeNull();
  },
);
