import { expect, test } from 'vitest';
import { startClient } from './support/client.ts';

/** What home page and menu tell about projects and stories, for visitors. */

interface Told {
  readonly latest?: readonly { readonly title: string }[];
  readonly menu?: unknown;
}

const text = { title: 'Tides', authorname: 'Asha', content: 'In and out.' };

test('the home page lists the first eight projects that visitors see, and the dashboard none', async () => {
  const client = await startClient(false);
  const told = async (): Promise<Told> => (await client.provider.app.inject({ url: '/api/homepagegrid' })).json();
  expect(await told()).toEqual({ homepageGrids: [] });
  for (let number = 1; number <= 9; number += 1) {
    await client.create({ title: `Project ${String(number)}`, ...(number === 2 ? { visibility: 'draft' } : {}) });
  }
  expect((await told()).latest?.map(({ title }) => title)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9].map((number) => `Project ${String(number)}`),
  );
  expect(await client.call<Told>('GET', '/api/homepagegrid')).toEqual({ homepageGrids: [] });
});

test('a slot of the home page tells client, category and year of its project', async () => {
  const client = await startClient(true);
  const { headerdata } = (await client.provider.app.inject({ url: '/api/homepage/headervideos' })).json();
  expect(headerdata[0].project).toMatchObject({
    title: 'Upar',
    clientName: 'Upar Tea Company',
    category: 'Packaging',
    year: '2023',
  });
});

test('the menu tells how many projects there are, and the latest story', async () => {
  const client = await startClient(false);
  const told = async () => (await client.provider.app.inject({ url: '/api/pages' })).json<Told>().menu;
  expect(await told()).toEqual({ projects: 0 });
  await client.create({ title: 'Upar' });
  await client.create({ title: 'Sealed', visibility: 'sealed' });
  const { data } = await client.send<{ data: { id: number } }>('POST', '/api/stories', text);
  await client.send('POST', '/api/stories', { ...text, title: 'Draft', visibility: 'draft' });
  expect(await told()).toEqual({ projects: 1, story: { id: data.id, title: 'Tides' } });
  expect(await client.call<Told>('GET', '/api/pages')).toEqual({ pages: [] });
});
