import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, vi } from 'vitest';
import type { AppConfig } from '../../../provider/src/app.ts';
import { encode, formOf, logIn, picture, startProvider } from '../../contract/support/provider.ts';
import type { TestProvider } from '../../contract/support/provider.ts';
import { createCall, type Call } from './calls.ts';

/** As much of an import as these tests look at. */
export interface Imported {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly types: readonly { readonly type: string; readonly count: number; readonly as: string }[];
  readonly hosts: readonly { readonly host: string; readonly files: number }[];
  readonly addresses: number;
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
  readonly items: Readonly<Record<'planned' | 'done' | 'skipped' | 'failed', number>>;
  readonly made: number;
  readonly records?: readonly object[];
  readonly files: number;
  readonly bytes: number;
  readonly reason?: string;
}

export interface Choices {
  readonly types: Readonly<Record<string, string>>;
  readonly hosts: readonly string[];
  readonly redirects: boolean;
}

export interface Importer {
  readonly provider: TestProvider;
  readonly call: Call;
  send<T>(
    url: string,
    fields: Readonly<Record<string, unknown>>,
    status?: number,
    method?: 'POST' | 'PATCH',
  ): Promise<T>;
  plan(content: string | Buffer, name?: string): Promise<Imported>;
  refuse(content: string | Buffer, name?: string): Promise<string>;
  /** Runs it to its end. */
  run(id: number, choices: Choices): Promise<Imported>;
  ended(id: number): Promise<Imported>;
  report(id: number): Promise<string>;
}

/** Starts a server for one test, of pictures unless told. @returns its host and origin */
export async function serve(
  answer?: RequestListener,
): Promise<{ readonly host: string; readonly origin: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const jpeg = Buffer.from(await picture().arrayBuffer());
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer !== undefined) answer(request, response);
    else if (request.url?.includes('missing') === true) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { host: `127.0.0.1:${String(port)}`, origin: `http://127.0.0.1:${String(port)}`, asked };
}

/** An export of the fixtures whose pictures are at an origin. */
export const fixture = async (name: string, media: string): Promise<string> =>
  (await readFile(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')).replaceAll('{MEDIA}', media);

const file = (content: string | Buffer, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** An administrator of a provider of its own, which may fetch from this machine unless told otherwise. */
export async function startImporter(config: Partial<AppConfig> = {}): Promise<Importer> {
  const provider = await startProvider({ imports: { allows: () => true }, ...config });
  onTestFinished(() => (provider.data.db.isOpen ? provider.close() : undefined));
  return importerOf(provider);
}

export async function importerOf(provider: TestProvider): Promise<Importer> {
  const { cookie } = await logIn(provider.app);
  const call = createCall(provider.app, cookie);
  const send: Importer['send'] = async (url, fields, status = 201, method = 'POST') => {
    const { headers, payload } = await encode(formOf(fields));
    const answer = await provider.app.inject({ method, url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(status);
    return answer.json();
  };
  const ended: Importer['ended'] = (id) =>
    vi.waitFor(
      async () => {
        const { data } = await call<{ data: Imported }>('GET', `/api/imports/${String(id)}`);
        expect(data.state).not.toBe('running');
        return data;
      },
      { timeout: 60_000, interval: 20 },
    );
  return {
    provider,
    call,
    send,
    ended,
    plan: async (content, name = 'export.xml') =>
      (await send<{ data: Imported }>('/api/imports', { file: file(content, name) })).data,
    refuse: async (content, name = 'export.xml') =>
      (await send<{ message: string }>('/api/imports', { file: file(content, name) }, 400)).message,
    run: async (id, choices) => {
      await call('POST', `/api/imports/${String(id)}/run`, choices, 202);
      return ended(id);
    },
    report: async (id) =>
      (await provider.app.inject({ url: `/api/imports/${String(id)}/report`, headers: { cookie } })).body,
  };
}
