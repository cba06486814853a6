import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logIn, password } from './provider.ts';
import type { ContractClient } from './provider-contract.ts';

const quarterHour = 15 * 60_000;
const visitor = { isVisitor: true };
const text = { raw: { type: 'text/plain', body: 'x' } };
const right = { json: { password } };
const wrong = { json: { password: 'wrong' } };

interface Made {
  readonly data: { readonly id: string; readonly key: string };
}

/** Calls every operation of backups, and has every status answered that they name. */
export async function callBackups({ provider, send, sendRaw }: ContractClient): Promise<void> {
  const { id, key } = (await send<Made>('createBackup', 201, right)).data;
  expect((await send<{ data: object[] }>('listBackups', 200)).data).toHaveLength(1);
  await send('openBackup', 200, { id, ...right });
  await send('openBackup', 404, { id: 'none', ...right });
  await sendRaw('getBackupFile', 200, { id, query: { key } });
  await send('getBackupFile', 404, { id, query: { key: 'none' } });
  await send('restoreBackup', 200, { form: { password, backup: id } });
  await send('restoreBackup', 404, { form: { password, backup: 'none' } });
  await send('restoreBackup', 400, { form: { password } });
  await send('restoreBackup', 413, { form: { password, file: new File([new Uint8Array(3 * 1024 * 1024)], 'x.tar') } });
  await provider.data.db.exec(
    "INSERT INTO import (kind, name, state, plan, created_at) VALUES ('folder', 'x', 'running', '{}', 0)",
  );
  await send('restoreBackup', 409, { form: { password, backup: id } });
  await provider.data.db.exec("DELETE FROM import WHERE name = 'x'");
  // While one is being made.
  const { cookie } = await logIn(provider.app);
  const first = provider.app.inject({
    method: 'POST',
    url: '/api/backups',
    headers: { cookie },
    payload: { password },
  });
  const isUnderWay = (): boolean =>
    readdirSync(join(provider.folder, 'backups')).some((name) => name.endsWith('.partial'));
  while (!isUnderWay()) await new Promise((resolve) => setImmediate(resolve));
  await send('createBackup', 409, right);
  expect((await first).statusCode).toBe(201);

  for (const operation of ['listBackups', 'getBackupFile'] as const) {
    await send(operation, 401, { ...visitor, id, query: { key } });
  }
  for (const operation of ['createBackup', 'openBackup'] as const) {
    await send(operation, 400, { id, json: {} });
    await send(operation, 401, { ...visitor, id, ...right });
    await send(operation, 415, { id, ...text });
  }
  await send('restoreBackup', 401, { ...visitor, form: { password, backup: id } });
  await send('restoreBackup', 415, text);
  for (const operation of ['createBackup', 'openBackup', 'restoreBackup'] as const) {
    const sent = operation === 'restoreBackup' ? { form: { password: 'wrong', backup: id } } : { id, ...wrong };
    for (let tries = 0; tries < 5; tries += 1) await send(operation, 403, sent);
    await send(operation, 429, sent);
    provider.advance(quarterHour);
  }
}
