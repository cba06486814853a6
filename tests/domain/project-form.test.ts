import { describe, expect, it, test } from 'vitest';
import { describeFit, shownFrame } from '../../src/domain/fit.ts';
import {
  addGrid,
  describeSlots,
  describeUnfilled,
  firstFreeSlot,
  frameIn,
  gridTypes,
  putFile,
  slotsFor,
  surplusFrames,
} from '../../src/domain/grid-editing.ts';
import {
  describeBytes,
  isHevc,
  readBox,
  refuseTogether,
  refuseUnopened,
  sniff,
  wrongType,
} from '../../src/domain/media-files.ts';
import { toProjectDraft, projectDraftShape } from '../../src/domain/project-draft.ts';
import { readStored } from '../../src/domain/stored-shape.ts';
import { editProject } from '../../src/domain/project-edits.ts';
import type { ProjectEdit } from '../../src/domain/project-edits.ts';
import { chosenMedia, emptyProject, findRelated, isSameProject, valuesOf } from '../../src/domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../src/domain/project-form.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from '../machines/support/project-forms.ts';

const chosen = (key: number): ChosenMedia => ({
  source: 'chosen',
  key: String(key),
  file: makeFile(`${String(key)}.jpg`),
  media: makeMedia(`blob:${String(key)}`),
});
const run = (values: ProjectValues, ...edits: readonly ProjectEdit[]) => edits.reduce(editProject, values);
const related = (id: number) => ({ id, title: `P${String(id)}`, slug: '', header: null });

describe('fields', () => {
  it('adds a credit only as a pair, trimmed', () => {
    const half = run(
      emptyProject,
      { type: 'credit.changed', part: 'role', value: 'Design' },
      { type: 'credit.changed', part: 'name', value: '  ' },
      { type: 'credit.added' },
    );
    expect(half).toMatchObject({ credits: [], newCredit: { role: 'Design' } });
    const whole = run(half, { type: 'credit.changed', part: 'name', value: ' Ritika ' }, { type: 'credit.added' });
    expect(whole).toMatchObject({
      credits: [{ creditKey: '0', role: 'Design', name: 'Ritika' }],
      newCredit: { role: '', name: '' },
    });
    expect(run(whole, { type: 'credit.removed', index: 0 }).credits).toEqual([]);
  });

  it('takes each related project once, and never a third', () => {
    const add = (id: number): ProjectEdit => ({ type: 'related.added', project: related(id) });
    const values = run(emptyProject, add(1), add(1), add(2));
    expect(run(values, add(3)).related.map(({ id }) => id)).toEqual([1, 2]);
    expect(run(values, { type: 'related.removed', id: 1 }).related.map(({ id }) => id)).toEqual([2]);
  });

  it('finds among many by words, without the chosen ones and itself', () => {
    const projects = Array.from({ length: 500 }, (_, index) => related(index));
    expect(findRelated(projects, ' p49 ', []).map(({ id }) => id)).toEqual([
      49, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499,
    ]);
    expect(findRelated(projects, 'p49', ['49', 490])).toHaveLength(9);
    expect(findRelated(projects, '', [])).toHaveLength(50);
  });

  it('is the same again when a change is taken back', () => {
    const stored = valuesOf(makeProject({ description: 'One\r\nTwo' }));
    expect(stored.description).toBe('One\nTwo');
    const change = (field: 'year' | 'theme', value: string): ProjectEdit => ({ type: 'field.changed', field, value });
    const changed = run(stored, change('year', '2026'), change('theme', 'black'));
    expect(changed.theme).toBe('black');
    expect([
      isSameProject(changed, stored),
      isSameProject(run(changed, change('year', ''), change('theme', '')), stored),
    ]).toEqual([false, true]);
    expect(run(changed, change('theme', 'blue')).theme).toBe('');
  });
});

