import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createServices } from '../../../provider/src/services.ts';
import { removeExpired } from '../../../provider/src/media/cleanup.ts';
import { encode, film, formOf, logIn, startProvider } from '../../contract/support/provider.ts';
import type { TestProvider } from '../../contract/support/provider.ts';

export interface Client {
  readonly provider: TestProvider;
  /** Calls and demands a success, unless another status is named. */
  call<T = { readonly message: string }>(method: Method, url: string, body?: object, status?: number): Promise<T>;
  /** Sends a form, and demands a success, unless another status is named. */
  send<T = { readonly message: string }>(
    method: 'POST' | 'PATCH' | 'PUT',
    url: string,
    fields: Readonly<Record<string, unknown>>,
    status?: number,
  ): Promise<T>;
  /** Lets time pass, and logs in again: no session lasts that long. */
  wait(milliseconds: number): Promise<void>;
  create(fields: Readonly<Record<string, unknown>>): Promise<Made>;
  /** Adds a file to a project, in none of its grids. */
  bring(projectId: number, file?: File): Promise<Brought>;
  remove(url: string): Promise<string>;
  undo(
    token: string,
    status?: number,
  ): Promise<{ readonly message: string; readonly undo?: string; readonly leftOut?: readonly string[] }>;
}

interface Brought {
  readonly id: string;
  readonly mediaUrl: string;
}

/** A project that was created. */
export interface Made {
  readonly id: number;
  readonly slug: string;
  readonly grids: readonly { readonly frames: readonly { readonly mediaUrl: string }[] }[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A provider of its own for one test, and an administrator who calls it. */
export async function startClient(
  demoContent: boolean,
  options: Parameters<typeof startProvider>[0] = {},
): Promise<Client> {
  const provider = await startProvider({ ...options, demoContent });
  // A test may close the folder itself, to open it again.
  onTestFinished(() => (provider.data.db.isOpen ? provider.close() : provider.app.close()));
  let { cookie } = await logIn(provider.app);
  const call: Client['call'] = async (method, url, body, status = 200) => {
    const answer = await provider.app.inject({
      method,
      url,
      headers: { cookie },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(status);
    return answer.json();
  };
  const send: Client['send'] = async (method, url, fields, status = method === 'POST' ? 201 : 200) => {
    const { headers, payload } = await encode(formOf(fields));
    const answer = await provider.app.inject({ method, url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(status);
    return answer.json();
  };
  const post = async <T>(url: string, fields: Readonly<Record<string, unknown>>): Promise<T> =>
    (await send<{ data: T }>('POST', url, fields)).data;
  return {
    provider,
    call,
    send,
    wait: async (milliseconds) => {
      provider.advance(milliseconds);
      ({ cookie } = await logIn(provider.app));
    },
    create: (fields) => post<Made>('/api/projects', fields),
    bring: (id, file = film()) => post<Brought>(`/api/projects/${String(id)}/media`, { file }),
    remove: async (url) => (await call<{ undo: string }>('DELETE', url)).undo,
    undo: (token, status) => call('POST', '/api/undo', { undo: token }, status),
  };
}

/** Everything that can be read, and every file on the disk. */
export async function everything({
  call,
  provider,
}: Client): Promise<{ readonly files: readonly string[]; readonly reads: readonly unknown[] }> {
  const lists = [
    '/api/projects',
    '/api/category',
    '/api/stories',
    '/api/homepage/headervideos',
    '/api/homevideos',
    '/api/homepagegrid',
    '/api/aboutpage',
  ];
  const { data } = await call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
  const projects = data.map(({ id }) => `/api/project?id=${String(id)}/edit`);
  return {
    files: readdirSync(join(provider.folder, 'media')).toSorted(),
    reads: await Promise.all([...lists, ...projects].map((url) => call<unknown>('GET', url))),
  };
}

/** As fifty more saves of everything do: no revision names what is not there any more. */
export async function forgetRevisions({ db }: Pick<TestProvider['data'], 'db'>): Promise<void> {
  await db.exec('DELETE FROM revision');
}

/** Lets time pass as the provider's own timer does. */
export async function sweep(
  { provider: { data, now } }: { readonly provider: Pick<TestProvider, 'data' | 'now'> },
  after: number,
): Promise<void> {
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  await removeExpired(createServices(data.db, data.media, () => now() + after, config));
}
