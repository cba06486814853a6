import { describe, expect, test } from 'vitest';
import tokens from '../../design-system/tokens/tokens.json';
import type { Media } from '../../src/domain/content.ts';
import {
  aboutSlot,
  breakpoints,
  gridSlot,
  heroSlot,
  homeCellSlots,
  page,
  singleSlot,
  stageSlot,
  tileSlot,
} from '../../src/domain/picture-slots.ts';
import { atWidth, posterOf, sizesOf, sourcesOf } from '../../src/domain/pictures.ts';

const media: Media = {
  url: '/media/a.jpg',
  kind: 'image',
  alt: null,
  width: 1200,
  height: 800,
  poster: null,
  color: null,
};
const unknown = { width: null, height: null };

test('the numbers are those of the tokens', () => {
  expect(tokens.breakpoint).toMatchObject({ mobile: `${breakpoints.mobile}px`, tablet: `${breakpoints.tablet}px` });
  const margin = (100 - page.vw) / 2;
  expect(tokens.grid.margin).toBe(`max(clamp(16px,${margin.toFixed(2)}vw,72px),calc((100vw - ${page.most}px)/2))`);
  expect(tokens.grid.gutter).toBe('clamp(8px,1.875vw,36px)');
  expect(tokens.grid.columns).toBe(12);
  expect(heroSlot.mobile).toMatchObject({ height: expect.stringContaining(`100svh - ${tokens.nav.heightNarrow}`) });
});

describe('sizes', () => {
  test('of a picture in its own ratio are the frame’s', () => {
    expect(sizesOf(singleSlot, media)).toBe('min(92.8vw,2200px)');
    expect(sizesOf(tileSlot, unknown)).toBe('(max-width:1024px) min(45.5vw,1082px),min(33.6vw,802.5px)');
  });

  test('grow with what a frame cuts off at the sides, and not with what it cuts off above', () => {
    // 3:2 in 3:2, and in 4:3 on phones.
    expect(sizesOf(tileSlot, media)).toBe(
      '(max-width:726px) min(51.1vw,1217.3px),(max-width:1024px) min(45.5vw,1082px),min(33.6vw,802.5px)',
    );
    expect(sizesOf(aboutSlot, media)).toBe('min(92.8vw,2200px)');
    expect(sizesOf(homeCellSlots[5], media)).toBe('min(68.2vw,1623px)');
  });

  test('shrink where all of a picture stands in its frame', () => {
    expect(sizesOf(stageSlot, { width: 400, height: 1000 })).toBe(
      '(max-width:1024px) min(46.4vw,1100px),min(22.7vw,541px)',
    );
  });

  test('of a header follow the window’s height', () => {
    expect(sizesOf(heroSlot, media)).toBe(
      '(max-width:726px) max(100vw,1.5*min(100svh - 60px,132vw)),' +
        '(max-width:1024px) max(100vw,1.5*min(100svh - 60px,80vw)),max(100vw,1.5*max(100svh,560px))',
    );
    expect(sizesOf(heroSlot, unknown)).toBe('100vw');
  });

  test.each([
    ['thirds', 0, false, false, '(max-width:726px) min(92.8vw,2200px),min(29.7vw,709.3px)'],
    ['thirds', 1, false, false, '(max-width:726px) min(45.5vw,1082px),min(29.7vw,709.3px)'],
    ['thirds', 1, true, false, '(max-width:726px) min(46.4vw,1100px),min(30.9vw,733.3px)'],
    ['halves', 0, false, false, '(max-width:726px) min(92.8vw,2200px),min(45.5vw,1082px)'],
    ['halves', 0, true, false, 'min(46.4vw,1100px)'],
    ['large-first', 0, false, false, '(max-width:726px) min(92.8vw,2200px),min(45.5vw,1082px)'],
    ['nine', 4, false, false, '(max-width:726px) 32.7vw,min(29.7vw,709.3px)'],
    ['rows', 2, false, true, 'min(92.8vw,2200px)'],
  ] as const)('of a grid: %s, frame %d', (kind, index, isFlush, isAcross, sizes) => {
    expect(sizesOf(gridSlot({ kind, index, isFlush, isAcross, ratio: undefined }), unknown)).toBe(sizes);
  });
});

describe('sources', () => {
  test('are the widths that the provider names; the last gives the whole picture', () => {
    expect(sourcesOf({ ...media, widths: [320, 1080, 1440] }, singleSlot)).toEqual({
      srcSet: '/media/a.jpg?width=320 320w,/media/a.jpg?width=1080 1080w,/media/a.jpg?width=1440 1200w',
      sizes: 'min(92.8vw,2200px)',
    });
  });

  test('are none of a provider that names no widths', () => {
    expect(sourcesOf(media, singleSlot)).toBeNull();
    expect(sourcesOf({ ...media, widths: [] }, singleSlot)).toBeNull();
  });

  test('keep a query that is there', () => {
    expect(atWidth('/media/a.jpg?v=2', 320)).toBe('/media/a.jpg?v=2&width=320');
  });

  test('of a film are its poster’s', () => {
    expect(posterOf(media)).toBeNull();
    const film: Media = { ...media, kind: 'video', url: '/media/a.mp4', poster: '/media/b.jpg', posterWidths: [320] };
    const still = posterOf(film);
    expect(still === null ? null : sourcesOf(still, singleSlot)?.srcSet).toBe('/media/b.jpg?width=320 320w');
    expect(posterOf({ ...media, poster: '/media/b.jpg' })).not.toHaveProperty('widths');
  });
});
