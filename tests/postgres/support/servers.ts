import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../../provider/src/app.ts';
import type { AppConfig } from '../../../provider/src/app.ts';
import { openDataFolder } from '../../../provider/src/start/data-folder.ts';
import type { DataFolder } from '../../../provider/src/start/data-folder.ts';
import { completeFirstStart } from '../../../provider/src/start/first-start.ts';
import { createTestDatabase } from '../../contract/support/postgres.ts';
import { encode, formOf, password, username } from '../../contract/support/provider.ts';
import { temporaryFolder } from '../../provider/support/process.ts';

/** A new, empty database, which goes with the test. */
export async function newDatabase(): Promise<string> {
  const database = await createTestDatabase();
  if (database === null) throw new Error('VITRINE_TEST_POSTGRES names no server.');
  onTestFinished(() => database.drop());
  return database.url;
}

/** One of several servers on a database. */
export interface Server {
  readonly app: FastifyInstance;
  readonly data: DataFolder;
  /** Of its database. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts one with a data folder of its own; it ends with the test. */
export async function startServer(
  url: string,
  folder = temporaryFolder(),
  config: Partial<AppConfig> = {},
): Promise<Server> {
  const data = await openDataFolder(folder, url);
  await completeFirstStart(data, { adminUsername: username, adminPassword: password, demoContent: false }, Date.now);
  const app = await buildApp({
    db: data.db,
    media: data.media,
    clock: Date.now,
    config: {
      publicOrigin: null,
      trustProxy: false,
      allowedOrigins: [],
      clientDir: null,
      preparePictures: true,
      ...config,
    },
  });
  const close = async (): Promise<void> => {
    if (!data.db.isOpen) return;
    await app.close();
    await data.close();
  };
  onTestFinished(close);
  return { app, data, url, close };
}

/** A way to a PostgreSQL server that can be cut. */
export interface Line {
  readonly url: string;
  /** Nothing goes through any more, in either direction, and nobody is told. */
  hush(): void;
  /** Ends every connection, and refuses others. */
  cut(): void;
  mend(): void;
  /** Cuts when the client has sent this; whether that still gets through is the second argument's. */
  cutWhenSent(words: string, isDelivered: boolean): void;
}

/** Listens on a port of its own, in a thread of its own, and passes everything on. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  const memory = new SharedArrayBuffer(4);
  const cells = new Int32Array(memory);
  const worker = new Worker(fileURLToPath(new URL('line-worker.ts', import.meta.url)), {
    workerData: { host: target.hostname, port: Number(target.port), memory },
  });
  onTestFinished(async () => void (await worker.terminate()));
  const [port]: unknown[] = await once(worker, 'message');
  target.port = String(port);
  /** Returns when it is done, though nothing else may happen in this thread meanwhile. */
  const tell = (message: object): void => {
    const before = Atomics.load(cells, 0);
    worker.postMessage(message);
    if (Atomics.wait(cells, 0, before, 5000) === 'timed-out') throw new Error('The line does not answer.');
  };
  return {
    url: target.href,
    cut: () => tell({ kind: 'cut' }),
    hush: () => tell({ kind: 'hush' }),
    mend: () => tell({ kind: 'mend' }),
    cutWhenSent: (words, isDelivered) => tell({ kind: 'trap', words, isDelivered }),
  };
}

/** Publishes a story. */
export async function sendStory({ app }: Server, cookie: string, title: string) {
  const { headers, payload } = await encode(formOf({ title, authorname: 'Asha', content: 'Words' }));
  return app.inject({ method: 'POST', url: '/api/stories', headers: { ...headers, cookie }, payload });
}

/** Titles of the stories that visitors are shown, or an administrator. */
export async function titlesIn({ app }: Server, cookie?: string): Promise<readonly string[]> {
  const answer = await app.inject({ url: '/api/stories', headers: cookie === undefined ? {} : { cookie } });
  return answer.json<{ stories: readonly { title: string }[] }>().stories.map(({ title }) => title);
}
