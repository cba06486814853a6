import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';

/** Calls every operation of what is counted, and has every status answered that they name. */
export async function callVisits({ send, sendRaw }: ContractClient): Promise<void> {
  expect(await send('getVisits', 200)).toMatchObject({ data: { counting: true } });
  await send('getVisits', 200, { query: { days: '365' } });
  await send('getVisits', 400, { query: { days: '8' } });
  await sendRaw('getVisitsFile', 200);
  await send('setCounting', 400, { json: { counting: 'no' } });
  await send('setCounting', 200, { json: { counting: false } });
  expect(await send('getVisits', 200)).toMatchObject({ data: { counting: false, days: [] } });
  await send('setCounting', 200, { json: { counting: true } });
}
