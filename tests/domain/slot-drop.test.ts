import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame, HomeGridCell, SlotFilm } from '../../src/domain/content.ts';
import { filesIn, putMedia, refusePut, slotTargets, targetId } from '../../src/domain/slot-drop.ts';
import type { SlotPart, SlotTarget } from '../../src/domain/slot-drop.ts';
import { slotSections } from '../../src/domain/slots.ts';
import type { SlotField } from '../../src/domain/slots.ts';

const media = (kind: 'image' | 'video') =>
  ({ url: '/a', kind, alt: null, width: null, height: null, poster: null, color: null }) as const;

function held(path: string, kind: 'image' | 'video' = 'image', projectId: string | number = 5) {
  const file: Frame = { id: path, path, name: path, slot: 0, media: media(kind) };
  return { projectId, projectTitle: 'Kal', file };
}

function target(field: SlotField, position: number, part: SlotPart = 'before'): SlotTarget {
  const found = slotTargets.find(({ id }) => id === targetId(field, position, part));
  if (found === undefined) throw new Error('no such target');
  return found;
}

const link = { title: 'Upar', slug: 'upar' };
const film: SlotFilm = {
  id: 9,
  projectId: '5',
  position: 2,
  media: media('video'),
  path: 'media\\film.mp4',
  project: link,
};
const cell: HomeGridCell = {
  id: 7,
  projectId: 5,
  position: 3,
  media: media('image'),
  hoverMedia: media('video'),
  beforePath: 'media\\before.jpg',
  hoverPath: 'media\\hover.mp4',
  project: link,
};

it('names the files of a slot', () => {
  const paths = (record: SlotFilm | HomeGridCell) => filesIn(record).map(({ part, path }) => [part, path]);
  expect(paths(film)).toEqual([['before', film.path]]);
  expect(paths(cell)).toEqual([
    ['before', cell.beforePath],
    ['after', cell.hoverPath],
  ]);
  expect(paths({ ...cell, beforePath: null, hoverMedia: null })).toEqual([['before', cell.hoverPath]]);
});

it('names every slot once, in the order of the page', () => {
  expect(slotTargets).toHaveLength(4 + 2 + 12);
  expect(new Set(slotTargets.map(({ id }) => id)).size).toBe(18);
  expect(slotTargets.map(({ name }) => name).slice(5, 8)).toEqual([
    'homepage video 2',
    'grid item 1',
    'grid item 1, after hover',
  ]);
});

describe('a film slot', () => {
  it('takes films only', () => {
    expect(refusePut(target('homepagevideo', 1), undefined, held('a.jpg'))).toBe('This slot takes videos only.');
    expect(putMedia(target('homepagevideo', 1), undefined, held('a.jpg'))).toBe(null);
    const still = held('a.jpg');
    const taken = { ...still, file: { ...still.file, fitsFilmSlots: true } };
    expect(putMedia(target('homepagevideo', 1), undefined, taken), 'unless the provider says otherwise').toMatchObject({
      filling: { field: 'homepagevideo', path: still.file.path },
    });
  });

  it('is filled or changed as the picker does it, and shows the film at once', () => {
    const sent = held('a.mp4', 'video', 4);
    expect(putMedia(target('headervideo', 2), undefined, sent)).toEqual({
      filling: { field: 'headervideo', position: 2, projectId: 4, present: null, path: 'a.mp4' },
      shown: { media: sent.file.media, title: 'Kal' },
    });
    expect(putMedia(target('headervideo', 2), film, sent)?.filling).toMatchObject({
      present: { id: 9, projectId: '5' },
      projectId: 4,
    });
  });
});

describe('a grid cell', () => {
  const filling = { field: 'homepagegrid', position: 3, projectId: 5, present: { id: 7, projectId: 5 } };

  it('keeps its other media while the project stays', () => {
    expect(putMedia(target('homepagegrid', 3), cell, held('new.jpg'))?.filling).toEqual({
      ...filling,
      nonHoverMedia: 'new.jpg',
      hoverMedia: 'media\\hover.mp4',
    });
    const after = putMedia(target('homepagegrid', 3, 'after'), cell, held('new.mp4', 'video'));
    expect(after?.filling).toEqual({ ...filling, nonHoverMedia: 'media\\before.jpg', hoverMedia: 'new.mp4' });
    expect(after?.shown.media, 'the dashboard shows what stands before hover').toBe(cell.media);
  });

  it('lets the other project’s media go with it', () => {
    expect(putMedia(target('homepagegrid', 3), cell, held('b.jpg', 'image', 6))?.filling).toEqual({
      ...filling,
      projectId: 6,
      nonHoverMedia: 'b.jpg',
      hoverMedia: null,
    });
    const reason = 'After hover: media of the same project only.';
    expect(refusePut(target('homepagegrid', 3, 'after'), cell, held('b.jpg', 'image', 6))).toBe(reason);
    expect(refusePut(target('homepagegrid', 3, 'after'), undefined, held('b.jpg'))).toBe(reason);
  });

  it('never shows the same media twice', () => {
    expect(refusePut(target('homepagegrid', 3), cell, held('media\\hover.mp4', 'video'))).toBe(
      'You cannot select the same media for both Before and After Hover.',
    );
  });
});

describe('whatever is put wherever', () => {
  const puts = fc.array(
    fc.record({
      on: fc.constantFrom(...slotTargets),
      kind: fc.constantFrom('image' as const, 'video' as const),
      file: fc.constantFrom('a', 'b', 'c'),
      projectId: fc.constantFrom(5, 6),
    }),
    { maxLength: 60, size: 'max' },
  );

  it('no row holds more than its slots, no film slot a picture, no cell the same media twice', () => {
    const check = (chosen: typeof puts extends fc.Arbitrary<infer Values> ? Values : never): void => {
      const page = new Map<string, HomeGridCell>();
      for (const { on, kind, file, projectId } of chosen) {
        const key = `${on.section.field} ${String(on.position)}`;
        const placed = putMedia(on, page.get(key), held(`${file}.${kind}`, kind, projectId));
        if (placed === null) continue;
        const { filling, shown } = placed;
        expect([filling.field, filling.position]).toEqual([on.section.field, on.position]);
        const isCell = filling.field === 'homepagegrid';
        const [beforePath, hoverPath] = isCell ? [filling.nonHoverMedia, filling.hoverMedia] : [filling.path, null];
        if (isCell) expect(beforePath).not.toBe(hoverPath);
        else expect(beforePath).toMatch(/video$/);
        page.set(key, {
          ...cell,
          ...shown,
          position: on.position,
          projectId: filling.projectId,
          beforePath,
          hoverPath,
        });
      }
      for (const { field, rows } of slotSections) {
        const slots = rows.flatMap(({ positions }) => positions).length;
        expect([...page.keys()].filter((key) => key.startsWith(`${field} `)).length).toBeLessThanOrEqual(slots);
      }
    };
    fc.assert(fc.property(puts, check), { seed: 20_261_121, numRuns: 40 });
  });
});
