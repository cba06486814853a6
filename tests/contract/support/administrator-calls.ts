import { expect } from 'vitest';
import { password } from './provider.ts';
import type { ContractClient } from './provider-contract.ts';

const quarterHour = 15 * 60_000;
const visitor = { isVisitor: true };
const text = { raw: { type: 'text/plain', body: 'x' } };
const right = { json: { password } };

interface Invited {
  readonly data: { readonly id: number; readonly token: string };
}

/** Calls every operation of administrators, and has every status answered that they name. */
export async function callAdministrators({ provider, send }: ContractClient): Promise<void> {
  const listed = await send<{ data: { administrators: { id: number }[] } }>('listAdministrators', 200);
  await send('listAdministrators', 401, visitor);
  const you = String(listed.data.administrators[0]?.id);

  const invitation = { json: { name: 'Mara', password } };
  const { token } = (await send<Invited>('createInvitation', 201, invitation)).data;
  const { id } = (await send<Invited>('createInvitation', 201, invitation)).data;
  await send('getInvitation', 200, { ...visitor, json: { token } });
  await send('getInvitation', 400, { ...visitor, json: {} });
  await send('getInvitation', 415, { ...visitor, ...text });
  const joining = { token, username: 'mara', name: 'Mara Stein', password: 'seven blue kettles sing' };
  await send('acceptInvitation', 400, { ...visitor, json: { ...joining, password: 'short' } });
  await send('acceptInvitation', 409, { ...visitor, json: { ...joining, username: 'Admin' } });
  await send('acceptInvitation', 415, { ...visitor, ...text });
  await send('acceptInvitation', 201, { ...visitor, json: joining });
  await send('deleteInvitation', 401, { ...visitor, id: String(id) });
  await send('deleteInvitation', 200, { id: String(id) });
  await send('deleteInvitation', 404, { id: String(id) });
  await send('acceptInvitation', 404, { ...visitor, json: joining });
  for (let tries = 0; tries < 19; tries += 1) await send('getInvitation', 404, { ...visitor, json: { token } });
  await send('getInvitation', 429, { ...visitor, json: { token } });
  await send('acceptInvitation', 429, { ...visitor, json: joining });
  provider.advance(quarterHour);
  for (let made = 0; made < 50; made += 1) await send('createInvitation', 201, invitation);
  await send('createInvitation', 409, invitation);

  const after = await send<{ data: { administrators: { id: number }[] } }>('listAdministrators', 200);
  const mara = String(after.data.administrators[1]?.id);
  await send('updateAdministrator', 200, { id: mara, json: { name: 'Mara' } });
  await send('updateAdministrator', 400, { id: mara, json: {} });
  await send('updateAdministrator', 401, { ...visitor, id: mara, json: { name: 'Mara' } });
  await send('updateAdministrator', 404, { id: '999', json: { name: 'Mara' } });
  await send('updateAdministrator', 415, { id: mara, ...text });
  await send('removeAdministrator', 409, { id: you, ...right });
  await send('removeAdministrator', 200, { id: mara, ...right });
  await send('removeAdministrator', 404, { id: mara, ...right });
  await send('restoreAdministrator', 200, { id: mara, ...right });
  await send('restoreAdministrator', 404, { id: mara, ...right });
  for (const operation of ['createInvitation', 'removeAdministrator', 'restoreAdministrator']) {
    const of = operation === 'createInvitation' ? {} : { id: mara };
    const json = (by: string) => ({
      json: operation === 'createInvitation' ? { name: 'Jo', password: by } : { password: by },
    });
    await send(operation, 400, { ...of, json: {} });
    await send(operation, 401, { ...visitor, ...of, ...json(password) });
    await send(operation, 415, { ...of, ...text });
    for (let tries = 0; tries < 5; tries += 1) await send(operation, 403, { ...of, ...json('wrong') });
    await send(operation, 429, { ...of, ...json(password) });
    provider.advance(quarterHour);
  }
  expect(mara).not.toBe(you);
}
