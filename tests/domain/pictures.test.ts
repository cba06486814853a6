import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import tokens from '../../design-system/tokens/tokens.json';
import type { Media } from '../../src/domain/content.ts';
import { homeCellSlots } from '../../src/domain/home-cells.ts';
import {
  aboutSlot,
  breakpoints,
  gridSlot,
  heroSlot,
  page,
  proseSlot,
  singleSlot,
  stageSlot,
  tileFilmSlot,
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
  const styles = readFileSync('src/site/shared/full-view.css.ts', 'utf8');
  expect(styles).toMatch(new RegExp(`media.tablet.*,${String(heroSlot.mostVw.tablet)}vw\\)`));
  expect(styles).toMatch(new RegExp(`media.mobile.*,${String(heroSlot.mostVw.mobile)}vw\\)`));
});

describe('sizes', () => {
  test('of a picture in its own ratio are the frame’s', () => {
    expect(sizesOf(singleSlot, media)).toBe('(min-width:2372px) 2200px,92.8vw');
    expect(sizesOf(tileSlot, unknown)).toBe('(max-width:1024px) 45.5vw,(min-width:2387px) 802.5px,33.6vw');
    // Two thirds of its row, and on phones half of it, as every tile there.
    expect(sizesOf(tileFilmSlot, unknown)).toBe(
      '(max-width:726px) 45.5vw,(max-width:1024px) 61.2vw,(min-width:2381px) 1082px,45.5vw',
    );
  });

  test('grow with what a frame cuts off at the sides, and not with what it cuts off above', () => {
    // 3:2 in 3:2, and in 4:3 on phones.
    expect(sizesOf(tileSlot, media)).toBe(
      '(max-width:726px) 51.1vw,(max-width:1024px) 45.5vw,(min-width:2387px) 802.5px,33.6vw',
    );
    expect(sizesOf(aboutSlot, media)).toBe('(min-width:2372px) 2200px,92.8vw');
    expect(sizesOf(homeCellSlots[5], media)).toBe('(min-width:2381px) 1623px,68.2vw');
  });

  test('of a picture in a text are never more than its longest line', () => {
    const em = Number(/([\d.]+)rem\)$/.exec(tokens.type.lead.size)?.[1]) * 16;
    expect(readFileSync('src/site/shared/prose.css.ts', 'utf8')).toContain("maxWidth: '34em'");
    expect(proseSlot.wide.most).toBe(34 * em);
    expect(sizesOf(proseSlot, media)).toBe('(max-width:1024px) 92.8vw,(min-width:1329px) 918px,69.1vw');
  });

  test('shrink where all of a picture stands in its frame', () => {
    expect(sizesOf(stageSlot, { width: 400, height: 1000 })).toBe(
      '(max-width:1024px) 46.4vw,(min-width:2381px) 541px,22.7vw',
    );
  });

  test('of a header follow the window’s height', () => {
    expect(sizesOf(heroSlot, media)).toBe(
      '(min-aspect-ratio:1500/1000) 100vw,(max-width:726px) and (max-aspect-ratio:100/132) 198vw,' +
        '(min-width:727px) and (max-width:1024px) and (max-aspect-ratio:100/80) 120vw,150svh',
    );
    // Narrower than the frame in every window: only its width counts.
    expect(sizesOf(heroSlot, { width: 700, height: 1000 })).toBe(
      '(min-aspect-ratio:700/1000) 100vw,(max-width:726px) 100vw,(min-width:727px) and (max-width:1024px) 100vw,70svh',
    );
    expect(sizesOf(heroSlot, unknown)).toBe('100vw');
  });

  test.each([
    ['thirds', 0, false, false, '(max-width:726px) 92.8vw,(min-width:2391px) 709.3px,29.7vw'],
    ['thirds', 1, false, false, '(max-width:726px) 45.5vw,(min-width:2391px) 709.3px,29.7vw'],
    ['thirds', 1, true, false, '(max-width:726px) 46.4vw,(min-width:2372px) 733.3px,30.9vw'],
    ['halves', 0, false, false, '(max-width:726px) 92.8vw,(min-width:2381px) 1082px,45.5vw'],
    ['halves', 0, true, false, '(min-width:2372px) 1100px,46.4vw'],
    ['large-first', 0, false, false, '(max-width:726px) 92.8vw,(min-width:2381px) 1082px,45.5vw'],
    ['nine', 4, false, false, '(max-width:726px) 32.7vw,(min-width:2391px) 709.3px,29.7vw'],
    ['rows', 2, false, true, '(min-width:2372px) 2200px,92.8vw'],
  ] as const)('of a grid: %s, frame %d', (kind, index, isFlush, isAcross, sizes) => {
    expect(sizesOf(gridSlot({ kind, index, isFlush, isAcross, ratio: undefined }), unknown)).toBe(sizes);
  });
});

test('no sizes has a function that Safari before 26.4 refuses there', () => {
  for (const slot of [
    heroSlot,
    singleSlot,
    stageSlot,
    tileFilmSlot,
    tileSlot,
    proseSlot,
    aboutSlot,
    ...Object.values(homeCellSlots),
  ]) {
    for (const height of [null, 400, 2400]) {
      expect(sizesOf(slot, { width: 1200, height })).not.toMatch(/\b(min|max|clamp|calc)\(/);
    }
  }
});

describe('sources', () => {
  test('are the widths that the provider names; the last gives the whole picture', () => {
    expect(sourcesOf({ ...media, widths: [320, 1080, 1440] }, singleSlot)).toEqual({
      srcSet: '/media/a.jpg?width=320 320w,/media/a.jpg?width=1080 1080w,/media/a.jpg?width=1440 1200w',
      sizes: '(min-width:2372px) 2200px,92.8vw',
    });
  });

  test('are none of a provider that names no widths', () => {
    expect(sourcesOf(media, singleSlot)).toBeNull();
    expect(sourcesOf({ ...media, widths: [] }, singleSlot)).toBeNull();
  });

  test('name the format where the provider says which', () => {
    expect(sourcesOf({ ...media, widths: [320], format: 'avif' }, singleSlot)?.srcSet).toBe(
      '/media/a.jpg.320.avif 320w',
    );
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
