import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';

const written = { name: 'Mara Stein', email: 'mara@museum.example', text: 'Would you draw our signs?' };

/** Calls every operation of the contact form and the inbox, and has every status answered that they name. */
export async function callMessages({ send, provider }: ContractClient): Promise<void> {
  await send('createMessageTicket', 404, { isVisitor: true });
  await send('sendMessage', 404, { json: { ...written, ticket: 'none' }, isVisitor: true });
  await send('setContactForm', 400, { json: { shown: 'yes' } });
  await send('setContactForm', 200, { json: { shown: true } });
  expect(await send('getSite', 200, { isVisitor: true })).toMatchObject({ data: { contactForm: true } });
  const ticketOf = async (): Promise<string> =>
    (await send<{ data: { ticket: string } }>('createMessageTicket', 201, { isVisitor: true })).data.ticket;
  const ticket = await ticketOf();
  await send('sendMessage', 409, { json: { ...written, ticket: 'none' }, isVisitor: true });
  await send('sendMessage', 400, { json: { ...written, ticket }, isVisitor: true });
  provider.advance(3000);
  await send('sendMessage', 201, { json: { ...written, ticket }, isVisitor: true });
  const { data } = await send<{ data: { messages: { id: number }[] } }>('listMessages', 200);
  expect(data).toMatchObject({ shown: true, messages: [{ ...written, read: false }] });
  const id = data.messages[0]?.id ?? 0;
  await send('setMessageRead', 400, { id, json: { read: 1 } });
  await send('setMessageRead', 404, { id: 999_999, json: { read: true } });
  await send('setMessageRead', 200, { id, json: { read: true } });
  const { undo } = await send<{ undo: string }>('deleteMessage', 200, { id });
  await send('deleteMessage', 404, { id });
  await send('undoDelete', 200, { json: { undo } });
  expect(await send('listMessages', 200)).toMatchObject({ data: { messages: [{ id, read: true }] } });
  for (let count = 0; count < 2; count += 1)
    await send('sendMessage', 409, { json: { ...written, ticket: 'none' }, isVisitor: true });
  await send('sendMessage', 429, { json: { ...written, ticket: 'none' }, isVisitor: true });
  for (let count = 0; count < 19; count += 1) await ticketOf();
  await send('createMessageTicket', 429, { isVisitor: true });
  await send('setContactForm', 200, { json: { shown: false } });
}
