import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';

const elsewhere = { isVisitor: true, headers: { 'x-forwarded-for': '203.0.113.7' } };
const visitor = { isVisitor: true };

/** Calls what looks after a server, and has every status answered that its operations name. */
export async function callWatching({ provider, send, sendRaw }: ContractClient): Promise<void> {
  expect(await send<object>('readiness', 200, visitor)).toMatchObject({ status: 'ok' });
  const media = join(provider.folder, 'media');
  renameSync(media, `${media}.away`);
  provider.advance(10_000);
  expect(await send<object>('readiness', 503, visitor)).toMatchObject({ status: 'failed', parts: { files: false } });
  renameSync(`${media}.away`, media);
  provider.advance(10_000);
  await send('readiness', 200, visitor);

  await send('version', 200, visitor);
  await send('version', 403, elsewhere);
  await send('metrics', 403, elsewhere);
  await sendRaw('metrics', 200, visitor);
}
