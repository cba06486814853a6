import { describe, expect, test } from 'vitest';
import type { Media } from '../../src/domain/content.ts';
import { sharePictureOf, toDescription } from '../../src/domain/share.ts';

const picture: Media = {
  url: '/media/a.jpg',
  kind: 'image',
  alt: null,
  width: 1500,
  height: 800,
  poster: null,
  color: null,
};
const film: Media = { ...picture, url: '/media/a.mp4', kind: 'video' };

describe('the picture of a shared link', () => {
  test.each([
    ['the one that was cut for it', { ...picture, share: '/share/a.jpg' }, { url: '/share/a.jpg', isCut: true }],
    ['the picture as it is, where none was cut', picture, { url: '/media/a.jpg', isCut: false }],
    ['of a film its poster', { ...film, poster: '/media/p.jpg' }, { url: '/media/p.jpg', isCut: false }],
    ['of a film without one the studio’s', film, { url: '/share/studio.jpg', isCut: true }],
    ['of a page without any the studio’s', null, { url: '/share/studio.jpg', isCut: true }],
  ] as const)('is %s', (_which, media, expected) => {
    expect(sharePictureOf(media, '/share/studio.jpg')).toEqual(expected);
  });

  test('is none where the studio has none either', () => {
    expect(sharePictureOf(null, null)).toBeNull();
    expect(sharePictureOf(film, null)).toBeNull();
  });
});

test('a description is the first 150 characters', () => {
  expect(toDescription(`${'a'.repeat(150)}b`)).toBe('a'.repeat(150));
  expect(toDescription('One\r\ntwo\rthree\nfour')).toBe('One\ntwo\nthree\nfour');
});
