import { expect, test } from 'vitest';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Page {
  readonly data: readonly { readonly id: number; readonly name: string }[];
  readonly next?: string;
  readonly total?: number;
}

const most = 30;

/** Every page from the first on; `between` writes after each. */
async function walk({ call }: Client, limit: number, between: (page: number) => Promise<void> = async () => undefined) {
  const pages: Page[] = [];
  let after = '';
  for (let at = 0; at < most; at += 1) {
    const page = await call<Page>('GET', `/api/library?limit=${String(limit)}${after}`);
    pages.push(page);
    if (page.next === undefined) return pages;
    after = `&after=${page.next}`;
    await between(at);
  }
  throw new Error(`The library has no end in ${String(most)} pages.`);
}

const namesOf = (pages: readonly Page[]) => pages.flatMap(({ data }) => data.map(({ name }) => name));

/** Pictures of a project and for texts, mixed, the first the oldest. */
async function fill(client: Client, count: number) {
  const { id } = await client.create({ title: 'Kiln', HeaderMedia: picture('header.jpg') });
  for (let at = 0; at < count; at += 1) {
    const file = picture(`${String(at)}.jpg`);
    if (at % 2 === 0) await client.bring(id, file);
    else await client.send('POST', '/api/text-pictures', { file, purpose: 'library' });
  }
  return id;
}

test('pages together are what is answered without any, and the first tells how many there are', async () => {
  const client = await startClient(false);
  await fill(client, 8);
  const all = await client.call<Page>('GET', '/api/library');
  expect([all.data.length, all.next, all.total]).toEqual([9, undefined, undefined]);
  for (const limit of [1, 3, 4, 9, 2000]) {
    const pages = await walk(client, limit);
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
    expect(Math.max(...pages.map(({ data }) => data.length))).toBeLessThanOrEqual(limit);
    expect(pages.map(({ total }) => total)).toEqual([9, ...pages.slice(1).map(() => undefined)]);
  }
  // A later page has a usual size.
  expect((await client.call<Page>('GET', `/api/library?after=${String(all.data[3]?.id)}`)).data).toEqual(
    all.data.slice(4),
  );
});

test('no file is left out or told twice that is there throughout, whatever is added, removed and moved between pages', async () => {
  const client = await startClient(false);
  const project = await fill(client, 12);
  const { data } = await client.call<{
    data: readonly { id: number; name: string; mediaUrl: string; removeAs: string }[];
  }>('GET', '/api/library');
  const entry = (name: string) => {
    const found = data.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const story = { title: 'Fire', authorname: 'Asha', contentFormat: 'markdown' };
  const writes = [
    // The file by whose id the next page is asked for goes; a new one comes.
    async () => {
      await client.remove(`/api/media/${entry('10.jpg').removeAs}`);
      await client.send('POST', '/api/text-pictures', { file: picture('new.jpg'), purpose: 'library' });
    },
    // One that is still to come goes, another is put into a story.
    async () => {
      await client.remove(`/api/media/${entry('2.jpg').removeAs}`);
      await client.send('POST', '/api/stories', { ...story, content: `![A kiln](/${entry('5.jpg').mediaUrl})` });
    },
    // One that has come already is put into a story too.
    async () => {
      await client.send('POST', '/api/stories', { ...story, content: `![A kiln](/${entry('11.jpg').mediaUrl})` });
      await client.bring(project, picture('newer.jpg'));
    },
  ];
  const names = namesOf(await walk(client, 2, async (page) => writes[page]?.()));
  expect(names.toSorted()).toEqual(
    data
      .map(({ name }) => name)
      .filter((name) => name !== '2.jpg')
      .toSorted(),
  );
});

test.each([
  'limit=0',
  'limit=2001',
  'limit=ten',
  'limit=',
  'after=0',
  'after=-1',
  'after=x',
  'after=',
  'limit=5&limit=6',
])('%s is refused in words', async (query) => {
  const { call } = await startClient(false);
  expect((await call('GET', `/api/library?${query}`, undefined, 400)).message).toMatch(/limit|after/);
});
