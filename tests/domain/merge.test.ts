import { storyFields } from '@vitrine/content';
import { noPublication } from '../../src/domain/publication.ts';
import { describe, expect, it, test } from 'vitest';
import { emptyAboutDraft } from '../../src/domain/about-form.ts';
import type { AboutDraft } from '../../src/domain/about-form.ts';
import { mergeAbout } from '../../src/domain/about-merge.ts';
import { mergeFields, mergeLists, sideOf } from '../../src/domain/merge.ts';
import { editProject } from '../../src/domain/project-edits.ts';
import type { ProjectEdit } from '../../src/domain/project-edits.ts';
import { valuesOf } from '../../src/domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../src/domain/project-form.ts';
import { compareGrids, mergeProject, projectSide } from '../../src/domain/project-merge.ts';
import { mergeForm } from '../../src/domain/record.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from '../machines/support/project-forms.ts';

describe('three versions of one thing', () => {
  it('tells who changed it', () => {
    expect(sideOf({ base: 'a', mine: 'a', theirs: 'a' })).toBe('same');
    expect(sideOf({ base: 'a', mine: 'b', theirs: 'b' }), 'both alike').toBe('same');
    expect(sideOf({ base: 'a', mine: 'b', theirs: 'a' })).toBe('mine');
    expect(sideOf({ base: 'a', mine: 'a', theirs: 'b' })).toBe('theirs');
    expect(sideOf({ base: 'a', mine: 'b', theirs: 'c' })).toBe('both');
  });

  it('merges the fields it is told to, and leaves the rest as mine', () => {
    const versions = {
      base: { a: 1, b: 1, c: 1, typed: '' },
      mine: { a: 2, b: 1, c: 2, typed: 'x' },
      theirs: { a: 1, b: 3, c: 3, typed: '' },
    };
    expect(mergeFields(versions, ['a', 'b', 'c'])).toEqual({ a: 2, b: 3, c: 2, typed: 'x' });
  });

  it('merges lists: additions and removals of both, in the order of the side that changed it', () => {
    const merge = (base: string, mine: string, theirs: string) =>
      mergeLists(
        { base: [...base], mine: [...mine], theirs: [...theirs] },
        { keyOf: (item) => item, isSame: (one, other) => one === other, keepGone: () => null },
      ).join('');
    expect(merge('abc', 'abc', 'abc')).toBe('abc');
    expect(merge('abc', 'abxc', 'abc')).toBe('abxc');
    expect(merge('abc', 'abc', 'abxc')).toBe('abxc');
    expect(merge('abc', 'xabc', 'abcy')).toBe('xabcy');
    expect(merge('abc', 'ac', 'abc')).toBe('ac');
    expect(merge('abc', 'abc', 'bc')).toBe('bc');
    expect(merge('abc', 'cba', 'abc')).toBe('cba');
    expect(merge('abc', 'abc', 'cba')).toBe('cba');
    expect(merge('abc', 'cbxa', 'yabc')).toMatch(/^y?cbxy?a$/);
    expect(merge('', 'a', 'b')).toMatch(/^(ab|ba)$/);
  });
});

test('of a story only what was changed here is written', () => {
  const base = { title: 'T', author: 'A', content: 'C', contentFormat: '', ...noPublication, searchDescription: '' };
  const mine = { ...base, title: 'Mine', content: 'Mine' };
  const theirs = { ...base, author: 'Theirs', content: 'Theirs', visibility: 'draft' };
  const merged = {
    ...noPublication,
    searchDescription: '',
    title: 'Mine',
    author: 'Theirs',
    content: 'Mine',
    contentFormat: '',
    visibility: 'draft',
  };
  expect(mergeForm(storyFields, { base, mine, theirs })).toEqual(merged);
});

describe('of the About page only what was changed here is written', () => {
  const base: AboutDraft = {
    ...emptyAboutDraft,
    introHeading: 'Paper',
    introDescription: 'Sheets',
    whatWeDo: [{ heading: 'Print', points: ['Books', 'Signs'] }, ...emptyAboutDraft.whatWeDo.slice(1)],
    howWeDo: [{ heading: 'Slowly', paragraphs: ['By hand'] }, ...emptyAboutDraft.howWeDo.slice(1)],
    clients: [['Upar', 'Kal'], ['Saaz'], []],
  };
  const withClients = (...clients: readonly string[]): AboutDraft => ({ ...base, clients: [clients, [], []] });

  it('texts and columns', () => {
    const mine = {
      ...base,
      introHeading: 'Mine',
      whatWeDo: base.whatWeDo.with(0, { heading: 'Print', points: ['Books', 'Signs', 'Maps'] }),
      howWeDo: base.howWeDo.with(0, { heading: 'Slowly', paragraphs: ['Mine'] }),
    };
    const theirs = {
      ...base,
      introDescription: 'Theirs',
      whatWeDo: base.whatWeDo.with(0, { heading: 'Theirs', points: ['Signs'] }),
      howWeDo: base.howWeDo.with(0, { heading: 'Theirs', paragraphs: ['Theirs'] }),
    };
    expect(mergeAbout({ base, mine, theirs })).toMatchObject({
      introHeading: 'Mine',
      introDescription: 'Theirs',
      whatWeDo: [{ heading: 'Theirs', points: ['Signs', 'Maps'] }, {}, {}],
      howWeDo: [{ heading: 'Theirs', paragraphs: ['Mine'] }, {}, {}],
    });
  });

  it('clients, whatever column they are in, those without a name too', () => {
    const merge = (mine: AboutDraft, theirs: AboutDraft) => mergeAbout({ base, mine, theirs }).clients.flat();
    expect(merge(withClients('Upar', 'Kal', 'Saaz'), withClients('Upar', 'Saaz'))).toEqual(['Upar', 'Saaz']);
    expect(merge(withClients('Upar', 'Kal', 'Saaz', 'Mine'), withClients('Upar', 'Kal', 'Saaz', 'Theirs'))).toEqual(
      expect.arrayContaining(['Upar', 'Kal', 'Saaz', 'Mine', 'Theirs']),
    );
    expect(merge(withClients('Upar', 'Kal', 'Saaz', '', ''), base)).toEqual(['Upar', 'Kal', 'Saaz', '', '']);
  });
});

