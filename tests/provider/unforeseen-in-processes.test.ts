import { expect, onTestFinished, test, vi } from 'vitest';
import { encode, film, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import { fontFile, readFont } from './support/fonts.ts';
import { feed, head, item } from './support/hostile-exports.ts';
import { importerOf } from './support/imports.ts';

vi.mock(import('../../provider/src/paths.ts'), async (original) => {
  const { paths } = await original();
  const failing = new URL('fixtures/failing-process.ts', import.meta.url);
  return { paths: { ...paths, importProcess: failing, filmProcess: failing, fontProcess: failing } };
});

const whatToDo = /failed at (?:this|it) unexpectedly.*once more.*ask whoever looks after the server/;

/** A provider whose processes have a fault, and its log. */
async function start() {
  const lines: string[] = [];
  const provider = await startProvider({
    imports: { allows: () => true },
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  });
  onTestFinished(() => provider.close());
  return { provider, lines };
}

const ghost = (): File => new File([JSON.stringify({ db: [{ meta: {}, data: { posts: [] } }] })], 'ghost.json');

test.each([
  ['an export', '/api/imports', async () => ({ file: ghost() })],
  ['a film', '/api/projects', async () => ({ title: 'Upar', HeaderMedia: film() })],
  ['a font', '/api/site/face', async () => ({ face: fontFile(await readFont()) })],
] as const)(
  'a fault of ours while %s is read is told as one, with what to do next, and logged with its place',
  async (_name, url, fields) => {
    const { provider, lines } = await start();
    const { cookie } = await logIn(provider.app);
    const { headers, payload } = await encode(formOf(await fields()));
    const answer = await provider.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, answer.body).toBe(500);
    expect(answer.json<{ message: string }>().message).toMatch(whatToDo);
    expect(lines.join('')).toMatch(/TypeError: Something of ours is undefined\..*failAtMost .*failing-process\.ts/);
  },
);

test('an import under way that meets a fault of ours says so, and not that its file is gone', async () => {
  const { provider, lines } = await start();
  const { plan, run } = await importerOf(provider);
  const { id } = await plan(head + feed(item(1, '<content:encoded>Words</content:encoded>')));
  const done = await run(id, { types: { post: 'story' }, hosts: [], redirects: false });
  expect(done.state).toBe('failed');
  expect(done.reason).toMatch(whatToDo);
  expect(lines.join('')).toMatch(/TypeError: Something of ours is undefined\..*failAtMost .*failing-process\.ts/);
});
