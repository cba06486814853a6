/**
 * Stands in for a provider: every call is answered with the contract's own examples (openapi.yaml), or on a screen with what
 * the reference provider answers for the demo studio. Imported by Storybook's preview before anything that could ask, so that
 * nothing ever leaves the page.
 */
import { exampleOf, isObject, type Json } from './contract-examples.ts';

/** How every read is answered. */
export type Mood = 'loading' | 'empty' | 'failed' | 'missing' | 'full';

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
  const example = exampleOf(request.method, pathname, mood === 'empty' ? 'empty' : undefined);
  const body = mood === 'empty' && request.method === 'GET' ? emptied(example) : example;
  return new Response(withDemoMedia(JSON.stringify(body ?? { message: 'Done' })), {
    headers: { 'content-type': 'application/json', etag: '"1"' },
  });
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : realFetch(request);
};
