import { describe, expect, it } from 'vitest';
import { changeGridType } from '../../src/domain/grid-editing.ts';
import { moveFrame } from '../../src/domain/frame-moves.ts';
import { valuesOf } from '../../src/domain/project-form.ts';
import type { ProjectValues } from '../../src/domain/project-form.ts';
import { isInTray, surplusIn, trayOf, waitingIn, withoutTrays } from '../../src/domain/trays.ts';
import { makeFrame, makeGrid, makeProject } from '../machines/support/project-forms.ts';

const stored = valuesOf(
  makeProject({
    grids: [makeGrid(1, 'G1', [makeFrame(1), makeFrame(2, 1), makeFrame(3, 2)]), makeGrid(2, 'G2', [])],
  }),
);
const idsOf = (values: ProjectValues) =>
  values.grids.map(({ frames }) => frames.map(({ content }) => (content.source === 'stored' ? content.id : null)));
const waitingIds = (values: ProjectValues) =>
  waitingIn(values, stored).map(({ index, content }) => [index, content.source === 'stored' ? content.id : null]);

describe('a grid of a smaller type', () => {
  const key = stored.grids[0]?.key ?? '';
  const retyped = changeGridType(stored, key, 'G7');

  it('keeps every file: what has no frame waits, and is neither sent nor shown', () => {
    expect(idsOf(retyped)).toEqual([[1, 2, 3], []]);
    expect(waitingIds(retyped)).toEqual([
      [0, 2],
      [0, 3],
    ]);
    expect(idsOf(withoutTrays(retyped, stored))).toEqual([[1], []]);
    expect(withoutTrays(stored, stored)).toBe(stored);
  });

  it('gives everything its frame again once it has enough', () => {
    expect(changeGridType(retyped, key, 'G1')).toEqual(changeGridType(stored, key, 'G1'));
    expect(waitingIds(changeGridType(retyped, key, 'G3'))).toEqual([]);
  });

  it('swaps what is in a frame with what waits, in its own grid and another', () => {
    const own = moveFrame(retyped, { grid: key, index: 1, to: { grid: key, slot: 0 } });
    expect(waitingIds(own)).toEqual([
      [0, 1],
      [0, 3],
    ]);
    const other = moveFrame(retyped, { grid: key, index: 2, to: { grid: retyped.grids[1]?.key ?? '', slot: 1 } });
    expect(waitingIds(other)).toEqual([[0, 2]]);
    expect(idsOf(other)).toEqual([[1, 2], [3]]);
  });
});

it('frames that another provider stores beyond the slots do not wait: visitors see them', () => {
  const theirs = valuesOf(makeProject({ grids: [makeGrid(1, 'G7', [makeFrame(1), makeFrame(2, 1)])] }));
  const [grid] = theirs.grids;
  expect(grid && trayOf(grid, theirs)).toEqual([]);
  expect(withoutTrays(theirs, theirs)).toBe(theirs);
});

it('says beforehand how many would wait', () => {
  const [grid] = stored.grids;
  expect(grid && (['G7', 'G2', 'G10', 'G3'] as const).map((type) => surplusIn(grid, type))).toEqual([2, 1, 0, 0]);
  expect([isInTray({ gridType: 'G2' }, 1), isInTray({ gridType: 'G2' }, 2), isInTray({ gridType: 'G3' }, 9)]).toEqual([
    false,
    true,
    false,
  ]);
});
