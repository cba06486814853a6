import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logIn, startProvider } from '../contract/support/provider.ts';

/** Sends bytes on a connection of its own. Gives what has come once it is closed, or has so many answers. */
async function send(origin: string, bytes: string, answers: number): Promise<{ answered: number; isClosed: boolean }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let text = '';
  let isClosed = false;
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('close', () => (isClosed = true));
  socket.write(bytes);
  const count = (): number => text.split('HTTP/1.1 ').length - 1;
  await vi.waitFor(() => expect(isClosed || count() >= answers).toBe(true), { timeout: 20_000 });
  return { answered: count(), isClosed };
}

test('a connection may send some requests at once, and is ended for thousands', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const get = 'GET /api/category HTTP/1.1\r\nHost: x\r\n\r\n';
  expect(await send(origin, get.repeat(16), 16)).toEqual({ answered: 16, isClosed: false });
  // One after the other, as many as anybody likes.
  for (let count = 0; count < 40; count += 1) expect((await fetch(`${origin}/api/category`)).status).toBe(200);
  const { answered, isClosed } = await send(origin, get.repeat(5000), 5000);
  expect(isClosed).toBe(true);
  expect(answered).toBeLessThanOrEqual(16);
});

test('a form that breaks off is no fault of ours in the log', async () => {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const provider = await startProvider({ logger });
  onTestFinished(() => provider.close());
  const { app, data } = provider;
  const { cookie } = await logIn(app);
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = `POST /api/text-pictures HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n`;
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const sent = () => readdirSync(data.media.incoming).length;
  for (let count = 0; count < 5; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(head + part + 'x'.repeat(20_000));
    await vi.waitFor(() => expect(sent()).toBe(1));
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(sent()).toBe(0));
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
