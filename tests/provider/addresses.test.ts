import { describe, expect, test } from 'vitest';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Read {
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs?: readonly string[];
  readonly searchDescription?: string;
}

interface Refusal {
  readonly message: string;
  readonly part?: string;
}

const edit = (client: Client, id: number, fields: object, status?: number) =>
  client.send<{ data: Read } & Refusal>('PATCH', `/api/projects/${String(id)}/edit`, { ...fields }, status);

const stored = async ({ call }: Client, id: number): Promise<Read> =>
  (await call<{ data: Read }>('GET', `/api/project?id=${String(id)}/edit`)).data;

/** As a visitor: the slug of what is at an address; null where nothing is. */
async function at({ provider }: Client, slug: string): Promise<string | null> {
  const answer = await provider.app.inject({ url: `/api/project?slug=${encodeURIComponent(slug)}` });
  return answer.statusCode === 200 ? answer.json<{ data: Read }>().data.slug : null;
}

describe('the address of a project', () => {
  test('is chosen when it is made, and written as addresses are', async () => {
    const client = await startClient(false);
    const { slug } = await client.create({ title: 'Upar', slug: ' /project/Fog  Line! ' });
    expect(slug).toBe('fog-line');
    expect(await client.create({ title: 'Nadi', slug: '' })).toMatchObject({ slug: 'nadi' });
  });

  test('can be another, to which the ones before lead, and one of these again', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await edit(client, id, { slug: 'Fog Line' });
    await edit(client, id, { slug: 'tins' });
    expect(await stored(client, id)).toMatchObject({ slug: 'tins', formerSlugs: ['fog-line', 'upar'] });
    expect(await Promise.all(['tins', 'fog-line', 'upar'].map((slug) => at(client, slug)))).toEqual(
      Array(3).fill('tins'),
    );
    await edit(client, id, { slug: 'upar' });
    expect(await stored(client, id)).toMatchObject({ slug: 'upar', formerSlugs: ['tins', 'fog-line'] });
    expect(await at(client, 'tins')).toBe('upar');
    // What is said again, or not at all, changes nothing.
    await edit(client, id, { slug: 'upar' });
    await edit(client, id, { slug: '' });
    await edit(client, id, { title: 'Upar, again' });
    expect(await stored(client, id)).toMatchObject({ slug: 'upar', formerSlugs: ['tins', 'fog-line'] });
  });

  test('of before is told to the administrator only', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await edit(client, id, { slug: 'tins' });
    const { data } = (await client.provider.app.inject({ url: '/api/project?slug=upar' })).json<{ data: object }>();
    expect(data).not.toHaveProperty('formerSlugs');
  });

  test('that another has is refused at its field, and nothing of the form is stored', async () => {
    const client = await startClient(false);
    await client.create({ title: 'Nadi' });
    const { id } = await client.create({ title: 'Upar' });
    expect(await edit(client, id, { title: 'Never', slug: 'NADI' }, 409)).toEqual({
      message: '“Nadi” is at /project/nadi already. Choose another address.',
      part: 'slug',
    });
    expect(await stored(client, id)).toMatchObject({ title: 'Upar', slug: 'upar' });
    const made = await client.send<Refusal>('POST', '/api/projects', { title: 'Third', slug: 'nadi' }, 409);
    expect(made.part).toBe('slug');
  });

  test.each(['!?', 'untitled', '/project/untitled-4', ' - '])('that is no word is refused: %j', async (slug) => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    expect(await edit(client, id, { slug }, 400)).toMatchObject({ part: 'slug' });
  });

  test('of before leads on until another asks for it', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await edit(client, id, { slug: 'upar-2024' });
    // By its title alone nobody gets it.
    expect(await client.create({ title: 'Upar' })).toMatchObject({ slug: 'upar-2' });
    await client.create({ title: 'The new one', slug: 'upar' });
    expect(await at(client, 'upar')).toBe('upar');
    expect(await stored(client, id)).toMatchObject({ slug: 'upar-2024', formerSlugs: [] });
  });

  test('chosen before there is a title, it stays when one comes', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ year: '2024' });
    await edit(client, id, { slug: 'tins' });
    await edit(client, id, { title: 'Upar' });
    expect(await stored(client, id)).toMatchObject({ slug: 'tins', formerSlugs: [] });
  });

  test('goes with a deletion and comes back with it, the former ones too', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await edit(client, id, { slug: 'tins' });
    const token = await client.remove(`/api/projects/${String(id)}`);
    expect(await at(client, 'upar')).toBeNull();
    await client.undo(token);
    expect(await stored(client, id)).toMatchObject({ slug: 'tins', formerSlugs: ['upar'] });
  });
});

describe('own words for search', () => {
  test('of a project are one line, stay where they are not sent, and go when they are emptied', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar', searchDescription: '  A tin\r\n for tea. ' });
    await edit(client, id, { title: 'Upar, again' });
    expect(await stored(client, id)).toMatchObject({ searchDescription: 'A tin for tea.' });
    await client.undo(await client.remove(`/api/projects/${String(id)}`));
    expect(await stored(client, id)).toMatchObject({ searchDescription: 'A tin for tea.' });
    await edit(client, id, { searchDescription: ' ' });
    expect(await stored(client, id)).not.toHaveProperty('searchDescription');
    await edit(client, id, { searchDescription: 'x'.repeat(301) }, 400);
  });

  test('of a story too', async () => {
    const client = await startClient(false);
    const text = { title: 'Rain', authorname: 'Asha', content: 'It rained.' };
    const { data } = await client.send<{ data: Read }>('POST', '/api/stories', { ...text, searchDescription: 'Wet.' });
    const url = `/api/stories/${String(data.id)}`;
    await client.send('PATCH', url, text);
    expect(await client.call('GET', url)).toMatchObject({ searchDescription: 'Wet.' });
    await client.send('PATCH', url, { ...text, searchDescription: '' });
    expect(await client.call('GET', url)).not.toHaveProperty('searchDescription');
  });

  test('offered by name, as addresses are', async () => {
    const { call } = await startClient(false);
    const { extensions } = await call<{ extensions: string[] }>('GET', '/api/verify-auth');
    expect(extensions).toEqual(expect.arrayContaining(['addresses', 'descriptions']));
  });
});

test('credits of all projects are in the list that the administrator reads, and in no other', async () => {
  const client = await startClient(false);
  const credits = [
    { role: 'Design', name: 'Asha' },
    { role: 'Type', name: 'Omar' },
  ];
  await client.create({ title: 'Upar', credits });
  await client.create({ title: 'Nadi' });
  const { data } = await client.call<{ data: unknown }>('GET', '/api/projects');
  expect(data).toMatchObject([{ credits }, { credits: [] }]);
  const seen = (await client.provider.app.inject({ url: '/api/projects' })).json<{ data: readonly object[] }>();
  for (const project of seen.data) expect(project).not.toHaveProperty('credits');
});
