import { expect, test } from 'vitest';
import { moreBeside } from '../../src/dashboard/shell/more-beside.ts';

/** A line of 390 px that shows its part from `scrollLeft` on. */
const line = (scrollLeft: number, scrollWidth: number) => ({ scrollLeft, scrollWidth, clientWidth: 390 });

test('a line that has room has nothing beside it', () => {
  expect(moreBeside(line(0, 390))).toBe('none');
});

test('a long line has more where it is not scrolled to', () => {
  expect(moreBeside(line(0, 1000))).toBe('end');
  expect(moreBeside(line(300, 1000))).toBe('both');
  expect(moreBeside(line(610, 1000))).toBe('start');
});

test('a fraction of a pixel is not more', () => {
  expect(moreBeside(line(0.5, 1000))).toBe('end');
  expect(moreBeside(line(609.5, 1000))).toBe('start');
  expect(moreBeside(line(0, 390.6))).toBe('none');
});
