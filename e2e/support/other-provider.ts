import type { Page } from '@playwright/test';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { paths } from '../../src/domain/paths.ts';

/**
 * A provider with the calls of the contract and without extensions: text ids, backslashes in paths, bare lists, no
 * media details, answers without bodies. It serves the static `dist/client` beside itself, as any file host would.
 */
export interface OtherProvider {
  readonly origin: string;
  /** Every call that it was sent, such as `POST /api/login`, in order. */
  readonly asked: readonly string[];
  /** The forms of the projects that it was sent, part by part. */
  readonly projects: readonly FormData[];
  close(): Promise<void>;
}

const films = join(process.cwd(), 'provider', 'demo-content', 'media');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

const project = (slug: string, title: string) => ({ id: `p-${slug}`, slug, title });

function createState() {
  const asked: string[] = [];
  const projects: FormData[] = [];
  return {
    isLoggedIn: false,
    asked,
    projects,
    categories: [
      { id: 'c-1', name: 'Identity' },
      { id: 'c-2', name: 'Packaging' },
    ],
  };
}

type State = ReturnType<typeof createState>;

function reads(state: State): Record<string, unknown> {
  return {
    '/api/homepage/headervideos': {
      headerdata: [
        {
          id: 'h-1',
          projectId: 'p-kal',
          position: 1,
          videoUrl: 'kal\\turning-table.mp4',
          thumbnail: 'kal\\turning-table-thumb.jpg',
          project: project('kal', 'Kal'),
        },
        { id: 'h-9', projectId: 'p-kal', position: 9, videoUrl: 'kal\\turning-table.mp4', project: null },
      ],
    },
    '/api/homevideos': {
      headerdata: [
        {
          id: 'v-1',
          projectId: 'p-nadi',
          position: 1,
          videoUrl: 'nadi\\teental-cycle.mp4',
          project: project('nadi', 'Nadi'),
        },
      ],
    },
    '/api/homepagegrid': {
      homepageGrids: [
        {
          id: 'g-1',
          projectId: 'p-kal',
          gridType: 'grid1',
          nonHoverMedia: 'kal\\menu.jpg',
          hoverMedia: null,
          position: 1,
          project: project('kal', 'Kal'),
        },
      ],
    },
    '/api/homepagetexts': { hometexts: [{ id: 't-1', text: 'Another provider says hello.' }] },
    '/api/category': state.categories,
    '/api/projects': {
      data: { data: [{ ...project('kal', 'Kal'), HeaderMedia: 'kal\\header.jpg', categoryId: 'c-1' }] },
    },
    '/api/project': { ...project('kal', 'Kal'), HeaderMedia: 'kal\\header.jpg', grids: [], relatedProjects: [] },
    '/api/projects/p-kal/media': {
      media: [
        { id: 'f-1', mediaUrl: 'kal\\menu.jpg', mediaType: 'IMAGE' },
        { id: 'f-2', mediaUrl: 'kal\\turning-table.mp4', mediaType: 'VIDEO' },
      ],
      headerMedia: 'kal\\header.jpg',
      title: 'Kal',
    },
    // As it stands after a project was sent with a film: a path, and nothing that is known of the film.
    '/api/projects/p-new/media': { media: [], headerMedia: 'kal\\turning-table.mp4', title: 'New' },
    '/api/stories': [{ id: 's-1', title: 'Only one', authorname: 'Somebody', content: 'Text' }],
    '/api/aboutpage': { data: { id: 'a', introHeading: 'Elsewhere', introDescription: 'Text' } },
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await readAll(request)).toString();
  const isJson = request.headers['content-type']?.includes('json') === true;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : {};
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Takes a project down as it was sent; what it answers is what most servers do. */
async function takeProject(request: IncomingMessage, state: State, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await readAll(request), { headers }).formData();
  if (!state.isLoggedIn) {
    answer(response, 401);
    return;
  }
  state.projects.push(form);
  answer(response, 201, { data: { id: 'p-new' } });
}

function answer(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function handleAuthentication(
  path: string,
  body: Record<string, unknown>,
  state: State,
  response: ServerResponse,
): boolean {
  if (path === '/api/login') {
    state.isLoggedIn = body['username'] === 'owner' && body['password'] === 'opensesame';
    // Only what the specification reads: no message, no token.
    answer(response, state.isLoggedIn ? 200 : 403);
    return true;
  }
  if (path === '/api/verify-auth') {
    answer(response, state.isLoggedIn ? 200 : 401);
    return true;
  }
  if (path !== '/api/logout') return false;
  state.isLoggedIn = false;
  answer(response, 204);
  return true;
}

function handleCategories(method: string, path: string, body: Record<string, unknown>, state: State): number | null {
  const id = /^\/api\/category\/([^/]+)/.exec(path)?.[1];
  if (method === 'POST' && path === '/api/category') {
    state.categories.push({ id: `c-${String(Date.now())}`, name: String(body['name']) });
    return 200;
  }
  if (method === 'PUT' && path.endsWith('/edit')) {
    state.categories = state.categories.map((one) => (one.id === id ? { ...one, name: String(body['name']) } : one));
    return 200;
  }
  if (method === 'DELETE' && id !== undefined) {
    state.categories = state.categories.filter((one) => one.id !== id);
    return 204;
  }
  return null;
}

function handleWrite(method: string, path: string, body: Record<string, unknown>, state: State): number {
  if (method === 'PATCH' && path === '/api/projects/homepagegrid/g-1') return 204;
  return handleCategories(method, path, body, state) ?? 404;
}

/** How it differs from the plainest one. */
interface OtherProviderOptions {
  /** The folder of the static build beside it. */
  readonly client?: string;
  /** Its answers may be read by pages of every origin, so by none that sends cookies along (Fetch, "CORS protocol"). */
  readonly isOpen?: boolean;
}

const openToAll = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' } as const;

function sendFile(path: string, client: string, response: ServerResponse): void {
  const inside = normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '');
  const file = [join(client, inside), join(films, inside)].find((name) => existsSync(name) && statSync(name).isFile());
  const found = file ?? join(client, 'index.html');
  const length = statSync(found).size;
  response.writeHead(200, {
    'Content-Type': types[extname(found)] ?? 'application/octet-stream',
    'Content-Length': length,
  });
  createReadStream(found).pipe(response);
}

/** Starts it on a free port of the loopback address. */
export async function startOtherProvider({
  client = join(process.cwd(), 'dist', 'client'),
  isOpen = false,
}: OtherProviderOptions = {}): Promise<OtherProvider> {
  const state = createState();
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://here');
      if (!pathname.startsWith('/api/')) {
        sendFile(pathname, client, response);
        return;
      }
      const method = request.method ?? 'GET';
      state.asked.push(`${method} ${pathname}`);
      if (isOpen) for (const [name, value] of Object.entries(openToAll)) response.setHeader(name, value);
      if (method === 'OPTIONS') {
        response.writeHead(isOpen ? 204 : 405).end();
        return;
      }
      if (method === 'POST' && pathname === '/api/projects') {
        await takeProject(request, state, response);
        return;
      }
      const body = method === 'GET' ? {} : await readBody(request);
      if (handleAuthentication(pathname, body, state, response)) return;
      const found = reads(state)[pathname];
      if (method === 'GET') answer(response, found === undefined ? 404 : 200, found);
      else answer(response, state.isLoggedIn ? handleWrite(method, pathname, body, state) : 401);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    asked: state.asked,
    projects: state.projects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Logs in at such a provider, by the form. */
export async function logInAtOther(page: Page, origin: string): Promise<void> {
  await page.goto(origin + paths.login);
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('opensesame');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}
