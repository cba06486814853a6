import { builtLook, readyLooks } from '@vitrine/look';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, startProvider } from '../contract/support/provider.ts';
import { createCall } from './support/calls.ts';

interface Kept {
  readonly id: number;
  readonly name: string;
  readonly look: object;
}
type List = { readonly data: readonly Kept[] };

async function start() {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const call = createCall(provider.app, cookie);
  return {
    app: provider.app,
    call,
    keep: (name: string, status = 201) =>
      call<{ readonly message: string; readonly data: Kept }>('POST', '/api/looks', { name, look: builtLook }, status),
    names: async () => (await call<List>('GET', '/api/looks')).data.map(({ name }) => name),
  };
}

test('looks are kept whole and listed by name, for administrators alone', async () => {
  const { app, call, keep, names } = await start();
  await keep('b');
  for (const { name, look } of readyLooks) await call('POST', '/api/looks', { name, look }, 201);
  await keep('  Ä  ');
  expect(await names()).toEqual(['b', 'Half Ream', 'Letterpress', 'Signal', 'Ä']);
  const { data } = await call<List>('GET', '/api/looks');
  for (const { name, look } of readyLooks) expect(data.find((one) => one.name === name)?.look).toEqual(look);
  expect((await app.inject('/api/looks')).statusCode).toBe(401);
  expect((await app.inject('/api/site')).body).not.toContain('Letterpress');
});

test('no two have one name, and nothing that cannot be used is kept', async () => {
  const { call, keep, names } = await start();
  await keep('Été');
  for (const name of ['Été', 'éTÉ', 'Été'.normalize('NFD'), ' Été ']) {
    expect((await keep(name, 409)).message).toBe(
      'A look is called Été already. Choose another name, or delete that one.',
    );
  }
  const white = { surface: '#ffffff', ink: '#eeeeee' };
  const weak = await call('POST', '/api/looks', { name: 'Weak', look: { ...builtLook, white } }, 400);
  expect(weak).toMatchObject({ part: 'look', message: expect.stringContaining('4.5 to 1') });
  for (const name of ['', '\u0000', 'x'.repeat(61)]) await keep(name, 400);
  for (const look of [null, {}, { ...builtLook, version: 2 }, { ...builtLook, more: 1 }])
    await call('POST', '/api/looks', { name: 'No look', look }, 400);
  expect(await names()).toEqual(['Été']);
});

test('24 are kept at most; a lost answer keeps one', async () => {
  const { app, call, keep, names } = await start();
  const { cookie } = await logIn(app);
  const send = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/looks',
      headers: { cookie, 'idempotency-key': 'once' },
      payload: { name, look: builtLook },
    });
  expect((await send('Twice')).statusCode).toBe(201);
  expect((await send('Twice')).statusCode).toBe(201);
  expect(await names()).toEqual(['Twice']);
  for (let at = 1; at < 24; at += 1) await keep(`Look ${String(at)}`);
  expect((await keep('One more', 409)).message).toBe('24 looks are kept, and no more can be. Delete one first.');
  const { data } = await call<List>('GET', '/api/looks');
  await call('DELETE', `/api/looks/${String(data[0]?.id)}`);
  await keep('One more');
});

test('one that was deleted comes back, unless another has its name', async () => {
  const { call, keep, names } = await start();
  const { data } = await keep('Winter');
  const remove = (id: number) => call<{ readonly undo: string }>('DELETE', `/api/looks/${String(id)}`);
  const { undo } = await remove(data.id);
  const deleted = await call<{ readonly data: readonly object[] }>('GET', '/api/deleted');
  expect(deleted.data).toMatchObject([{ kind: 'look', title: 'Winter', undo }]);
  const other = await keep('winter');
  await call('POST', '/api/undo', { undo }, 409);
  await remove(other.data.id);
  await call('POST', '/api/undo', { undo });
  expect(await names()).toEqual(['Winter']);
  const { data: log } = await call<{ readonly data: { readonly entries: readonly object[] } }>('GET', '/api/log');
  expect(log.entries.slice(0, 2)).toMatchObject([
    { what: 'Restored a look that was kept', subject: 'Winter' },
    { what: 'Deleted a look that was kept', subject: 'winter' },
  ]);
});
