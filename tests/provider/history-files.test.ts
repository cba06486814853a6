import { expect, test } from 'vitest';
import { logIn, picture } from '../contract/support/provider.ts';
import { startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';
import { etagOf, filesOf, readRevision, restoreWith, revisionsOf } from './support/history.ts';

const url = (id: number): string => `/api/projects/${String(id)}/edit`;

async function shownOf({ call }: Client, id: number): Promise<string> {
  const { data } = await call<{ data: { HeaderMedia: string } }>('GET', `/api/project?id=${String(id)}/edit`);
  return data.HeaderMedia;
}

test('the last fifty states are kept with their files; what none of them names goes', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture('0.jpg') });
  const first = await shownOf(client, id);
  for (let count = 1; count <= 53; count += 1) {
    await client.send('PATCH', url(id), { HeaderMedia: picture(`${String(count)}.jpg`) });
  }
  const kept = await revisionsOf(client, 'project', id);
  expect(kept).toHaveLength(50);
  await sweep(client, 0);
  expect(filesOf(client)).toHaveLength(50);
  expect(filesOf(client)).not.toContain(first.replace('media/', ''));
  // The oldest that is left is whole.
  const oldest = kept.at(-1);
  const { statusCode } = await restoreWith(client, oldest?.id ?? 0, {});
  expect(statusCode).toBe(200);
  const back = await shownOf(client, id);
  expect((await client.provider.app.inject({ url: `/${back}` })).statusCode).toBe(200);
});

test('a file that only a revision has is answered to a session alone, and kept by nobody', async () => {
  const client = await startClient(false);
  const { provider } = client;
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture('old.jpg') });
  const former = await shownOf(client, id);
  await client.send('PATCH', url(id), { HeaderMedia: picture('new.jpg') });
  expect((await provider.app.inject({ url: `/${former}` })).statusCode).toBe(404);
  const [, first] = await revisionsOf(client, 'project', id);
  const { pictures } = await readRevision(client, first?.id ?? 0);
  const own = `/${pictures[0]?.after?.mediaUrl ?? ''}`;
  expect(own).toBe(`/api/revisions/${String(first?.id)}/media/${former.replace('media/', '')}`);
  expect((await provider.app.inject({ url: own })).statusCode).toBe(401);
  const { cookie } = await logIn(provider.app);
  const answer = await provider.app.inject({ url: own, headers: { cookie } });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    200,
    'no-store',
    'image/jpeg',
  ]);
  const other = own.replace(former.replace('media/', ''), '..%2F..%2Fvitrine.db');
  expect((await provider.app.inject({ url: other, headers: { cookie } })).statusCode).toBe(404);
});

test('a restoration that is sent again is one; its key restores nothing else', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'One' });
  for (const title of ['Two', 'Three']) {
    await client.wait(1000);
    await client.send('PATCH', url(id), { title });
  }
  const [, second, first] = await revisionsOf(client, 'project', id);
  const headers = {
    'idempotency-key': 'once',
    'if-match': await etagOf(client, `kind=project&id=${String(id)}`),
  };
  const done = await restoreWith(client, first?.id ?? 0, headers);
  const again = await restoreWith(client, first?.id ?? 0, headers);
  expect([done.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(done.json());
  expect(await revisionsOf(client, 'project', id)).toHaveLength(4);
  expect((await restoreWith(client, second?.id ?? 0, headers)).statusCode).toBe(409);
  expect((await restoreWith(client, second?.id ?? 0, { 'if-match': headers['if-match'] })).statusCode).toBe(412);
});