describe('grids', () => {
  const two = addGrid(addGrid(emptyProject, 'a', 'G4'), 'b', 'G3');
  const move = (from: number, to: number): ProjectEdit => ({ type: 'grid.moved', from, to });
  const put = (values: ProjectValues, ...files: readonly (readonly [grid: string, slot: number, key: number])[]) =>
    files.reduce((now, [grid, slot, key]) => putFile(now, grid, slot, chosen(key)), values);
  const keys = (values: ProjectValues) => values.grids.map(({ key }) => key);

  it('are added last, moved and removed; the ends stay', () => {
    expect(keys(two)).toEqual(['a', 'b']);
    expect(keys(run(two, move(1, 0)))).toEqual(['b', 'a']);
    expect(keys(run(two, move(1, 2), move(0, -1), move(2, 1)))).toEqual(['a', 'b']);
    expect(keys(run(two, { type: 'grid.removed', grid: 'a' }))).toEqual(['b']);
  });

  it('have a text, an empty one at first, or none', () => {
    const change = (text: string | null): ProjectEdit => ({ type: 'text.changed', grid: 'a', text });
    expect(run(two, change('')).grids[0]?.text).toBe('');
    expect(run(two, change('x'), change(null)).grids[0]?.text).toBeNull();
  });

  it('take one file a slot; another replaces it', () => {
    const values = put(two, ['a', 1, 1], ['a', 0, 2], ['a', 1, 3]);
    expect(values.grids[0]?.frames.map(({ slot, content }) => [slot, 'key' in content && content.key])).toEqual([
      [0, '2'],
      [1, '3'],
    ]);
    expect(chosenMedia(values).map(({ key }) => key)).toEqual(['2', '3']);
  });

  it('append in G3, in the order in which files were chosen, whichever was ready first', () => {
    const stored = valuesOf(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(8), makeFrame(9, 1)])] }));
    const values = put(stored, ['stored-0', 0, 3], ['stored-0', 0, 1], ['stored-0', 0, 2]);
    const frames = values.grids[0]?.frames ?? [];
    expect(frames.map(({ content }) => (content.source === 'stored' ? content.id : content.key))).toEqual([
      8,
      9,
      '1',
      '2',
      '3',
    ]);
    expect(new Set(frames.map(({ slot }) => slot))).toEqual(new Set([0]));
    const [without] = run(values, { type: 'frame.removed', grid: 'stored-0', index: 1 }).grids;
    expect(without?.frames).toEqual([frames[0], ...frames.slice(2)]);
  });

  it('keep frames that fit no slot apart', () => {
    const [grid] = valuesOf(
      makeProject({ grids: [makeGrid(1, 'G7', [makeFrame(1), makeFrame(2), makeFrame(3, 4)])] }),
    ).grids;
    expect(grid && surplusFrames(grid).map(({ content }) => content.source === 'stored' && content.id)).toEqual([2, 3]);
    expect(grid && frameIn(grid.frames, 0)?.content).toMatchObject({ id: 1 });
    const [carousel] = valuesOf(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(1), makeFrame(2)])] })).grids;
    expect(carousel && surplusFrames(carousel)).toEqual([]);
  });

  it('take several files at once: the first where it was put, the others in the next empty slots', () => {
    const empty = (gridType: 'G1' | 'G3' | 'G9') => ({ gridType, frames: [] });
    expect(slotsFor(empty('G1'), 1, 4)).toEqual([1, 2, 0, null]);
    expect(slotsFor(empty('G3'), 0, 2)).toEqual([0, 0]);
    const [nine] = put(addGrid(emptyProject, 'a', 'G9'), ['a', 1, 1], ['a', 3, 2]).grids;
    expect(nine && slotsFor(nine, 0, 4, [2])).toEqual([0, 4, 5, 6]);
    expect(nine && slotsFor(nine, 1, 2), 'one that is chosen over another replaces it').toEqual([1, 2]);
    const [grid] = put(two, ['a', 0, 1]).grids;
    expect(grid && [firstFreeSlot(grid), describeUnfilled(grid)]).toEqual([
      1,
      '1 of 2 filled. Visitors see this one across the whole width, uncropped.',
    ]);
  });

  it('come back where they were, with their files and texts', () => {
    const stored = valuesOf(
      makeProject({ grids: [makeGrid(1, 'G7', [makeFrame(1)], 'Fog'), makeGrid(2, 'G4'), makeGrid(3, 'G5')] }),
    );
    const full = put(stored, ['stored-1', 1, 7]);
    const without = run(full, { type: 'grid.removed', grid: 'stored-0' }, { type: 'grid.removed', grid: 'stored-1' });
    expect(keys(without)).toEqual(['stored-2']);
    expect(chosenMedia(without), 'a removed file is not sent').toEqual([]);
    expect(isSameProject(without, stored)).toBe(false);
    const back = run(without, { type: 'grid.restored', which: 1 }, { type: 'grid.restored', which: 0 });
    expect(back.grids).toEqual(full.grids);
    expect(isSameProject(back, full)).toBe(true);
  });

  it('become another type, their pictures in the same order; those without a slot wait behind the last', () => {
    const retype = (values: ProjectValues, gridType: 'G2' | 'G3' | 'G10'): ProjectValues =>
      run(values, { type: 'grid.retyped', grid: 'a', gridType });
    const three = put(addGrid(emptyProject, 'a', 'G5'), ['a', 0, 1], ['a', 2, 2], ['a', 3, 3]);
    const shape = ({ grids: [grid] }: ProjectValues) => [grid?.gridType, grid?.frames.map(({ slot }) => slot)];
    expect(shape(retype(three, 'G10'))).toEqual(['G10', [0, 1, 2]]);
    expect(shape(retype(three, 'G3'))).toEqual(['G3', [0, 0, 0]]);
    expect(shape(retype(three, 'G2'))).toEqual(['G2', [0, 1, 2]]);
  });

  it('keep a text that is removed, until another is written', () => {
    const text = (value: string | null) => ({ type: 'text.changed', grid: 'a', text: value }) as const;
    const one = run(addGrid(emptyProject, 'a', 'G4'), text('In the fog'));
    const without = run(one, text(null));
    expect(without.grids[0]).toMatchObject({ text: null, removedText: 'In the fog' });
    expect(isSameProject(without, addGrid(emptyProject, 'a', 'G4')), 'it is not sent').toBe(true);
    const read = readStored(projectDraftShape, toProjectDraft(without, [], null), 1);
    expect(read?.values.grids[0]?.removedText, 'also after a reload').toBe('In the fog');
    expect(run(without, text('In the fog'))).toEqual(one);
    expect(run(without, text(''), text(null)).grids[0]?.removedText).toBe('In the fog');
    expect(run(without, text('Rain')).grids[0]).not.toHaveProperty('removedText');
    expect(run(addGrid(emptyProject, 'a', 'G4'), text(''), text(null)).grids[0]).not.toHaveProperty('removedText');
  });

  it('are described as in the specification', () => {
    expect(gridTypes.map(describeSlots)).toEqual([
      'three of 445 × 600',
      'two of 667 × 600',
      'one slot 1080 × 1920, several files make a carousel',
      'two of 653 × 600',
      'four of 654 × 295',
      '653 × 600, then two of 654 × 295',
      'one of 1335 × 383',
      '654 × 295, 653 × 600, 654 × 295',
      'nine of 427 × 308',
      'three of 428 × 600',
    ]);
  });
});

