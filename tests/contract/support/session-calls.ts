import { expect } from 'vitest';
import { password, username } from './provider.ts';
import type { ContractClient } from './provider-contract.ts';

/** Calls every operation of the sessions' list, and has every status answered that they name. */
export async function callSessions({ send }: ContractClient): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    await send('login', 200, { json: { username, password }, isVisitor: true });
  const { data } = await send<{ data: { id: string; isThis: boolean }[] }>('listSessions', 200);
  const [here, there] = [data.find(({ isThis }) => isThis), data.find(({ isThis }) => !isThis)];
  await send('listSessions', 401, { isVisitor: true });
  await send('endSession', 409, { id: here?.id ?? '' });
  await send('endSession', 200, { id: there?.id ?? '' });
  await send('endSession', 404, { id: there?.id ?? '' });
  await send('endOtherSessions', 200);
  expect((await send<{ data: object[] }>('listSessions', 200)).data).toHaveLength(1);
}

/** Calls the desk, and has every status answered that it names. */
export async function callDesk({ send }: ContractClient): Promise<void> {
  await send('getDesk', 200);
  await send('getDesk', 401, { isVisitor: true });
}

/** Calls the log, and has every status answered that it names. */
export async function callLog({ send }: ContractClient): Promise<void> {
  for (const query of [{}, { of: 'logins' }, { of: 'changes', before: '3' }]) await send('listLog', 200, { query });
  await send('listLog', 400, { query: { before: '0' } });
  await send('listLog', 401, { isVisitor: true });
}
