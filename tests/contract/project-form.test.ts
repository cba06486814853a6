import { expect, test } from 'vitest';
import { createProviderClient } from '../../src/api/http/client.ts';
import { createProjectFormWrites } from '../../src/api/dashboard/project-form.ts';
import { moveFrame } from '../../src/domain/frame-moves.ts';
import { addGrid, changeGridText, putFile } from '../../src/domain/grid-editing.ts';
import type { NewOriginal } from '../../src/domain/originals.ts';
import { withDark } from '../../src/domain/new-second-light.ts';
import { chosenMedia, emptyProject, valuesOf } from '../../src/domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../src/domain/project-form.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from '../machines/support/project-forms.ts';
import { validateRequest } from './support/client-requests.ts';

const { signal } = new AbortController();

function chosen(key: number, name: string): ChosenMedia {
  return { source: 'chosen', key: String(key), file: makeFile(name), media: makeMedia(`blob:${String(key)}`) };
}

/** Method, path, and the parts in the order in which they went out, files by their names. */
async function send(
  values: ProjectValues,
  id: number | string | null,
  originals: readonly NewOriginal[] = [],
  stored?: ProjectValues,
  heard: readonly string[] = [],
) {
  let seen: readonly unknown[] = [];
  const client = createProviderClient({ host: 'http://provider.example' });
  const writes = createProjectFormWrites(client, async (request, form, onProgress) => {
    expect(request.credentials).toBe('include');
    const valid = await validateRequest(request);
    const parts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    // What is validated is what is sent.
    expect([...(valid.form ?? [])].map(([name]) => name)).toEqual(parts.map(([name]) => name));
    seen = [request.method, new URL(request.url).pathname, parts];
    onProgress({ sent: 1, total: 1 });
    return new Response(null, { status: 204 });
  });
  const progress: unknown[] = [];
  const saved = { id, etag: null, idempotencyKey: null, originals, heard, ...(stored === undefined ? {} : { stored }) };
  await writes.save(values, saved, (step) => progress.push(step), signal);
  expect(progress).toEqual([{ sent: 1, total: 1 }]);
  return seen;
}

test('a new project is POST /api/projects, its files numbered by grid, slot and file, from 0', async () => {
  const fields: ProjectValues = {
    ...emptyProject,
    title: 'Upar',
    clientName: 'Upar Tea Company',
    year: '2023',
    category: '3',
    description: 'Above',
    theme: 'black',
    header: chosen(9, 'header.jpg'),
    credits: [{ creditKey: '0', role: 'Design', name: 'Ritika Anand' }],
    related: [{ id: 7, title: 'Ritu', slug: 'ritu', header: null }],
  };
  const grids = changeGridText(addGrid(addGrid(fields, 'new-1', 'G6'), 'new-2', 'G3'), 'new-2', 'In the fog');
  const files = [
    ['new-1', 2, chosen(1, 'c.jpg')],
    ['new-1', 0, chosen(2, 'a.jpg')],
    ['new-2', 0, chosen(3, 'one.jpg')],
    ['new-2', 0, chosen(4, 'two.jpg')],
  ] as const;
  const values = files.reduce((now, [grid, slot, file]) => putFile(now, grid, slot, file), grids);
  expect(await send(values, null)).toEqual([
    'POST',
    '/api/projects',
    [
      ['title', 'Upar'],
      ['clientName', 'Upar Tea Company'],
      ['year', '2023'],
      ['category', '3'],
      ['credits', '[{"role":"Design","name":"Ritika Anand"}]'],
      ['description', 'Above'],
      ['relatedProjects', '[7]'],
      [
        'grids',
        JSON.stringify([
          { gridType: 'G6', position: '1', frames: [] },
          { gridType: 'G3', gridText: 'In the fog', position: '2', frames: [] },
        ]),
      ],
      ['Theme', 'black'],
      ['HeaderMedia', 'header.jpg'],
      ['grid_0_frame_0_0', 'a.jpg'],
      ['grid_0_frame_2_0', 'c.jpg'],
      ['grid_1_frame_0_0', 'one.jpg'],
      ['grid_1_frame_0_1', 'two.jpg'],
    ],
  ]);
});

test('a stored one is PATCH …/edit: kept frames by id, path, type and slot, a replaced one not among them', async () => {
  const film = { ...makeFrame(33, 0), media: makeMedia('/media/33.mp4', 'video'), path: 'media\\33.mp4' };
  const project = makeProject({
    header: makeMedia('/media/header.jpg'),
    headerPath: 'media\\header.jpg',
    grids: [makeGrid(1, 'G4', [makeFrame(31), makeFrame(32, 1)]), makeGrid(2, 'G3', [film])],
  });
  const replaced = putFile(valuesOf(project), 'stored-0', 1, chosen(1, 'new.jpg'));
  const values = putFile(replaced, 'stored-1', 0, chosen(2, 'more.jpg'));
  const [method, path, parts] = await send(values, 'p-5');
  expect([method, path]).toEqual(['PATCH', '/api/projects/p-5/edit']);
  expect(parts).toEqual(
    expect.arrayContaining([
      ['HeaderMedia', 'media\\header.jpg'],
      [
        'grids',
        JSON.stringify([
          {
            id: 1,
            gridType: 'G4',
            position: '1',
            frames: [{ id: 31, mediaUrl: 'media/31.jpg', mediaType: 'IMAGE', slot: 0 }],
          },
          {
            id: 2,
            gridType: 'G3',
            position: '2',
            frames: [{ id: 33, mediaUrl: 'media\\33.mp4', mediaType: 'VIDEO', slot: 0 }],
          },
        ]),
      ],
      ['grid_0_frame_1_0', 'new.jpg'],
      ['grid_1_frame_0_0', 'more.jpg'],
    ]),
  );
});