describe('pictures', () => {
  const media = (values: ProjectValues, grid = 0) =>
    values.grids[grid]?.frames.map(({ slot, content }) => [
      slot,
      content.source === 'stored' ? content.id : content.key,
    ]);
  const stored = valuesOf(
    makeProject({
      header: makeMedia('/h'),
      headerPath: 'h',
      grids: [
        makeGrid(1, 'G4', [makeFrame(1, 0), makeFrame(2, 1)]),
        makeGrid(2, 'G3', [makeFrame(3), makeFrame(4), makeFrame(5)]),
        makeGrid(3, 'G10'),
      ],
    }),
  );
  const move = (from: number, index: number, to: number, slot: number): ProjectEdit => ({
    type: 'frame.moved',
    grid: `stored-${String(from)}`,
    index,
    to: { grid: `stored-${String(to)}`, slot },
  });

  it('removed or replaced come back to their place', () => {
    const removed = run(stored, { type: 'frame.removed', grid: 'stored-0', index: 0 });
    const back: ProjectEdit = { type: 'frame.restored', grid: 'stored-0', which: 0 };
    expect([media(removed), run(removed, back).grids]).toEqual([
      [[1, 2]],
      stored.grids.map((grid) => ({ ...grid, removed: grid.key === 'stored-0' ? [] : undefined })),
    ]);
    const replaced = putFile(stored, 'stored-0', 0, chosen(7));
    expect([media(replaced), media(run(replaced, back))]).toEqual([
      [
        [0, '7'],
        [1, 2],
      ],
      [
        [0, 1],
        [1, 2],
      ],
    ]);
    const middle = run(stored, { type: 'frame.removed', grid: 'stored-1', index: 1 });
    expect(media(middle, 1)).toEqual([
      [0, 3],
      [0, 5],
    ]);
    expect(media(run(middle, { ...back, grid: 'stored-1' }), 1)).toEqual([
      [0, 3],
      [0, 4],
      [0, 5],
    ]);
  });

  it('come back to a slot that has another picture by now: that one can be put back in turn', () => {
    const moved = run(stored, { type: 'frame.removed', grid: 'stored-0', index: 0 }, move(0, 0, 0, 0));
    const back: ProjectEdit = { type: 'frame.restored', grid: 'stored-0', which: 0 };
    expect([media(moved), media(run(moved, back)), media(run(moved, back, back))]).toEqual([
      [[0, 2]],
      [[0, 1]],
      [[0, 2]],
    ]);
  });

  it('of the header come back too', () => {
    const removed = run(stored, { type: 'header.removed' });
    expect([removed.header, run(removed, { type: 'header.restored' }).header]).toEqual([null, stored.header]);
    expect(isSameProject(run(removed, { type: 'header.restored' }), stored)).toBe(true);
  });

  it('that were removed change with the others: what is put back shows and is sent as it is by then', () => {
    const replaced: ProjectEdit = { type: 'file.replaced', of: 'h', path: 'new', media: makeMedia('/new'), bytes: 9 };
    const header = run(stored, { type: 'header.removed' }, replaced, { type: 'header.restored' });
    expect(header.header).toMatchObject({ source: 'stored', path: 'new', bytes: 9 });
    const inNew = putFile(stored, 'stored-0', 0, chosen(7));
    const kept: ProjectEdit = { type: 'view.kept', of: '7', media: makeMedia('/kept') };
    const taken = run(inNew, { type: 'frame.removed', grid: 'stored-0', index: 0 }, kept);
    const frame = run(taken, { type: 'frame.restored', grid: 'stored-0', which: 0 });
    expect(chosenMedia(frame)[0]?.media.url).toBe('/kept');
    const gone = run(inNew, { type: 'grid.removed', grid: 'stored-0' }, kept, { type: 'grid.restored', which: 0 });
    expect(chosenMedia(gone)[0]?.media.url).toBe('/kept');
  });

  it('are moved to another frame, which gives its own for it', () => {
    expect(media(run(stored, move(0, 0, 0, 1)))).toEqual([
      [0, 2],
      [1, 1],
    ]);
    const away = run(stored, move(0, 1, 2, 2));
    expect([media(away), media(away, 2)]).toEqual([[[0, 1]], [[2, 2]]]);
    const swapped = run(away, move(0, 0, 2, 2));
    expect([media(swapped), media(swapped, 2)]).toEqual([[[0, 2]], [[2, 1]]]);
  });

  it('of a carousel are ordered, taken out of it and put into it', () => {
    expect(media(run(stored, move(1, 0, 1, 2)), 1)).toEqual([
      [0, 4],
      [0, 5],
      [0, 3],
    ]);
    const out = run(stored, move(1, 1, 0, 0));
    expect([media(out), media(out, 1)]).toEqual([
      [
        [0, 4],
        [1, 2],
      ],
      [
        [0, 3],
        [0, 1],
        [0, 5],
      ],
    ]);
    const into = run(stored, move(0, 1, 1, 1));
    expect([media(into), media(into, 1)]).toEqual([
      [[0, 1]],
      [
        [0, 3],
        [0, 2],
        [0, 4],
        [0, 5],
      ],
    ]);
  });

  it('stay where a place is not there', () => {
    const nowhere = [move(0, 0, 0, 2), move(0, 2, 2, 0), move(0, 0, 9, 0), move(9, 0, 0, 0), move(0, 0, 2, -1)];
    expect(run(stored, ...nowhere)).toEqual(stored);
  });
});

