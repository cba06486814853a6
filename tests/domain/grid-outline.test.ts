import { expect, it } from 'vitest';
import { describeGrid, nameGrid } from '../../src/domain/grid-outline.ts';
import type { FormFrame } from '../../src/domain/project-form.ts';
import { makeMedia } from '../machines/support/project-forms.ts';

const frame = (slot: number, kind: 'image' | 'video' = 'image'): FormFrame => ({
  slot,
  content: {
    source: 'stored',
    id: slot,
    path: `media/${String(slot)}`,
    media: makeMedia(`/media/${String(slot)}`, kind),
  },
});

it.each([
  [{ gridType: 'G7', frames: [frame(0)] }, '1 · Full width · 1 picture'],
  [{ gridType: 'G7', frames: [] }, '1 · Full width · empty'],
  [{ gridType: 'G9', frames: [frame(0), frame(3)] }, '1 · Nine · 2 of 9 pictures'],
  [{ gridType: 'G4', frames: [frame(0, 'video')] }, '1 · Two · 1 of 2 films'],
  [{ gridType: 'G4', frames: [frame(0, 'video'), frame(1)] }, '1 · Two · 2 files'],
  [{ gridType: 'G3', frames: [frame(0), frame(0)] }, '1 · Carousel · 2 pictures'],
] as const)('a grid is told by its place, its layout and what it holds: %#', (grid, text) => {
  expect(describeGrid(grid, 0)).toBe(text);
});

it('a grid is called the same, whatever it holds', () => {
  expect(nameGrid('G6', 1)).toBe('2 · Large left');
});
