import { describe, expect, it } from 'vitest';
import { addGrid } from '../../src/domain/grid-editing.ts';
import { filesIn, leftFree, namePlace, placeFiles, takeFilesOut } from '../../src/domain/placing.ts';
import type { Placing } from '../../src/domain/placing.ts';
import { emptyProject, valuesOf } from '../../src/domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../src/domain/project-form.ts';
import type { GridType } from '../../src/domain/content.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from '../machines/support/project-forms.ts';

const shapes = { l: [1500, 700], p: [800, 1200], s: [1000, 1000], f: [1920, 1080] } as const;

/** 'llp f': landscapes, uprights, squares and films in their order; their keys are their places, from 1. */
function makeFiles(letters: string): readonly ChosenMedia[] {
  return letters.split('').map((letter, index) => {
    const [width, height] = letter === 'p' || letter === 's' || letter === 'f' ? shapes[letter] : shapes.l;
    const key = String(index + 1);
    const media = { ...makeMedia(`blob:${key}`, letter === 'f' ? 'video' : 'image'), width, height };
    return { source: 'chosen', key, file: makeFile(`${key}.jpg`), media };
  });
}

const makeForm = (...types: readonly GridType[]) =>
  types.reduce((values, type, index) => addGrid(values, `new-${String(index + 1)}`, type), emptyProject);

const placing: Placing = { serial: 20, at: null, fills: true, awaitedIn: () => [] };

/** 'G4 1 2': the grids, with the keys of their files and a dash for each free frame between. */
const drawn = ({ grids }: ProjectValues) =>
  grids.map(({ gridType, frames }) => {
    const slots = frames.map(({ slot, content }) => [slot, content.source === 'chosen' ? content.key : 'stored']);
    return [gridType, ...slots.map(([slot, key]) => (gridType === 'G3' ? key : `${String(slot)}=${String(key)}`))].join(
      ' ',
    );
  });

describe('files that are added together', () => {
  it('fill the frames that are free, in order, and get grids for the rest', () => {
    const { values, made } = placeFiles(makeForm('G4', 'G7'), makeFiles('sslll'), placing);
    expect(drawn(values)).toEqual(['G4 0=1 1=2', 'G7 0=3', 'G4 0=4 1=5']);
    expect(made).toEqual(['new-21']);
  });

  it('leave what is there, and what is awaited, in its frame', () => {
    const stored = valuesOf(makeProject({ grids: [makeGrid(1, 'G1', [makeFrame(7, 1)]), makeGrid(2, 'G4')] }));
    const awaitedIn = (grid: string) => (grid === stored.grids[1]?.key ? [0] : []);
    const { values } = placeFiles(stored, makeFiles('ppp'), { ...placing, awaitedIn });
    expect(drawn(values)).toEqual(['G1 0=1 1=stored 2=2', 'G4 1=3']);
  });

  it('are put where the least of them is cropped, if the frames of a grid differ in shape', () => {
    expect(drawn(placeFiles(makeForm('G6'), makeFiles('lls'), placing).values)).toEqual(['G6 0=3 1=1 2=2']);
    expect(drawn(placeFiles(makeForm('G8'), makeFiles('sll'), placing).values)).toEqual(['G8 0=2 1=1 2=3']);
  });

  it('leave no frame free where a grid would be made: what suits none goes there all the same', () => {
    const { values, made } = placeFiles(makeForm('G7', 'G10'), makeFiles('pppp'), placing);
    expect([drawn(values), made]).toEqual([['G7 0=4', 'G10 0=1 1=2 2=3'], []]);
  });

  it('do not go where more than half of them would be cropped, while another suits it better', () => {
    const { values } = placeFiles(makeForm('G7', 'G10'), makeFiles('pppl'), placing);
    expect(drawn(values)).toEqual(['G7 0=4', 'G10 0=1 1=2 2=3']);
  });

  it('say why frames stay free where grids are made', () => {
    const left = (form: ProjectValues, letters: string, fills = true) => {
      const files = makeFiles(letters);
      const { values, made } = placeFiles(form, files, { ...placing, fills });
      return leftFree(values, { keys: files.map(({ key }) => key), made, fills }, placing.awaitedIn);
    };
    expect(left(makeForm('G10'), 'pf')).toEqual({ count: 2, why: 'films' });
    expect(left(makeForm('G10'), 'ppp')).toBeNull();
    expect(left(makeForm('G10'), 'pppp')).toBeNull();
    expect(left(makeForm('G4', 'G3'), 'pp', false)).toEqual({ count: 3, why: 'besideTheirGrid' });
    // Freed since, which needs no word.
    const files = makeFiles('pppp');
    const { values, made } = placeFiles(makeForm('G10'), files, placing);
    const keys = files.map(({ key }) => key);
    const freed = takeFilesOut(values, ['1'], []).values;
    expect(leftFree(freed, { keys, made, fills: true }, placing.awaitedIn)).toBeNull();
  });

  it('as films go into empty grids for films; those take a picture where there is no film', () => {
    expect(drawn(placeFiles(makeForm('G3', 'G4'), makeFiles('sfsf'), placing).values)).toEqual([
      'G3 2',
      'G4 0=1 1=3',
      'G3 4',
    ]);
    expect(drawn(placeFiles(makeForm('G3'), makeFiles('l'), placing).values)).toEqual(['G3 1']);
    const carousel = valuesOf(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(1)])] }));
    expect(drawn(placeFiles(carousel, makeFiles('f'), placing).values)).toEqual(['G3 stored', 'G3 1']);
  });

  it('come behind one grid, and into no other, where that is wished', () => {
    const { values } = placeFiles(makeForm('G4', 'G7'), makeFiles('ll'), { ...placing, fills: false, at: 1 });
    expect(drawn(values)).toEqual(['G4', 'G4 0=1 1=2', 'G7']);
  });
});

describe('files that are taken out again', () => {
  const files = makeFiles('sslll');
  const placed = placeFiles(makeForm('G4'), files, placing);
  const keys = files.map(({ key }) => key);

  it('leave no grid that was made for them', () => {
    expect(drawn(takeFilesOut(placed.values, keys, placed.made).values)).toEqual(['G4']);
    expect(takeFilesOut(placed.values, keys, placed.made).at).toBe(1);
  });

  it('leave a grid that has got another file, or a text', () => {
    const [own = ''] = placed.made;
    const grids = placed.values.grids.map((grid) => (grid.key === own ? { ...grid, text: 'In the fog' } : grid));
    expect(drawn(takeFilesOut({ ...placed.values, grids }, keys, placed.made).values)).toEqual(['G4', 'G6']);
    expect(drawn(takeFilesOut(placed.values, keys.slice(0, 4), placed.made).values)).toHaveLength(2);
  });

  it('are found in the order that is asked for, where they are still there', () => {
    expect(filesIn(placed.values, ['4', '9', '1']).map(({ key }) => key)).toEqual(['4', '1']);
  });
});

it('the place of a file has a name', () => {
  const [one, two] = makeFiles('fl');
  const { values } = placeFiles(
    makeForm(),
    [one, two].flatMap((file) => file ?? []),
    placing,
  );
  const names = [one, two].flatMap((file) => (file === undefined ? [] : [namePlace(values.grids, file)]));
  expect(names).toEqual(['Grid 1 (G3), frame 1', 'Grid 2 (G7), frame 1']);
});
