import { expect, test } from 'vitest';
import tokens from '../../design-system/tokens/tokens.json';
import { markEdges, nearSurface, surfaces } from '../../src/domain/near-surface.ts';

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

test('on papers of a studio’s own it is judged by these', () => {
  const papers = { white: '#f6dfc0', black: '#3a2a20' };
  expect(nearSurface('#ffffff', papers)).toBe('white');
  expect(nearSurface('#f0d0a8', papers)).toBe('white');
  expect(nearSurface('#000000', papers)).toBeNull();
  expect(nearSurface('#42322a', papers)).toBe('black');
});

test('what was read is judged again, wherever pictures are in it, and nothing else of it changes', () => {
  const picture = { kind: 'image', color: '#000000', near: 'black', url: '/a.jpg' };
  const read = {
    headerFilms: [{ media: { ...picture, dark: { ...picture, color: '#42322a' } } }],
    texts: ['color', '#000000'],
    color: '#000000',
    grid: null,
  };
  markEdges(read, { white: '#f6dfc0', black: '#3a2a20' });
  expect(read).toEqual({
    headerFilms: [
      {
        media: {
          kind: 'image',
          color: '#000000',
          url: '/a.jpg',
          dark: { kind: 'image', color: '#42322a', near: 'black', url: '/a.jpg' },
        },
      },
    ],
    texts: ['color', '#000000'],
    color: '#000000',
    grid: null,
  });
});
