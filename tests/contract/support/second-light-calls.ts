import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { film, picture, svg } from './provider.ts';

/**
 * Has every status answered that the operations of second lights name.
 * @param path of a film that has none
 */
export async function callSecondLights({ send, sendRaw }: ContractClient, path: string): Promise<void> {
  interface Written {
    readonly data: { readonly dark?: { readonly mediaUrl: string } };
  }
  const { data } = await send<Written>('setSecondLight', 200, { form: { path, file: film() } });
  const dark = data.dark?.mediaUrl ?? '';
  await sendRaw('getMedia', 200, { id: dark.replace('media/', '') });
  await send('setSecondLight', 400, { form: { path, file: picture() } });
  await send('setSecondLight', 404, { form: { path: 'media/none.mp4', file: film() } });
  await send('setSecondLight', 409, { form: { path: dark, file: film() } });
  await send('setSecondLight', 415, { form: { path, file: svg() } });
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.mp4');
  await send('setSecondLight', 413, { form: { path, file: large } });
  expect(await send<Written>('deleteSecondLight', 200, { query: { path } })).not.toHaveProperty('data.dark');
  await send('deleteSecondLight', 400);
  await send('deleteSecondLight', 404, { query: { path } });
  for (const operation of ['setSecondLight', 'deleteSecondLight']) await send(operation, 401, { isVisitor: true });
}
