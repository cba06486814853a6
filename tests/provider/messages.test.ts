import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Mail } from '../../provider/src/mail/mail.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { encode } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient, type Client } from './support/client.ts';

const written = {
  name: 'Mara\r\nBcc: all@example.org',
  email: 'mara@museum.example',
  text: 'Would you draw our signs?',
};

interface Inbox {
  readonly shown: boolean;
  readonly messages: readonly { readonly id: number; readonly name: string; readonly text: string }[];
}

async function startStudio(send?: (mail: Mail) => Promise<void>) {
  const client = await startClient(
    false,
    send === undefined ? {} : { mailing: { send, origin: 'https://studio.example' } },
  );
  await client.call('PUT', '/api/contact-form', { shown: true });
  return client;
}

const from = { remoteAddress: '192.0.2.7' };

async function ticketOf({ provider: { app } }: Client): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/messages/ticket', ...from });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.ticket;
}

const write = ({ provider: { app } }: Client, body: object) =>
  app.inject({ method: 'POST', url: '/api/messages', payload: body, ...from });

const inboxOf = async (client: Client): Promise<Inbox> =>
  (await client.call<{ data: Inbox }>('GET', '/api/messages')).data;

test('a message is in the inbox and on the desk, and mailed in one line each, with whom to answer', async () => {
  const mails: Mail[] = [];
  const client = await startStudio(async (mail) => void mails.push(mail));
  await client.send('PUT', '/api/site', { ...siteTexts, email: 'hello@studio.example' });
  const ticket = await ticketOf(client);
  client.provider.advance(3000);
  expect((await write(client, { ...written, ticket })).json()).toEqual({ message: 'Your message has arrived.' });
  expect((await inboxOf(client)).messages).toMatchObject([{ name: 'Mara Bcc: all@example.org', text: written.text }]);
  expect(await client.call('GET', '/api/desk')).toMatchObject({ data: { unreadMessages: 1 } });
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(mails).toMatchObject([
    { to: 'hello@studio.example', replyTo: 'mara@museum.example', subject: 'Message from Mara Bcc: all@example.org' },
  ]);
});

// The folder's own database is held here.
test.skipIf(isOnPostgres)('whoever has gone before the answer has written all the same, and it is mailed', async () => {
  const mails: Mail[] = [];
  const client = await startStudio(async (mail) => void mails.push(mail));
  await client.send('PUT', '/api/site', { ...siteTexts, email: 'hello@studio.example' });
  const { app, data, folder, advance } = client.provider;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { data: given } = (await app.inject({ method: 'POST', url: '/api/messages/ticket' })).json();
  advance(3000);
  const other = join(folder, 'other.sqlite');
  await data.db.exec(`VACUUM INTO '${other}'`);
  // What is asked before a body is read is known then.
  await app.inject('/api/site');
  const held = Promise.withResolvers<undefined>();
  const holding = data.db.replaceTables({ from: other, tables: [], before: () => held.promise });
  const body = JSON.stringify({ ...written, ticket: given.ticket });
  const listening = app.server.address();
  const socket = connect(typeof listening === 'object' && listening !== null ? listening.port : 0, '127.0.0.1');
  const head = ['POST /api/messages HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(`${[...head, `Content-Length: ${String(Buffer.byteLength(body))}`, '', body].join('\r\n')}`);
  const connections = () =>
    new Promise<number>((resolve) => void app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(body.length);
  socket.destroy();
  await expect.poll(connections).toBe(0);
  held.resolve(undefined);
  await holding;
  await expect.poll(() => mails.length).toBe(1);
  expect((await inboxOf(client)).messages).toHaveLength(1);
});

test('a mail server that is away loses nothing', async () => {
  const client = await startStudio(async () => {
    throw new Error('away');
  });
  await client.send('PUT', '/api/site', { ...siteTexts, email: 'hello@studio.example' });
  const ticket = await ticketOf(client);
  client.provider.advance(3000);
  expect((await write(client, { ...written, ticket })).statusCode).toBe(201);
  expect((await inboxOf(client)).messages).toHaveLength(1);
});

test('who fills in what nobody sees, is too fast, or sends twice, leaves nothing', async () => {
  const client = await startStudio();
  const ticket = await ticketOf(client);
  expect((await write(client, { ...written, ticket })).json()).toEqual({
    message: 'That was too fast. Please press Send once more.',
  });
  client.provider.advance(3000);
  expect((await write(client, { ...written, website: 'https://spam.example', ticket })).json()).toEqual({
    message: 'Your message has arrived.',
  });
  expect((await inboxOf(client)).messages).toEqual([]);
  expect((await write(client, { ...written, email: 'nobody', ticket })).json()).toMatchObject({ part: 'email' });
  expect((await write(client, { ...written, ticket })).statusCode).toBe(201);
  expect((await write(client, { ...written, ticket })).statusCode).toBe(409);
  expect((await inboxOf(client)).messages).toHaveLength(1);
});

test('five in a quarter of an hour are taken from an address, and no attachment at all', async () => {
  const client = await startStudio();
  for (let count = 0; count < 5; count += 1) {
    const ticket = await ticketOf(client);
    client.provider.advance(3000);
    expect((await write(client, { ...written, ticket })).statusCode).toBe(201);
  }
  const refused = await write(client, { ...written, ticket: await ticketOf(client) });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  const form = new FormData();
  form.append('name', 'Mara');
  form.append('file', new File(['%PDF'], 'offer.pdf'));
  const { headers, payload } = await encode(form);
  const { app } = client.provider;
  expect((await app.inject({ method: 'POST', url: '/api/messages', headers, payload })).statusCode).toBe(415);
});

test('without the form nothing is taken, and visitors are not told of it', async () => {
  const client = await startStudio();
  const { app } = client.provider;
  const etag = async () => (await app.inject('/api/site')).headers['etag'];
  const shown = await etag();
  expect((await app.inject('/api/site')).json()).toMatchObject({ data: { contactForm: true } });
  await client.call('PUT', '/api/contact-form', { shown: false });
  expect((await app.inject('/api/site')).json().data).not.toHaveProperty('contactForm');
  expect(await etag()).not.toBe(shown);
  expect((await app.inject({ method: 'POST', url: '/api/messages/ticket' })).statusCode).toBe(404);
  expect((await write(client, { ...written, ticket: 'x' })).statusCode).toBe(404);
});

test('invented tickets close the form for nobody else', async () => {
  const client = await startStudio();
  const ticket = await ticketOf(client);
  client.provider.advance(3000);
  for (let count = 0; count < 105; count += 1) {
    const payload = { ...written, ticket: 'invented' };
    const remoteAddress = `198.51.100.${String(count)}`;
    const answer = await client.provider.app.inject({ method: 'POST', url: '/api/messages', payload, remoteAddress });
    expect(answer.statusCode).toBe(409);
  }
  expect((await write(client, { ...written, ticket })).statusCode).toBe(201);
});
