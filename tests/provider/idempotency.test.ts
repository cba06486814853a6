import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keyLifetime } from '../../provider/src/http/idempotency.ts';
import { encode, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

let provider: TestProvider | null = null;
afterEach(async () => {
  await provider?.close();
  provider = null;
});

async function start() {
  const opened = await startProvider();
  provider = opened;
  const { cookie } = await logIn(opened.app);
  const send = (key: string | null, fields: Readonly<Record<string, unknown>>) =>
    encode(formOf(fields)).then(({ headers, payload }) =>
      opened.app.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { ...headers, cookie, ...(key === null ? {} : { 'idempotency-key': key }) },
        payload,
      }),
    );
  const titles = async (): Promise<readonly string[]> => {
    const answer = await opened.app.inject({ method: 'GET', url: '/api/projects' });
    return answer.json<{ data: readonly { title: string }[] }>().data.map(({ title }) => title);
  };
  return { opened, cookie, send, titles };
}

const form = { title: 'Lost', HeaderMedia: picture(), grids: [{ gridType: 'G7', position: '1', frames: [] }] };

test('a project sent again is one project, with its files once, and a correction is kept', async () => {
  const { opened, send, titles } = await start();
  const first = await send('a', { ...form, grid_0_frame_0_0: picture() });
  const again = await send('a', { ...form, title: 'Found', grid_0_frame_0_0: picture() });
  expect([again.statusCode, again.json().data.id]).toEqual([201, first.json().data.id]);
  expect(await titles()).toEqual(['Found']);
  expect(readdirSync(join(opened.folder, 'media'))).toHaveLength(2);
  const { title, grids } = form;
  expect((await send('a', { title, grids })).json().data, 'the header was taken out').toMatchObject({
    HeaderMedia: null,
    grids: [{ frames: [] }],
  });
  await send('b', form);
  await send(null, form);
  await send(null, form);
  expect(await titles(), 'another key, and none').toHaveLength(4);
});

test('two at the same time are one', async () => {
  const { send, titles } = await start();
  const answers = await Promise.all([send('a', form), send('a', form)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await titles()).toEqual(['Lost']);
});

test('what was deleted meanwhile is made again, and so is what was sent a day ago', async () => {
  const { opened, cookie, send, titles } = await start();
  const first = await send('a', form);
  const url = `/api/projects/${String(first.json().data.id)}`;
  await opened.app.inject({ method: 'DELETE', url, headers: { cookie } });
  expect((await send('a', form)).json().data.id).not.toBe(first.json().data.id);
  expect(await titles()).toEqual(['Lost']);
  await opened.data.db.exec(`UPDATE created_once SET expires_at = expires_at - ${String(keyLifetime)}`);
  await send('a', form);
  expect(await titles()).toEqual(['Lost', 'Lost']);
});

test('a creation that fails leaves the key free', async () => {
  const { send, titles } = await start();
  expect((await send('a', { ...form, category: '77' })).statusCode).toBe(400);
  expect((await send('a', form)).statusCode).toBe(201);
  expect(await titles()).toEqual(['Lost']);
});
