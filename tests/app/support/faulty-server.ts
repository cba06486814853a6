import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** How a faulty provider handles every request. */
export type Fault = 'refuses' | 'hangs' | '502 with HTML' | 'truncated JSON' | 'cut off' | 'wrong shape';

export const faults: readonly Fault[] = [
  'refuses',
  'hangs',
  '502 with HTML',
  'truncated JSON',
  'cut off',
  'wrong shape',
];

const project = { id: 7, title: 'Stored', slug: 'stored', grids: [], relatedProjects: [], credits: [] };

/** A success for every write and read of the dashboard. */
const healthy = {
  success: true,
  message: 'Project removed from homepage grid successfully!',
  data: {
    ...project,
    mediaUrl: 'media/a.jpg',
    mediaType: 'IMAGE',
    state: 'done',
    kind: 'wordpress',
    createdAt: '2026-11-26T09:00:00Z',
    challenge: 'AAAA',
    secret: 'JBSW',
    token: 'a-token',
    ticket: 'a-ticket',
    key: 'a-key',
    expiresAt: '2026-12-05T09:00:00Z',
    uri: 'otpauth://totp/x',
    recoveryCodes: ['a'],
    lightest: 400,
    boldest: 400,
    ascent: 1,
    descent: 0.2,
    xHeight: 0.5,
    width: 0.4,
    displayWidth: 0.4,
    first: 'd09GMg==',
    rest: 'd09GMg==',
  },
  media: [],
  headerMedia: null,
  title: 'Stored',
};

const answers: Readonly<Record<Exclude<Fault, 'refuses'>, (response: ServerResponse) => void>> = {
  hangs: () => undefined,
  '502 with HTML': (response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  },
  'truncated JSON': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"message": "Sav');
  },
  'cut off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"message": "Sav', () => setImmediate(() => response.destroy()));
  },
  'wrong shape': (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"message": 5, "data": [[]], "success": "yes"}');
  },
};

/** A provider on a real socket whose faults can be switched on and off. */
export async function startFaultyServer() {
  let fault: Fault | null = null;
  const taken: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      taken.push(`${request.method ?? ''} ${request.url ?? ''}`);
      if (fault === null || fault === 'refuses') response.end(JSON.stringify(healthy));
      else answers[fault](response);
    });
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    /** The requests that have arrived in full, like `POST /api/category`. */
    taken: (): readonly string[] => taken,
    /** Answers with this fault until the test is over or `heal` is called. */
    async fail(next: Fault): Promise<void> {
      fault = next;
      if (next === 'refuses') await stop();
      onTestFinished(() => this.heal());
    },
    async heal(): Promise<void> {
      fault = null;
      server.closeAllConnections();
      if (!server.listening) await listen(port);
    },
    stop,
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
