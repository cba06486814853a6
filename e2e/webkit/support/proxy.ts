import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pause } from './processes.ts';
import { probe } from './probe.ts';

const probePath = '/__probe.js';

export interface Proxy {
  readonly origin: string;
  /** Every request so far, as `GET /work`, without those for the probe. */
  readonly asked: string[];
  /** Resolves when for a third of a second nothing has been under way. */
  quiet(): Promise<void>;
  /** Lets what the browser sends through at this many bytes a second; null for all at once. */
  slowDown(bytesPerSecond: number | null): void;
  /** Lets requests for this path wait until the returned function is called. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString();
}

/**
 * Stands between browser and provider: WebKit's driver tells neither what a page says on its console nor what it asks for.
 * Every page gets a first script that notes the former; nothing else in it is changed.
 */
export async function startProxy(target: string): Promise<Proxy> {
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  let underWay = 0;
  let lastEnd = 0;
  let bytesPerSecond: number | null = null;

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    await held.get(incoming.url ?? '');
    const headers = { ...incoming.headers };
    if (isPage(incoming)) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const passed = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (received) => {
      const status = received.statusCode ?? 502;
      if (!isPage(incoming) || !(received.headers['content-type'] ?? '').startsWith('text/html')) {
        answer.writeHead(status, received.headers);
        received.pipe(answer);
        return;
      }
      void textOf(received).then((html) => {
        const probed = html.replace('<head>', `<head><script src="${probePath}"></script>`);
        const kept = Object.entries(received.headers).filter(([name]) => name !== 'etag');
        answer.writeHead(status, { ...Object.fromEntries(kept), 'content-length': Buffer.byteLength(probed) });
        answer.end(probed);
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    try {
      for await (const part of incoming) {
        passed.write(part);
        if (bytesPerSecond !== null) await pause((part.length / bytesPerSecond) * 1000);
      }
      passed.end();
    } catch {
      passed.destroy();
    }
  }

  const server = createServer((incoming, answer) => {
    if (incoming.url === probePath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(probe);
      return;
    }
    underWay += 1;
    answer.once('close', () => {
      underWay -= 1;
      lastEnd = performance.now();
    });
    asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    void forward(incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    asked,
    async quiet() {
      while (underWay > 0 || performance.now() - lastEnd < 333) await pause(50);
    },
    slowDown(value) {
      bytesPerSecond = value;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
