import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { film } from './provider.ts';

interface Listed {
  readonly data: readonly { readonly id: number; readonly name: string }[];
}

/** Calls every operation of originals, and has every status answered that they name. */
export async function callOriginals({ send, sendRaw }: ContractClient): Promise<void> {
  const form = { title: 'Nadi', HeaderMedia: film(), original_HeaderMedia: film('camera.mp4') };
  await send('createProject', 201, { form });
  const { data } = await send<Listed>('listOriginals', 200);
  expect(data).toMatchObject([{ name: 'camera.mp4' }]);
  const id = data[0]?.id ?? 0;
  const whole = await sendRaw('getOriginal', 200, { id });
  await sendRaw('getOriginal', 206, { id, headers: { range: 'bytes=10-19' } });
  await sendRaw('getOriginal', 304, { id, headers: { 'if-none-match': String(whole.headers['etag']) } });
  await sendRaw('getOriginal', 416, { id, headers: { range: `bytes=${String(film().size)}-` } });
  await send('getOriginal', 401, { id, isVisitor: true });
  const { undo } = await send<{ undo: string }>('deleteOriginal', 200, { id });
  for (const operation of ['getOriginal', 'deleteOriginal']) await send(operation, 404, { id });
  await send('undoDelete', 200, { json: { undo } });
}
