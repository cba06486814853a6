import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A write that was answered with success. */
interface Acknowledged {
  readonly title: string;
  /** When, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
}

/** What visitors and an administrator have met with so far. */
export interface Figures {
  reads: number;
  /** Reads of visitors that were not answered with a page or a list, by what they were answered. */
  readonly failed: Map<string, number>;
  readonly acknowledged: Acknowledged[];
  /** How long after its acknowledgement a write was still missing for a visitor, in milliseconds, each time that one was. */
  readonly late: number[];
  /** Reads of the administrator after an own write, and how many of them lacked it. */
  ownReads: number;
  ownMissing: number;
  retries: number;
}

const agent = new Agent({ keepAlive: true });

function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  form?: { readonly type: string; readonly bytes: Buffer },
): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: form === undefined ? 'GET' : 'POST',
        agent,
        timeout: 40_000,
        headers: {
          accept: path.startsWith('/api') ? 'application/json' : 'text/html',
          ...headers,
          ...(form === undefined ? {} : { 'content-type': form.type, 'content-length': form.bytes.length }),
        },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        answer.on('error', (error) => resolve({ status: 0, body: error.message }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('No answer in 40 s')));
    sent.on('error', (error) => resolve({ status: 0, body: error.message }));
    sent.end(form?.bytes);
  });
}

async function encode(fields: Readonly<Record<string, string>>): Promise<{ type: string; bytes: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
}

/** @returns the value of a `Cookie` header */
export async function logIn(port: number, username: string, password: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  if (answer.status !== 200) throw new Error(`The login was answered ${String(answer.status)}.`);
  return cookie.split(';')[0] ?? '';
}

const titlesIn = (body: string): ReadonlySet<string> => {
  const { stories }: { stories: readonly { readonly title: string }[] } = JSON.parse(body);
  return new Set(stories.map(({ title }) => title));
};

export async function readTitles(port: number): Promise<readonly string[]> {
  const { stories }: { stories: readonly { readonly title: string }[] } = JSON.parse(
    (await ask(port, '/api/stories')).body,
  );
  return stories.map(({ title }) => title);
}

/** Four visitors and two administrators, who go on until they are stopped. */
export function startLoad(port: number, cookie: string): { readonly figures: Figures; stop(): Promise<void> } {
  const figures: Figures = {
    reads: 0,
    failed: new Map(),
    acknowledged: [],
    late: [],
    ownReads: 0,
    ownMissing: 0,
    retries: 0,
  };
  let isStopped = false;

  function lookForMissing(body: string, askedAt: number): void {
    const titles = titlesIn(body);
    const missing = figures.acknowledged.slice(-50).filter(({ title, at }) => at < askedAt && !titles.has(title));
    const [first] = missing;
    if (first !== undefined) figures.late.push(askedAt - first.at);
  }

  async function visit(paths: readonly string[]): Promise<void> {
    for (let index = 0; !isStopped; index += 1) {
      const path = paths[index % paths.length] ?? '/';
      const askedAt = Date.now();
      const { status, body } = await ask(port, path);
      figures.reads += 1;
      const isRight = status === 200 && (path.startsWith('/api') || body.includes('</h1>'));
      if (!isRight) {
        const what = `${path} ${String(status)} ${body.slice(0, 80)}`;
        figures.failed.set(what, (figures.failed.get(what) ?? 0) + 1);
      } else if (path === '/api/stories') lookForMissing(body, askedAt);
      await sleep(10);
    }
  }

  async function write(name: string): Promise<void> {
    for (let index = 0; !isStopped; index += 1) {
      const title = `${name} ${String(index)}`;
      const form = await encode({ title, authorname: name, content: 'Words' });
      const key = randomUUID();
      while (!isStopped) {
        const { status } = await ask(port, '/api/stories', { cookie, 'idempotency-key': key }, form);
        if (status === 201) {
          figures.acknowledged.push({ title, at: Date.now() });
          const own = await ask(port, '/api/stories', { cookie });
          figures.ownReads += 1;
          if (own.status === 200 && !titlesIn(own.body).has(title)) figures.ownMissing += 1;
          break;
        }
        figures.retries += 1;
        await sleep(300);
      }
      await sleep(80);
    }
  }

  const all = [
    visit(['/', '/work', '/api/stories']),
    visit(['/api/stories']),
    visit(['/story', '/api/projects']),
    visit(['/', '/api/stories']),
    write('One'),
    write('Two'),
  ];
  return {
    figures,
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}
