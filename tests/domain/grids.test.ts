import { describe, expect, it } from 'vitest';
import type { GridType } from '../../src/domain/content.ts';
import { gridFrames, isPortrait, planGrid } from '../../src/domain/grids.ts';
import { ownRatio } from '../../src/domain/media.ts';

const types: readonly GridType[] = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];

describe('grid plans', () => {
  it.each(types)('%s without frames is empty, with one a single item', (type) => {
    expect(planGrid(type, 0).kind).toBe('empty');
    expect(planGrid(type, 1).kind).toBe('single');
  });

  it.each([
    ['G1', 3, 'thirds'],
    ['G2', 2, 'halves'],
    ['G3', 2, 'carousel'],
    ['G3', 9, 'carousel'],
    ['G4', 2, 'halves'],
    ['G5', 4, 'halves'],
    ['G6', 3, 'large-first'],
    ['G8', 3, 'large-second'],
    ['G9', 9, 'nine'],
    ['G10', 3, 'thirds'],
  ] as const)('%s with %i frames: %s', (type, count, kind) => {
    expect(planGrid(type, count)).toMatchObject({ kind, rest: 0 });
  });

  it.each([
    ['G1', 2],
    ['G1', 4],
    ['G2', 3],
    ['G4', 5],
    ['G5', 3],
    ['G6', 2],
    ['G7', 2],
    ['G8', 2],
    ['G9', 8],
    ['G10', 2],
  ] as const)('%s with %i frames: all of them in order', (type, count) => {
    expect(planGrid(type, count)).toMatchObject({ kind: 'rows', isFlush: false });
    expect(planGrid(type, count).ratios).toHaveLength(count);
  });

  it.each([
    ['G6', 5, 'large-first', 2],
    ['G8', 4, 'large-second', 1],
    ['G9', 12, 'nine', 3],
  ] as const)('%s with %i frames keeps its composition and loses none', (type, count, kind, rest) => {
    expect(planGrid(type, count)).toMatchObject({ kind, rest });
  });

  it('joins G1 and G2 only', () => {
    expect(types.filter((type) => planGrid(type, gridFrames[type].length).isFlush)).toEqual(['G1', 'G2']);
  });
});

describe('a frame of its own size', () => {
  it('has its own ratio where the size is known', () => {
    expect(ownRatio({ width: 1600, height: 900 }, '1335/383')).toBe('1600/900');
    expect(ownRatio({ width: null, height: 900 }, '1335/383')).toBe('1335/383');
    expect(ownRatio({ width: 0, height: 0 }, '1335/383')).toBe('1335/383');
  });

  it('is portrait only when it is known to be', () => {
    expect(isPortrait({ width: 1080, height: 1920 })).toBe(true);
    expect(isPortrait({ width: 900, height: 900 })).toBe(false);
    expect(isPortrait({ width: null, height: 1920 })).toBe(false);
  });
});
