import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { undoLifetime } from '../../provider/src/undo/record.ts';
import { failOn } from '../contract/support/database.ts';
import { picture, svg } from '../contract/support/provider.ts';
import { everything, forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface AboutAnswer {
  readonly data: {
    readonly introHeading: string;
    readonly mediaUrl: string | null;
    readonly updatedAt?: string;
  } | null;
}

interface Written {
  readonly success: boolean;
  readonly message: string;
  readonly undo?: string;
}

const read = async ({ call }: Client) => (await call<AboutAnswer>('GET', '/api/aboutpage')).data;
const write = ({ send }: Client, fields: Readonly<Record<string, unknown>>) =>
  send<Written>('POST', '/api/aboutpage', fields);
const filesOf = ({ provider }: Client): number => readdirSync(join(provider.folder, 'media')).length;

const full = {
  introHeading: 'A studio',
  introDescription: 'Of eleven people.',
  whatWeDoSections: [{ heading: 'Signs', bulletPoints: ['Large', 'Small'] }],
  clientSections: [{ name: 'Upar' }],
};

test('the first About page replaces nothing', async () => {
  const client = await startClient(false);
  expect(await write(client, full)).toEqual({ success: true, message: 'About page created successfully!' });
});

test('the page says when it was last written', async () => {
  const client = await startClient(false);
  await write(client, full);
  const first = (await read(client))?.updatedAt ?? '';
  expect(Date.parse(first)).toBeGreaterThan(0);
  await client.send('PATCH', '/api/aboutpage', { introHeading: 'Edited' });
  const { updatedAt: second = '' } = (await read(client)) ?? {};
  expect(Date.parse(second)).toBeGreaterThanOrEqual(Date.parse(first));
});

test('an About page that another has replaced comes back whole, with its picture', async () => {
  const client = await startClient(false);
  await write(client, { ...full, mediaUrl: picture() });
  const before = await everything(client);
  const former = await read(client);
  const { undo = '' } = await write(client, { introHeading: 'x' });
  expect(undo).toMatch(/^[\w-]{20,}$/);
  expect(await read(client)).toMatchObject({ introHeading: 'x', mediaUrl: null, whatWeDoSections: [] });
  await client.call('GET', `/${former?.mediaUrl ?? ''}`, undefined, 404);
  expect(await client.undo(undo)).toMatchObject({ message: 'Undone.' });
  expect(await everything(client)).toEqual(before);
  await client.undo(undo, 410);
});

test('an undo loses nothing that was edited since: the two pages change places', async () => {
  const client = await startClient(false);
  await write(client, { ...full, mediaUrl: picture('first.jpg') });
  const first = await read(client);
  const { undo = '' } = await write(client, { introHeading: 'Second', mediaUrl: picture('second.jpg') });
  await client.send('PATCH', '/api/aboutpage', { introHeading: 'Second, edited', introDescription: 'With care.' });
  const second = await read(client);
  for (let turn = undo, at = 0; at < 4; at += 1) {
    turn = (await client.undo(turn)).undo ?? '';
    expect(await read(client), `turn ${String(at)}`).toEqual(at % 2 === 0 ? first : second);
    expect(filesOf(client)).toBe(2);
  }
});

test('several generations come back in whatever order, and the files of what has expired go', async () => {
  const client = await startClient(false);
  await write(client, { introHeading: 'One', mediaUrl: picture('1.jpg') });
  const { undo: one = '' } = await write(client, { introHeading: 'Two', mediaUrl: picture('2.jpg') });
  const { undo: two = '' } = await write(client, { introHeading: 'Three', mediaUrl: picture('3.jpg') });
  expect(filesOf(client)).toBe(3);
  const { undo: three = '' } = await client.undo(one);
  expect(await read(client)).toMatchObject({ introHeading: 'One' });
  await client.undo(three);
  expect(await read(client)).toMatchObject({ introHeading: 'Three' });
  await client.undo(two);
  expect(await read(client)).toMatchObject({ introHeading: 'Two' });
  await forgetRevisions(client.provider.data);
  await sweep(client, undoLifetime);
  expect(filesOf(client)).toBe(1);
  expect((await client.call<AboutAnswer>('GET', '/api/aboutpage')).data?.mediaUrl).not.toBeNull();
});

test('a page that is refused replaces nothing and leaves no file', async () => {
  const client = await startClient(false);
  await write(client, { ...full, mediaUrl: picture() });
  const before = await everything(client);
  await client.send('POST', '/api/aboutpage', { introHeading: 'x', mediaUrl: svg() }, 415);
  const { db } = client.provider.data;
  const mend = await failOn(db, 'INSERT', 'about');
  await client.send('POST', '/api/aboutpage', { introHeading: 'x', mediaUrl: picture() }, 500);
  await mend();
  expect(await everything(client)).toEqual(before);
  expect(await db.prepare('SELECT count(*) AS count FROM undo').get()).toEqual({ count: 0 });
});