test.each([
  [1306, 1200, undefined, '1306 × 1200: fits', true],
  [653, 600, undefined, '653 × 600: fits', true],
  [600, 560, undefined, '600 × 560: smaller than advised: will look soft', false],
  [680, 600, undefined, '680 × 600: will be cropped at the sides', false],
  [1200, 800, undefined, '1200 × 800: will be cropped at the sides by 27 %', false],
  [800, 1200, undefined, '800 × 1200: will be cropped at the top and bottom by 39 %', false],
  [900, 300, undefined, '900 × 300: smaller than advised: will look soft, will be cropped at the sides by 64 %', false],
  [900, 300, 'whole', '900 × 300: fits', true],
  [400, 300, 'whole', '400 × 300: smaller than advised: will look soft', false],
  [400, 800, 'whole', '400 × 800: fits', true],
  [653, 600, 'window', '653 × 600: cropped to the shape of each window', true],
  [1200, 800, 'window', '1200 × 800: will be cropped at the sides by 27 %, cropped to the shape of each window', false],
  [653, 600, '654/295', '653 × 600: will be cropped at the top and bottom by 51 %', false],
  [653, 600, { now: null }, '653 × 600: fits', true],
  [
    653,
    600,
    { now: '654/295' },
    '653 × 600: will be cropped at the top and bottom by 51 % until all frames are filled',
    false,
  ],
  [1200, 800, { now: null }, '1200 × 800: will be cropped at the sides by 27 % once all frames are filled', false],
  [1200, 800, { now: '653/600' }, '1200 × 800: will be cropped at the sides by 27 %', false],
] as const)('%i × %i, shown as %j', (width, height, shown, text, isGood) => {
  expect(describeFit({ ...makeMedia('x'), width, height }, '653/600', shown)).toEqual({ text, isGood });
});

