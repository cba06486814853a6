/**
 * Answers in a provider's place, each test its own. Nothing leaves the page: a call that no test expects fails the test. To be loaded before the
 * app, which takes `fetch` when it is loaded.
 */
import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { exampleOf } from '../../../stories/shared/contract-examples.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the provider says; without a body `{}`. */
export interface Answer {
  /** 200 unless told. */
  readonly status?: number;
  readonly json?: unknown;
  /** A body that is no JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that was made. */
export interface Call {
  /** With its query. */
  readonly path: string;
  readonly headers: Headers;
  /** What was sent as JSON; null where nothing was. */
  readonly json: unknown;
  /** What was sent as a form: its fields, files by their names. */
  readonly form: Readonly<Record<string, string>>;
}

/** An answer, `unreachable` for a provider that cannot be reached, or what decides by the call. */
type Respond = Answer | 'unreachable' | ((call: Call) => Answer | 'unreachable' | Promise<Answer | 'unreachable'>);

interface Expected {
  readonly method: Method;
  readonly path: string;
  readonly respond: Respond;
  readonly calls: Call[];
}

let expected: Expected[] = [];
let refused: string[] = [];
let answered: string[] = [];

function isOf(pattern: string, { pathname, search }: URL): boolean {
  const path = pattern.includes('?') ? pathname + search : pathname;
  const source = pattern.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join('[^/]*')}$`).test(path);
}

/** Answers reads with what the contract gives as their example. */
export function answerByExample(...paths: readonly string[]): void {
  for (const path of paths) answer('GET', path, { json: exampleOf('GET', path), headers: { etag: '"1"' } });
}

/**
 * Answers calls of this method and path in this test from now on; the newest answer goes first.
 *
 * @param path with a query, or without for any query; `*` is a part between slashes
 * @returns the calls that it answers, as they come
 */
export function answer(method: Method, path: string, respond: Respond): readonly Call[] {
  const calls: Call[] = [];
  expected.unshift({ method, path, respond, calls });
  return calls;
}

/** Forgets all answers. @returns the calls that nothing was said about */
export function forgetAnswers(): readonly string[] {
  const before = refused;
  expected = [];
  refused = [];
  return before;
}

/** The calls of this page since this was asked last, as `GET /api/projects`. */
export function takeRequests(): readonly string[] {
  const before = answered;
  answered = [];
  return before;
}

async function toCall(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  const form = isForm ? await request.clone().formData() : new FormData();
  const text = isForm ? '' : await request.clone().text();
  return {
    path: pathname + search,
    headers: request.headers,
    json: text === '' ? null : JSON.parse(text),
    form: Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
  };
}

async function respondTo(request: Request): Promise<Answer | 'unreachable'> {
  const url = new URL(request.url);
  const found = expected.find(({ method, path }) => method === request.method && isOf(path, url));
  if (found === undefined) {
    refused.push(`${request.method} ${url.pathname}${url.search}`);
    return { status: 501, json: { message: 'No test expects this call.' } };
  }
  answered.push(`${request.method} ${url.pathname}`);
  const call = await toCall(request);
  found.calls.push(call);
  return typeof found.respond === 'function' ? found.respond(call) : found.respond;
}

function toResponse({ status = 200, json = {}, text, headers = {} }: Answer): Response {
  const body = text ?? JSON.stringify(json);
  const type = text === undefined ? { 'content-type': 'application/json' } : {};
  return new Response(status === 204 ? null : body, { status, headers: { ...type, ...headers } });
}

const interceptor = new BatchInterceptor({
  name: 'provider',
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
});
interceptor.apply();

interface Waiting {
  readonly request: Request;
  readonly controller: { respondWith(response: Response): unknown; errorWith(reason: Error): unknown };
}

/** The interceptor waits for what this returns, though its types do not say so. */
const respond = async ({ request, controller }: Waiting): Promise<void> => {
  if (!new URL(request.url).pathname.startsWith('/api/')) return;
  const said = await respondTo(request);
  if (said === 'unreachable') controller.errorWith(new TypeError('Failed to fetch'));
  else controller.respondWith(toResponse(said));
};

interceptor.on('request', (waiting): unknown => respond(waiting));
