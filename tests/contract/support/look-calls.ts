import { builtLook } from '@vitrine/look';
import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';

/** Calls every operation of the looks that are kept, and has every status answered that they name. */
export async function callLooks({ send }: ContractClient): Promise<void> {
  const kept = { name: 'Winter', look: builtLook };
  const { data } = await send<{ data: { id: number } }>('createLook', 201, { json: kept });
  await send('createLook', 400, { json: { ...kept, name: ' ' } });
  await send('createLook', 409, { json: { ...kept, name: 'winter' } });
  expect(await send('listLooks', 200)).toEqual({ data: [{ id: data.id, ...kept }] });
  const { undo } = await send<{ undo: string }>('deleteLook', 200, { id: data.id });
  await send('deleteLook', 404, { id: data.id });
  await send('undoDelete', 200, { json: { undo } });
}