test('a frame is shown as the number of frames and the type of its grid have it', () => {
  const shown = (gridType: 'G3' | 'G4' | 'G6' | 'G7', count: number, at = 0, isPortrait = false) => {
    const frames = Array.from({ length: count }, (_, index) => makeFrame(index + 1, index));
    const [grid] = valuesOf(makeProject({ grids: [makeGrid(1, gridType, frames)] })).grids;
    if (grid === undefined) return null;
    const sized = grid.frames.map((frame, index) => ({
      ...frame,
      content: {
        ...frame.content,
        media: { ...makeMedia('x'), width: 800, height: isPortrait && index === 0 ? 1200 : 400 },
      },
    }));
    return shownFrame({ gridType, frames: sized }, at);
  };
  expect([shown('G7', 0), shown('G7', 1), shown('G3', 1), shown('G3', 2, 1, true)]).toEqual(Array(4).fill('whole'));
  expect(shown('G3', 2)).toBe('1920/1080');
  expect([shown('G4', 1), shown('G6', 2, 1)]).toEqual([{ now: null }, { now: '654/295' }]);
  expect([shown('G4', 2), shown('G4', 3), shown('G7', 2), shown('G6', 4), shown('G6', 4, 3)]).toEqual([
    '653/600',
    '654/295',
    '654/295',
    '653/600',
    '654/295',
  ]);
});

test('nothing is said of a size that is not known', () => {
  expect(describeFit({ ...makeMedia('x'), width: null }, '653/600')).toBeNull();
});