test('a carousel whose new file is among the kept ones says where these are; any other does not', async () => {
  const stored = valuesOf(makeProject({ grids: [makeGrid(2, 'G3', [makeFrame(31), makeFrame(32)])] }));
  const more = putFile(stored, 'stored-0', 0, chosen(1, 'new.jpg'));
  const positions = async (values: ProjectValues) => {
    const [, , parts] = await send(values, 5);
    return JSON.stringify(parts).match(/(?<=position\\\\?":)\d/g);
  };
  expect(await positions(more)).toBeNull();
  const moved = moveFrame(more, { grid: 'stored-0', index: 2, to: { grid: 'stored-0', slot: 1 } });
  expect(await positions(moved)).toEqual(['0', '2']);
});

test('a header that was taken away is sent as empty text; one that never was is not sent', async () => {
  const [, , removed] = await send(emptyProject, 5);
  expect(removed).toContainEqual(['HeaderMedia', '']);
  const [, , none] = await send(emptyProject, null);
  expect(none).not.toContainEqual(expect.arrayContaining(['HeaderMedia']));
});

test('address and words for search are said where they were changed, and nowhere else', async () => {
  const stored: ProjectValues = { ...emptyProject, title: 'Upar', slug: 'upar', searchDescription: 'Tins.' };
  const said = async (values: ProjectValues, before?: ProjectValues) => {
    const [, , parts] = await send(values, 5, [], before);
    return Array.isArray(parts) ? parts.filter(([name]) => name === 'slug' || name === 'searchDescription') : [];
  };
  expect(await said({ ...stored, title: 'Another' }, stored)).toEqual([]);
  expect(await said({ ...stored, slug: 'tins', searchDescription: '' }, stored)).toEqual([
    ['slug', 'tins'],
    ['searchDescription', ''],
  ]);
  expect(await said(emptyProject)).toEqual([]);
});

test('what films were made of stands behind all files, each in a part named after its film’s', async () => {
  const grids = addGrid({ ...emptyProject, header: chosen(9, 'header.mp4') }, 'new-1', 'G2');
  const values = putFile(putFile(grids, 'new-1', 0, chosen(1, 'a.jpg')), 'new-1', 1, chosen(2, 'b.mp4'));
  const originals = [
    { key: '2', file: makeFile('b.mov') },
    { key: '9', file: makeFile('header.mov') },
    // Of a film that is not sent.
    { key: '7', file: makeFile('c.mov') },
  ];
  const [, , parts] = await send(values, null, originals);
  expect(Array.isArray(parts) ? parts.slice(-5) : parts).toEqual([
    ['HeaderMedia', 'header.mp4'],
    ['grid_0_frame_0_0', 'a.jpg'],
    ['grid_0_frame_1_0', 'b.mp4'],
    ['original_HeaderMedia', 'header.mov'],
    ['original_grid_0_frame_1_0', 'b.mov'],
  ]);
});

test('what takes the place of a new picture in the black theme goes behind it, in a part named after it', async () => {
  const night = chosen(8, 'night.jpg');
  const header = withDark(chosen(9, 'header.jpg'), night);
  const grids = addGrid({ ...emptyProject, header }, 'new-1', 'G7');
  const values = putFile(
    putFile(grids, 'new-1', 0, withDark(chosen(1, 'a.jpg'), chosen(2, 'b.jpg'))),
    'new-1',
    1,
    chosen(3, 'c.jpg'),
  );
  const [, , parts] = await send(values, null);
  expect(parts).toEqual(
    expect.arrayContaining([
      ['HeaderMedia', 'header.jpg'],
      ['dark_HeaderMedia', 'night.jpg'],
      ['grid_0_frame_0_0', 'a.jpg'],
      ['dark_grid_0_frame_0_0', 'b.jpg'],
    ]),
  );
  // By their order the form knows how much of each has gone out.
  const names = Array.isArray(parts) ? parts.map(String) : [];
  const files = chosenMedia(values).map(({ file }) => file.name);
  expect(names.flatMap((part) => files.filter((name) => part.endsWith(`,${name}`)))).toEqual(files);
});

test('the films that visitors may hear are named by their parts; where there are none, nothing is said', async () => {
  const grids = addGrid({ ...emptyProject, header: chosen(9, 'header.mp4') }, 'new-1', 'G2');
  const values = putFile(putFile(grids, 'new-1', 0, chosen(1, 'a.mp4')), 'new-1', 1, chosen(2, 'b.mp4'));
  // The last one is not sent.
  const [, , parts] = await send(values, null, [], undefined, ['2', '9', '7']);
  expect(parts).toContainEqual(['sound', '["HeaderMedia","grid_0_frame_1_0"]']);
  expect(JSON.stringify(await send(values, null))).not.toContain('"sound"');
});