describe('of a project only what was changed here is written', () => {
  const base = valuesOf(
    makeProject({
      credits: [{ role: 'Design', name: 'Ritu' }],
      grids: [
        makeGrid(1, 'G2', [makeFrame(11), makeFrame(12, 1)], 'One'),
        makeGrid(2, 'G1', [makeFrame(21)], 'Two'),
        makeGrid(3, 'G3', [makeFrame(31)]),
      ],
    }),
  );
  const edit = (values: ProjectValues, ...edits: readonly ProjectEdit[]) => edits.reduce(editProject, values);
  const ids = ({ grids }: ProjectValues) => grids.map(({ id }) => id);
  const text = (grid: string, words: string): ProjectEdit => ({ type: 'text.changed', grid, text: words });
  const [one, two, three] = base.grids.map(({ key }) => key);
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three grids are needed');
  const file: ChosenMedia = { source: 'chosen', key: '9', file: makeFile('9.jpg'), media: makeMedia('blob:9') };

  it('fields and credits', () => {
    const mine = edit(base, { type: 'field.changed', field: 'title', value: 'Mine' });
    const theirs = { ...base, title: 'Theirs', year: '2026', credits: [] };
    expect(mergeProject({ base, mine, theirs })).toMatchObject({ title: 'Mine', year: '2026', credits: [] });
    const versions = { base, mine, theirs };
    expect([projectSide(versions, 'title'), projectSide(versions, 'year'), projectSide(versions, 'theme')]).toEqual([
      'both',
      'theirs',
      'same',
    ]);
  });

  it('each grid by itself: of one that both changed, mine', () => {
    const mine = edit(base, text(one, 'Mine'), text(three, 'Mine'));
    const theirs = edit(base, text(two, 'Theirs'), text(three, 'Theirs'));
    const merged = mergeProject({ base, mine, theirs });
    expect(merged.grids.map((grid) => grid.text)).toEqual(['Mine', 'Theirs', 'Mine']);
    expect(compareGrids({ base, mine, theirs }).map(({ side }) => side)).toEqual(['mine', 'theirs', 'both']);
    expect(
      merged.grids.map(({ key }) => key),
      'files under inspection find their grid',
    ).toEqual([one, two, three]);
  });

  it('grids that were added, removed and moved on either side', () => {
    const added = { ...makeFormGrid('new-1'), frames: [{ slot: 0, content: file }] };
    const mine = { ...edit(base, { type: 'grid.removed', grid: two }) };
    const withMine = { ...mine, grids: [...mine.grids, added] };
    const theirs = valuesOf(
      makeProject({
        grids: [makeGrid(3, 'G3', [makeFrame(31)]), makeGrid(4, 'G1'), makeGrid(1, 'G2', [makeFrame(11)], 'One')],
      }),
    );
    const merged = mergeProject({ base, mine: withMine, theirs });
    expect(ids(merged).toSorted()).toEqual([1, 3, 4, null].toSorted());
    expect(ids(merged).indexOf(3)).toBeLessThan(ids(merged).indexOf(1));
    expect(new Set(merged.grids.map(({ key }) => key)).size).toBe(4);
    expect(merged.grids.find(({ id }) => id === 1)?.frames).toHaveLength(1);
  });

  it('a grid that was deleted elsewhere keeps what is new in it, and is new itself', () => {
    const theirs = valuesOf(makeProject({ grids: [makeGrid(1, 'G2', [makeFrame(11), makeFrame(12, 1)], 'One')] }));
    const mine = {
      ...base,
      grids: base.grids.map((grid) =>
        grid.id === 2 ? { ...grid, text: '', frames: [...grid.frames, { slot: 1, content: file }] } : grid,
      ),
    };
    const merged = mergeProject({ base, mine, theirs });
    expect(merged.grids.map(({ id, frames }) => [id, frames.length])).toEqual([
      [1, 2],
      [null, 1],
    ]);
    const untouched = mergeProject({ base, mine: edit(base, text(one, 'Mine')), theirs });
    expect(ids(untouched)).toEqual([1]);
  });

  it('never sends a frame twice, nor one that is gone', () => {
    const movedThere = valuesOf(
      makeProject({
        credits: [...base.credits],
        grids: [
          makeGrid(1, 'G2', [makeFrame(11)], 'One'),
          makeGrid(2, 'G1', [makeFrame(21), makeFrame(12, 1)], 'Two'),
          makeGrid(3, 'G3', []),
        ],
      }),
    );
    const mine = edit(base, text(one, 'Mine'), text(three, 'Mine'));
    const merged = mergeProject({ base, mine, theirs: movedThere });
    const frames = merged.grids.map((grid) =>
      grid.frames.map(({ content }) => (content.source === 'stored' ? content.id : null)),
    );
    expect(frames).toEqual([[11, 12], [21], []]);
  });

  function makeFormGrid(key: string) {
    return { key, id: null, gridType: 'G1' as const, text: null, frames: [] };
  }
});
