import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startClient, type Client } from './support/client.ts';
import { restoreBack, revisionsOf } from './support/history.ts';

/** What a project answers to its editor of which a part here is read. */
type Stored = Readonly<Record<string, unknown>>;

/** A field of the form: two values to send, and how the stored one is read back. */
interface Sample {
  readonly first: unknown;
  readonly second: unknown;
  /** What is read where it is not simply the property of the field's name. */
  readonly read?: (stored: Stored) => unknown;
  /** Whether a copy and a restored state have it; who sees a project and where it is stay as they are. */
  readonly isContent: boolean;
}

const names = (list: unknown, ...keys: readonly string[]): unknown =>
  Array.isArray(list) ? list.map((one: Stored) => keys.map((key) => one[key])) : list;

/** Every field of `ProjectForm` in openapi.yaml but files, which the tests of media follow. */
const samples: Readonly<Record<string, Sample>> = {
  title: { first: 'Kiln', second: 'Oven', isContent: false },
  clientName: { first: 'Meridian', second: 'Parallel', isContent: true },
  year: { first: '2025', second: '2026', isContent: true },
  category: { first: 1, second: 2, read: (stored) => stored['categoryId'], isContent: true },
  credits: {
    first: [{ role: 'Potter', name: 'Asha' }],
    second: [{ role: 'Baker', name: 'Ravi' }],
    read: (stored) => names(stored['credits'], 'role', 'name'),
    isContent: true,
  },
  description: {
    first: 'It is *hot*.',
    second: 'It is *cold*.',
    read: (stored) => stored['descriptionSource'] ?? stored['description'],
    isContent: true,
  },
  descriptionFormat: {
    first: 'markdown',
    second: 'plain',
    read: (stored) => (stored['descriptionSource'] === undefined ? 'plain' : 'markdown'),
    isContent: true,
  },
  relatedProjects: {
    first: [1],
    second: [2],
    read: (stored) => names(stored['relatedProjects'], 'relatedId'),
    isContent: true,
  },
  grids: {
    first: [{ gridType: 'G2', gridText: 'Two', position: '1', frames: [] }],
    second: [{ gridType: 'G3', gridText: 'Three', position: '1', frames: [] }],
    read: (stored) => names(stored['grids'], 'gridType', 'gridText'),
    isContent: true,
  },
  Theme: { first: 'black', second: 'white', isContent: true },
  visibility: { first: 'draft', second: 'unlisted', isContent: false },
  sealedShows: { first: 'title', second: 'titleAndPicture', isContent: false },
  publishAt: { first: '2031-01-01T00:00:00.000Z', second: '', isContent: false },
  slug: { first: 'kiln-of-clay', second: 'oven-of-stone', isContent: false },
  searchDescription: { first: 'Of clay.', second: 'Of stone.', isContent: true },
};

/** These say something of files that come in the same form. */
const ofFiles = ['HeaderMedia', 'focus', 'sound'];

const shown: Readonly<Record<string, readonly [first: unknown, second: unknown]>> = {
  credits: [[['Potter', 'Asha']], [['Baker', 'Ravi']]],
  relatedProjects: [[[1]], [[2]]],
  grids: [[['G2', 'Two']], [['G3', 'Three']]],
  // Public at once: nothing is to come.
  publishAt: ['2031-01-01T00:00:00.000Z', undefined],
  // Told of what is sealed alone (links.test.ts).
  sealedShows: [undefined, undefined],
};

function fieldsOf(which: 'first' | 'second'): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, sample[which]]));
}

const stored = async ({ call }: Client, id: number): Promise<Stored> =>
  (await call<{ data: Stored }>('GET', `/api/project?id=${String(id)}/edit`)).data;

/** Fails with the name of the field that is not as it was sent. */
function expectFields(
  was: Stored,
  which: 'first' | 'second',
  isWanted: (sample: Sample) => boolean = () => true,
): void {
  for (const [name, sample] of Object.entries(samples)) {
    if (!isWanted(sample)) continue;
    const wanted = shown[name]?.[which === 'first' ? 0 : 1] ?? (name in shown ? undefined : sample[which]);
    expect((sample.read ?? ((one) => one[name]))(was), name).toEqual(wanted);
  }
}

test('every field of the form has a sample here, so that a new one is followed too', () => {
  const contract: {
    components: { schemas: { ProjectForm: { properties: Readonly<Record<string, unknown>> } } };
  } = parse(readFileSync(inRoot('openapi.yaml'), 'utf8'));
  const fields = Object.keys(contract.components.schemas.ProjectForm.properties);
  expect([...Object.keys(samples), ...ofFiles].sort()).toEqual(fields.sort());
});

test('every field of a project is stored, changed, restored and copied', async () => {
  const client = await startClient(false);
  for (const name of ['Clay', 'Stone']) await client.call('POST', '/api/category', { name }, 201);
  for (const title of ['Glaze', 'Slip']) await client.create({ title });
  const { id } = await client.create(fieldsOf('first'));
  expectFields(await stored(client, id), 'first');

  await client.send('PATCH', `/api/projects/${String(id)}/edit`, fieldsOf('second'));
  expectFields(await stored(client, id), 'second');

  const { data: copy } = await client.call<{ data: { id: number } }>(
    'POST',
    `/api/projects/${String(id)}/duplicate`,
    undefined,
    201,
  );
  const isContent = (sample: Sample) => sample.isContent;
  expectFields(await stored(client, copy.id), 'second', isContent);

  expect(await revisionsOf(client, 'project', id)).toHaveLength(2);
  await restoreBack(client, 1, 'project', id);
  expectFields(await stored(client, id), 'first', isContent);
});
