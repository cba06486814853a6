/**
 * Stands in for a provider: every call is answered with the contract's own examples (openapi.yaml), or on a screen with what
 * the reference provider answers for the demo studio. Imported by Storybook's preview before anything that could ask, so that
 * nothing ever leaves the page.
 */
import { parse } from 'yaml';
import contract from '../../openapi.yaml?raw';

/** How every read is answered. */
export type Mood = 'loading' | 'empty' | 'failed' | 'missing' | 'full';

type Json = Readonly<Record<string, unknown>>;

const document: unknown = parse(contract);
const realFetch = globalThis.fetch.bind(globalThis);

/** The reads of the demo studio by address, written by `npm run storybook` and `npm run test:stories`. */
const demoAnswers = Object.values(
  import.meta.glob<Json>('../../.cache/demo-answers.json', { import: 'default', eager: true }),
)[0];

let mood: Mood = 'full';
let answers: Json = {};

/** Sets how reads are answered from now on. */
export function answerAs(next: Mood, from: 'contract' | 'demo studio' = 'contract'): void {
  mood = next;
  answers = (from === 'demo studio' ? demoAnswers : undefined) ?? {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; references are followed. */
function at(value: unknown, keys: readonly string[]): unknown {
  const here = isObject(value) && typeof value['$ref'] === 'string' ? follow(value['$ref']) : value;
  const [key, ...rest] = keys;
  if (key === undefined) return here;
  return isObject(here) ? at(here[key], rest) : undefined;
}

function follow(reference: string): unknown {
  return at(document, reference.slice('#/'.length).split('/'));
}

function templateOf(pathname: string): string | undefined {
  const templates = Object.keys(isObject(at(document, ['paths'])) ? Object(at(document, ['paths'])) : {});
  // `/api/projects/{id}` also matches literal paths; these go first.
  if (templates.includes(pathname)) return pathname;
  return templates.find((one) => new RegExp(`^${one.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname));
}

/** The films and pictures that come with the demo studio take the place of those in the examples. */
function withDemoMedia(text: string): string {
  return text
    .replaceAll(/media\/[\w-]+\.mp4/g, 'media/upar/ridge-walk.mp4')
    .replaceAll(/media\/[\w-]+\.jpg/g, 'media/upar/header.jpg');
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}

function exampleOf(pathname: string, method: string): unknown {
  const template = templateOf(pathname);
  if (template === undefined) return undefined;
  const ways = at(document, ['paths', template, method.toLowerCase(), 'responses']);
  const status = isObject(ways) ? Object.keys(ways).find((one) => one.startsWith('2')) : undefined;
  const examples = at(ways, [status ?? '', 'content', 'application/json', 'examples']);
  const named = isObject(examples) ? Object.keys(examples) : [];
  const name = mood === 'empty' && named.includes('empty') ? 'empty' : (named.find((one) => one !== 'empty') ?? '');
  return at(examples, [name, 'value']);
}

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (request.method === 'GET' && pathname !== '/api/verify-auth') {
    if (mood === 'loading') return new Promise(() => undefined);
    // With status 200 a browser writes no error to the console; an answer that is not JSON fails all the same.
    if (mood === 'failed') return new Response('The provider is being repaired.');
    if (mood === 'missing') return Response.json({ message: 'Not found.' }, { status: 404 });
    const read = answers[pathname + search];
    if (mood === 'full' && read !== undefined) return Response.json(read, { headers: { etag: '"1"' } });
  }
  const example = exampleOf(pathname, request.method);
  const body = mood === 'empty' && request.method === 'GET' ? emptied(example) : example;
  return new Response(withDemoMedia(JSON.stringify(body ?? { message: 'Done' })), {
    headers: { 'content-type': 'application/json', etag: '"1"' },
  });
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : realFetch(request);
};