describe('files', () => {
  const head = (text: string) => Uint8Array.from(text.padEnd(64, '\0'), (letter) => letter.charCodeAt(0));
  const ftyp = (brands: string) => head(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);
  const video = { kind: 'video', isMp4: true };

  test.each([
    ['JPEG', head('\xff\xd8\xff\xe0'), { kind: 'image' }],
    ['PNG', head('\x89PNG\r\n\x1a\n'), { kind: 'image' }],
    ['GIF', head('GIF89a'), { kind: 'image' }],
    ['WebP', head('RIFF\0\0\0\0WEBPVP8 '), { kind: 'image' }],
    ['AVIF', ftyp('avif\0\0\0\0mif1'), { kind: 'image' }],
    ['HEIC', ftyp('heic\0\0\0\0mif1'), { kind: 'unknown' }],
    ['MP4', ftyp('isom\0\0\0\0avc1'), video],
    ['MP4 of a camera', ftyp('XAVC\0\0\0\0XAVCmp42iso2nras'), video],
    ['RAW of Canon, which names MP4 too', ftyp('crx \0\0\0\0isom'), { kind: 'unknown' }],
    ['sound', ftyp('M4A \0\0\0\0isommp42'), { kind: 'unknown' }],
    ['QuickTime', ftyp('qt  \0\0\0\0qt  '), { kind: 'quicktime' }],
    ['old QuickTime', head('\0\0\0\x08wide\0\0\0\0mdat'), { kind: 'quicktime' }],
    ['WebM', head('\x1a\x45\xdf\xa3\x01webm'), { kind: 'video', isMp4: false }],
    ['Matroska', head('\x1a\x45\xdf\xa3\x01matroska'), { kind: 'unknown' }],
    ['Ogg', head('OggS'), { kind: 'video', isMp4: false }],
    ['SVG', head('<svg xmlns='), { kind: 'unknown' }],
    ['nothing', new Uint8Array(), { kind: 'unknown' }],
  ])('%s is told by its first bytes', (_name, bytes, found) => {
    expect(sniff(bytes)).toEqual(found);
  });

  test.each([
    ['HEIC', 'x.jpg', ftyp('heic\0\0\0\0mif1'), /^x\.jpg is a HEIC picture.* Export it as JPEG.* choose it in Safari/],
    ['TIFF', 'x.jpg', head('II*\0'), /is a TIFF picture.* Export it as JPEG/],
    ['RAW of Canon', 'x', head('II*\0\x10\0\0\0CR\x02'), /RAW.* Export it as JPEG/],
    ['PDF', 'x', head('%PDF-1.7'), /PDF document\. Export the page/],
    ['SVG', 'x', head('<?xml version="1.0"?>\n<svg xmlns='), /SVG drawing.* Export it as PNG/],
    ['PSD', 'x', head('8BPS'), /Photoshop.* Save a copy/],
    ['Matroska', 'x', head('\x1a\x45\xdf\xa3\x01matroska'), /Matroska.* Export it as MP4 \(H\.264\)/],
    ['by its name', 'x.DNG', head('?'), /RAW/],
    ['anything else', 'x.txt', head('Hello'), /^x\.txt is neither a picture/],
  ])('%s: what to do instead is said', (_name, name, bytes, text) => {
    expect(wrongType({ name, type: '' }, { head: bytes })).toMatch(text);
  });

  test('where only pictures are taken, only they are spoken of', () => {
    const said = (name: string, bytes: string) =>
      wrongType({ name, type: '' }, { head: head(bytes), takes: 'pictures' });
    expect(said('x.png', 'Hello')).toBe('x.png is not a picture (JPEG, PNG, GIF, WebP, AVIF).');
    expect(said('x.mkv', '\x1a\x45\xdf\xa3\x01matroska')).toBe('x.mkv is not a picture (JPEG, PNG, GIF, WebP, AVIF).');
    expect(said('x.png', '%PDF-1.7')).toBe('x.png is a PDF document. Export the page as a JPEG or PNG picture.');
    expect(refuseUnopened({ name: 'a', size: 1, type: 'text/plain' }, 'pictures')).toMatch(/^a is not a picture/);
  });

  test('boxes of a film are read, and impossible ones are not', () => {
    expect(readBox(head('\0\0\0\x10moov'), 64)).toEqual({ type: 'moov', size: 16 });
    expect(readBox(head('\0\0\0\0mdat'), 64)).toEqual({ type: 'mdat', size: 64 });
    expect(readBox(head('\0\0\0\x01mdat\0\0\0\0\0\0\0\x20'), 64)).toEqual({ type: 'mdat', size: 32 });
    expect([
      readBox(head('\0\0\0\x7fmoov'), 64),
      readBox(head('\0\0\0\x04moov'), 64),
      readBox(new Uint8Array(4), 4),
    ]).toEqual([null, null, null]);
    expect([isHevc(head('stsd....hvc1')), isHevc(head('stsd....avc1'))]).toEqual([true, false]);
  });

  it('are refused unopened when empty, too large or of another kind', () => {
    const file = (size: number, type = 'image/png') => refuseUnopened({ name: 'a', size, type });
    expect([file(1), file(1, ''), file(256 * 2 ** 20)]).toEqual([null, null, null]);
    expect(file(0)).toBe('a is empty. Export or download it once more.');
    expect(file(256 * 2 ** 20 + 2 ** 19)).toMatch(/^a is too large: 25[67] MB\. The most is 256 MB\.$/);
    expect(file(1, 'text/plain')).toMatch(/^a is neither a picture/);
    expect(file(1, 'application/pdf')).toBe('a is a PDF document. Export the page as a JPEG or PNG picture.');
    expect(refuseTogether([2 ** 31, 1])).toMatch(/larger than 2048 MB/);
    expect(refuseTogether(Array.from({ length: 301 }, () => 1))).toMatch(/at most 300/);
    expect(refuseTogether([1, 2])).toBeNull();
    expect([1, 421_888, 5.2 * 2 ** 20, 5 * 2 ** 20, 20.4 * 2 ** 20].map(describeBytes)).toEqual([
      '1 KB',
      '412 KB',
      '5.2 MB',
      '5 MB',
      '20 MB',
    ]);
  });
});

