import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectToOpen } from '../../src/domain/last-project.ts';
import { planMove, refuseMove, takeBack } from '../../src/domain/slot-move.ts';
import { slotSections } from '../../src/domain/slots.ts';
import { makeMedia } from '../machines/support/project-forms.ts';
import { projectOf } from '../machines/support/projects.ts';

const film = (id: number, position: number, projectId: string | number) => ({
  id,
  projectId,
  position,
  media: makeMedia(`/media/${String(id)}.mp4`, 'video'),
  path: `media\\${String(id)}.mp4`,
  project: { title: `Film ${String(id)}`, slug: 'film' },
});

const cell = (id: number, position: number, hoverPath: string | null) => ({
  id,
  projectId: 4,
  position,
  media: makeMedia('/media/a.jpg'),
  hoverMedia: null,
  beforePath: `media\\${String(id)}.jpg`,
  hoverPath,
  project: null,
});

const at = (position: number, record: ReturnType<typeof film>) => ({ field: 'headervideo', position, record }) as const;

it('two filled slots change places, each by its own record', () => {
  const plan = planMove(at(1, film(11, 1, 4)), at(3, film(13, 3, 'p-5')));
  expect([plan?.first, plan?.last]).toMatchObject([
    {
      filling: {
        field: 'headervideo',
        position: 3,
        projectId: 4,
        present: { id: 13, projectId: 'p-5' },
        path: 'media\\11.mp4',
      },
      shown: { title: 'Film 11' },
    },
    {
      filling: {
        field: 'headervideo',
        position: 1,
        projectId: 'p-5',
        present: { id: 11, projectId: 4 },
        path: 'media\\13.mp4',
      },
      shown: { title: 'Film 13' },
    },
  ]);
});

it('an empty slot is filled before the other is emptied', () => {
  const plan = planMove(at(1, film(11, 1, 4)), { field: 'headervideo', position: 4, record: null });
  expect(plan?.first.filling).toMatchObject({ position: 4, present: null, path: 'media\\11.mp4' });
  expect(plan?.last).toMatchObject({ emptied: { field: 'headervideo', id: 11, position: 1 } });
});

it('a cell moves with both of its media', () => {
  const from = { field: 'homepagegrid', position: 1, record: cell(1, 1, 'media\\hover.mp4') } as const;
  const plan = planMove(from, { field: 'homepagegrid', position: 5, record: cell(5, 5, null) });
  expect([plan?.first, plan?.last]).toMatchObject([
    { filling: { position: 5, nonHoverMedia: 'media\\1.jpg', hoverMedia: 'media\\hover.mp4' } },
    { filling: { position: 1, nonHoverMedia: 'media\\5.jpg', hoverMedia: null } },
  ]);
});

describe('refused', () => {
  const homeFilm = { field: 'homepagevideo', position: 1, record: film(1, 1, 4) } as const;

  it.each([
    [at(1, film(1, 1, 4)), homeFilm, 'This slot is of another kind.'],
    [at(1, film(1, 1, 4)), at(1, film(1, 1, 4)), 'It is here now.'],
    [homeFilm, { ...homeFilm, position: 2, record: null }, 'Homepage videos can only change places.'],
  ])('%#', (from, to, reason) => {
    expect([refuseMove(from, to), planMove(from, to)]).toEqual([reason, null]);
  });
});

it('whatever is moved to and fro is where it was, and nothing is lost', () => {
  const position = fc.constantFrom(1, 2, 3, 4);
  fc.assert(
    fc.property(position, position, fc.boolean(), (one, other, isFilled) => {
      fc.pre(one !== other);
      const paths = new Map<number, string>([[one, 'media\\1.mp4']]);
      if (isFilled) paths.set(other, 'media\\2.mp4');
      const record = (place: number) => {
        const path = paths.get(place);
        return path === undefined ? null : { ...film(place, place, 4), path };
      };
      const move = (from: number, to: number) => {
        const held = record(from);
        const plan = held === null ? null : planMove(at(from, held), { ...at(to, held), record: record(to) });
        if (plan === null) throw new Error('no plan');
        for (const write of [plan.first, plan.last]) {
          if ('emptied' in write) paths.delete(write.emptied.position);
          else if (write.filling.field !== 'homepagegrid') paths.set(write.filling.position, write.filling.path);
          expect([...paths.values()].length).toBeGreaterThan(0);
          expect([...paths.values()], 'what is moved is always somewhere').toContain(held?.path);
        }
      };
      const before = new Map(paths);
      move(one, other);
      move(other, one);
      expect(paths).toEqual(before);
    }),
  );
});

it('what was changed is taken back with the project that it shows now', () => {
  const placed = {
    filling: { field: 'headervideo', position: 1, projectId: 7, present: { id: 11, projectId: 4 }, path: 'media\\new' },
    shown: { media: makeMedia('/new', 'video'), title: 'New' },
  } as const;
  expect(takeBack(film(11, 1, 4), placed)?.filling).toEqual({
    field: 'headervideo',
    position: 1,
    projectId: 4,
    present: { id: 11, projectId: 7 },
    path: 'media\\11.mp4',
  });
  expect(takeBack(null, placed)).toBe(null);
});

it('a slot says its size both ways round', () => {
  const sizes = slotSections.flatMap(({ rows }) => rows.map(({ advised }) => advised));
  expect(sizes).toEqual(['1920/1080', '1920/1080', '428/600', '1335/383', '653/600']);
});

describe('the project to begin with', () => {
  const project = (id: number, updatedAt?: string) => ({
    ...projectOf(id, id),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  });

  it('is the wanted one, whether its id is kept as text or not', () => {
    expect(projectToOpen([project(1), project(2)], '2')?.id).toBe(2);
  });

  it('is the one that changed last where the wanted one is gone', () => {
    expect(projectToOpen([project(1, '2026-01-01'), project(2, '2026-05-01')], '9')?.id).toBe(2);
    expect(projectToOpen([project(1), project(2)], null)?.id).toBe(1);
    expect(projectToOpen([], null)).toBe(null);
  });
});
