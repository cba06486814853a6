import { expect, test } from 'vitest';
import { builtLook, readyLooks } from '@vitrine/look';
import { siteTexts } from '../contract/support/site.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

const [, letterpress] = readyLooks;
if (letterpress === undefined) throw new Error('There are three ready looks.');
const { look } = letterpress;

interface Written {
  readonly message: string;
  readonly part?: string;
  readonly undo: string;
}
const write = ({ send }: Client, changes: object = {}, status = 200) =>
  send<Written>('PUT', '/api/site', { ...siteTexts, ...changes }, status);
const readLookOf = async ({ provider }: Client): Promise<unknown> =>
  (await provider.app.inject('/api/site')).json().data.look;

test('a look is stored, read by everybody, and gone when it is left out; undo brings it back', async () => {
  const client = await startClient(false);
  expect(await readLookOf(client)).toBeUndefined();
  await write(client, { look });
  expect(await readLookOf(client)).toEqual(look);
  const { undo } = await write(client);
  expect(await readLookOf(client)).toBeUndefined();
  await client.undo(undo);
  expect(await readLookOf(client)).toEqual(look);
});

test.each([
  ['paper and ink that are no pair', { ...look, white: { surface: '#ffffff', ink: '#dddddd' } }, /4\.5 to 1/],
  ['a black light that is none', { ...look, black: { surface: '#999999', ink: '#ffffff' } }, /has to be darker/],
  ['a colour that is none', { ...look, accent: 'red' }, /./],
  ['a colour that ends the style sheet', { ...look, accent: '#000000}*{' }, /./],
  ['another version', { ...look, version: 2 }, /./],
  ['a choice that is not known', { ...look, voice: 'shouting' }, /./],
  ['something more', { ...look, css: 'body{display:none}' }, /./],
  ['a home page with a part twice', { ...look, home: ['work', 'work', 'films', 'contact'] }, /./],
  ['a home page with a part that is none', { ...look, home: ['shop', 'work', 'films', 'contact'] }, /./],
  ['a form of Work that is none', { ...look, work: 'wall' }, /./],
  ['no object', 'look', /./],
])('%s is refused with words, and changes nothing', async (_name, wrong, words) => {
  const client = await startClient(false);
  await write(client, { look });
  const { message } = await write(client, { look: wrong }, 400);
  expect(message).toMatch(words);
  expect(await readLookOf(client)).toEqual(look);
});

test('history says what of the look was changed', async () => {
  const client = await startClient(false);
  await write(client, { look: builtLook });
  await write(client, { look });
  const { data } = await client.call<{ data: readonly { readonly id: number }[] }>(
    'GET',
    '/api/revisions?kind=settings',
  );
  expect(data.length).toBeGreaterThan(1);
  expect(JSON.stringify(data)).toContain('Look, accent');
});

test('a look of an earlier release names no order of the home page; one that does is told, and stands in the history', async () => {
  const client = await startClient(false);
  const earlier: object = JSON.parse(JSON.stringify({ ...look, home: undefined, work: undefined }));
  await write(client, { look: earlier });
  expect(await readLookOf(client)).toEqual(earlier);
  await write(client, { look: { ...look, home: ['work', 'carousel', 'films', 'contact'], work: 'list' } });
  expect(await readLookOf(client)).toMatchObject({ home: ['work', 'carousel', 'films', 'contact'], work: 'list' });
  const { data } = await client.call<{ data: readonly { readonly changes: readonly string[] }[] }>(
    'GET',
    '/api/revisions?kind=settings',
  );
  const told = JSON.stringify(data[0]);
  expect(told).toContain('Look, home page');
  expect(told).toContain('Look, Work');
  // What both have is no change.
  expect(told).not.toContain('Look, accent');
});