describe('a stored draft of the form', () => {
  const stored = valuesOf(
    makeProject({ grids: [makeGrid(1, 'G4', [makeFrame(31)])], header: makeMedia('/h'), headerPath: 'h' }),
  );
  const values = putFile(stored, 'stored-0', 1, chosen(4));

  it('holds stored media, and beside them what is not stored', () => {
    const waiting = { key: '6', grid: 'stored-0', slot: 0, file: makeFile('6.jpg') };
    const draft = toProjectDraft({ ...values, header: chosen(5) }, [waiting], 'k');
    expect(draft.files.map(({ key, grid, slot, file }) => [key, grid, slot, file?.name])).toEqual([
      ['5', null, 0, '5.jpg'],
      ['4', 'stored-0', 1, '4.jpg'],
      ['6', 'stored-0', 0, '6.jpg'],
    ]);
    expect(chosenMedia(draft.values)).toEqual([]);
    expect(readStored(projectDraftShape, draft, 1)).toEqual(draft);
  });

  it('holds a film as it was chosen where its original is to be kept, so that it is converted again', () => {
    const original = makeFile('5.mov');
    const { files } = toProjectDraft({ ...values, header: chosen(5) }, [], null, {
      kept: [],
      originals: { '5': original },
      silenced: ['4'],
      soundless: ['5'],
    });
    expect(files.find(({ key }) => key === '5')).toMatchObject({ file: original, keepsOriginal: true, isSilent: true });
    expect(files.filter(({ keepsOriginal }) => keepsOriginal === true)).toHaveLength(1);
    expect(files.filter(({ isHeard }) => isHeard === false).map(({ key }) => key)).toEqual(['4']);
  });

  it('holds what was removed, and the order of a carousel', () => {
    const carousel = valuesOf(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(31), makeFrame(32)])] }));
    const file = chosen(4);
    const moved = run(putFile(carousel, 'stored-0', 0, file), {
      type: 'frame.moved',
      grid: 'stored-0',
      index: 2,
      to: { grid: 'stored-0', slot: 1 },
    });
    const draft = toProjectDraft(run(moved, { type: 'grid.removed', grid: 'stored-0' }), [], null);
    expect(readStored(projectDraftShape, draft, 1)).toEqual(draft);
    expect(draft.files.map(({ grid, rank }) => [grid, rank])).toEqual([['stored-0', 1]]);
    const again = putFile(draft.values, 'stored-0', 0, file, 1);
    const { grids } = run(again, { type: 'grid.restored', which: 0 });
    expect(grids[0]?.frames.map(({ content }) => content)).toEqual(
      moved.grids[0]?.frames.map(({ content }) => content),
    );
  });

  it('is not believed when it is something else; a lost file leaves the rest', () => {
    const draft = toProjectDraft(values, [], null);
    const [file] = draft.files;
    const others = [
      null,
      {},
      { ...draft, files: [{ ...file, key: 1 }] },
      { ...draft, files: [{ ...file, file: 'x' }] },
      { ...draft, values: { ...draft.values, theme: 'blue' } },
      { ...draft, idempotencyKey: 1 },
    ];
    const isKept = (value: unknown) => readStored(projectDraftShape, value, 1) !== null;
    expect(others.map(isKept)).toEqual(others.map(() => false));
    expect(isKept({ ...draft, files: [{ ...file, file: undefined }] })).toBe(true);
    expect(isKept({ ...draft, idempotencyKey: undefined }), 'of an earlier release').toBe(true);
  });
});
