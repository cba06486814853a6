import { AsyncLocalStorage } from 'node:async_hooks';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStreams } from '../../provider/src/http/open-streams.ts';
import { boundedConnections } from '../../provider/src/http/pipelining.ts';

const timeouts = { requestTimeout: 60_000, connectionTimeout: 60_000 };

async function listen(app: FastifyInstance): Promise<number> {
  onTestFinished(async () => await app.close());
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** A connection that sends something, and reads nothing. */
function send(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

const piece = Buffer.alloc(64 * 1024);
/** Without an end. */
const film = (): Readable =>
  new Readable({
    read() {
      this.push(piece);
    },
  });

test('requests of one connection are answered one after the other, and only as many wait as fit into two heads', async () => {
  const begun: string[] = [];
  const present = new AsyncLocalStorage<string>();
  const ends: (() => void)[] = [];
  const app = Fastify({ ...boundedConnections(timeouts) });
  app.get('/:name', async ({ url }, reply) => {
    begun.push(`${present.getStore() ?? ''}${url}`);
    return await present.run('of another ', async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return await reply.send(url);
    });
  });
  const port = await listen(app);
  send(port, get('/a') + get('/b') + get('/c'));
  await vi.waitFor(() => expect(begun).toEqual(['/a']));
  ends[0]?.();
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/b']));
  ends[1]?.();
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/b', '/c']));
  ends[2]?.();
  const long = send(port, get('/d') + get('/e', `X: ${'x'.repeat(12_000)}\r\n`).repeat(3));
  let isClosed = false;
  long.on('close', () => (isClosed = true)).resume();
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

test('of too many files that nobody takes, some are broken off, and nobody who takes theirs', async () => {
  const app = Fastify();
  const gone: string[] = [];
  await app.register(openStreams, { most: 3, patience: 150 });
  app.get('/:name', (request, reply) => {
    reply.raw.once('close', () => gone.push(request.url));
    return reply.send(film());
  });
  const port = await listen(app);
  send(port, get('/read')).resume();
  for (const path of ['/1', '/2', '/3', '/4']) {
    send(port, get(path));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Which of the four: of each the system itself takes another part on the way.
  await vi.waitFor(() => expect(gone).toHaveLength(2));
  expect(gone).not.toContain('/read');
});
