import { expect, it } from 'vitest';
import { arrangeMedia } from '@vitrine/media-kinds/arrange';
import { makeMedia } from '../machines/support/project-forms.ts';

const shapes = { l: [1500, 1000], p: [800, 1200], s: [1000, 1000] } as const;

/** 'llp f': landscapes, uprights, squares and films in their order. */
function arranged(files: string): string {
  const media = files.split('').map((letter) => {
    const kind = letter === 'f' ? ('video' as const) : ('image' as const);
    const [width, height] = letter === 'p' || letter === 's' ? shapes[letter] : shapes.l;
    return { ...makeMedia(letter, kind), width, height };
  });
  return arrangeMedia(media)
    .map(({ gridType, count }) => `${gridType}x${String(count)}`)
    .join(' ');
}

it.each([
  ['', ''],
  ['l', 'G7x1'],
  ['p', 'G7x1'],
  ['ll', 'G4x2'],
  ['ppp', 'G10x3'],
  ['sss', 'G10x3'],
  ['lll', 'G6x3'],
  ['sll', 'G6x3'],
  ['lsl', 'G8x3'],
  ['llll', 'G5x4'],
  ['llpl', 'G4x2 G4x2'],
  ['lllll', 'G6x3 G4x2'],
  ['llllllllll', 'G9x9 G7x1'],
  ['lllllllllllll', 'G9x9 G5x4'],
  ['f', 'G3x1'],
  ['lfll', 'G7x1 G3x1 G4x2'],
])('%s become %s', (files, grids) => {
  expect(arranged(files)).toBe(grids);
});

it('says nothing of a size that is not known', () => {
  const unknown = { ...makeMedia('x'), width: null, height: null };
  expect(arrangeMedia([unknown, unknown, unknown])).toEqual([{ gridType: 'G10', count: 3 }]);
});
