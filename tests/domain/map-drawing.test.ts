import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { mapDrawing } from '../../site.map.ts';
import {
  isArea,
  isDrawnFor,
  middleOf,
  readCoordinate,
  readMapPoints,
  toMapPath,
} from '../../src/domain/map-drawing.ts';

test('points are read in pairs; what is no pair is left out', () => {
  expect(readMapPoints('-200 40, 0 55,310  20')).toEqual([
    [-200, 40],
    [0, 55],
    [310, 20],
  ]);
  expect(readMapPoints('1 2, , 3, north 4, 5 6')).toEqual([
    [1, 2],
    [5, 6],
  ]);
  expect(readMapPoints('')).toEqual([]);
});

test('a line bends through its points, north up, from west to east whichever way it was written', () => {
  const path = toMapPath(readMapPoints('-10 0, 0 20, 10 0'));
  expect(path).toBe('M-10 0C-8.3 -3.3 -3.3 -20 0 -20C3.3 -20 8.3 -3.3 10 0');
  expect(toMapPath(readMapPoints('10 0, 0 20, -10 0'))).toBe(path);
});

test('two points make a straight line, one or none nothing to see', () => {
  expect(toMapPath(readMapPoints('0 0, 6 12'))).toBe('M0 0C1 -2 5 -10 6 -12');
  expect(toMapPath(readMapPoints('1 1'))).toBe('M1 -1');
  expect(toMapPath([])).toBe('');
});

test('a line that ends where it began is an area, with a middle', () => {
  const field = readMapPoints('0 0, 10 0, 10 10, 0 10, 0 0');
  expect(isArea(field)).toBe(true);
  expect(toMapPath(field)).toBe('M0 0L10 0L10 -10L0 -10Z');
  expect(middleOf(field)).toEqual([5, 5]);
  expect(isArea(readMapPoints('0 0, 10 0, 0 0'))).toBe(false);
});

test.each([
  [28.5826, ['N', 'S'], '28.5826° N'],
  [-33.86, ['N', 'S'], '33.8600° S'],
  [-0.1276, ['E', 'W'], '0.1276° W'],
] as const)('%s: %s', (degrees, poles, text) => {
  expect(readCoordinate(degrees, poles)).toBe(text);
});

test('a drawing belongs to its door alone', () => {
  const door = { latitude: 28.5826, longitude: 77.2437 };
  expect(isDrawnFor(door, door)).toBe(true);
  expect(isDrawnFor(door, { latitude: 28.5829, longitude: 77.244 })).toBe(true);
  expect(isDrawnFor(door, { latitude: 28.5846, longitude: 77.2437 })).toBe(false);
  expect(isDrawnFor(door, { latitude: 28.5826, longitude: 77.2417 })).toBe(false);
});

test("the demo studio's drawing is for the place that its configuration says", () => {
  expect(mapDrawing === null || siteConfig.map === null || isDrawnFor(mapDrawing.door, siteConfig.map)).toBe(true);
});

test("every line of the studio's own drawing is readable, every park closed", () => {
  for (const { kind, points } of mapDrawing?.features ?? []) {
    const read = readMapPoints(points);
    expect(read.length, points).toBe(points.split(',').length);
    expect(read.length, points).toBeGreaterThan(1);
    if (kind === 'park') expect(isArea(read), points).toBe(true);
  }
});
