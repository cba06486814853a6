import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../src/api/problem.ts';
import { createFileReads, takeAddress } from '../../src/app/exported.ts';
import { toInertJson } from '../../src/app/embedded.ts';

const signal = new AbortController().signal;
const file = { address: '/project/upar', parameters: [], build: '/assets/main-1.js' };
const value = { title: '</script> & “50 %”' };

const documentOf = (embedded: object) =>
  `<html><script type="application/json" id="embedded">${toInertJson(embedded)}</script></html>`;
const upar = documentOf({ origin: 'https://s.example', read: { key: 'upar', answer: { value, problems: [] } }, file });

const answer = vi.fn<(request: Request) => Promise<Response>>();
/** The address bar, and a document without links, whose head says what is removed. */
let removed: string[];
let shown: string[];
function openAt(address: string): void {
  const { pathname, search, hash, origin, href } = new URL(address, 'https://s.example');
  vi.stubGlobal('window', {
    location: { pathname, search, hash, origin, href },
    history: { state: null, replaceState: (_state: null, _title: string, path: string) => shown.push(path) },
  });
}
beforeEach(() => {
  [removed, shown] = [[], []];
  vi.stubGlobal('fetch', answer);
  // Node knows no address to begin at.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, options: RequestInit) {
        super(new URL(path, 'https://s.example'), options);
      }
    },
  );
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    head: { querySelectorAll: () => [{ remove: () => removed.push('title') }] },
  });
  openAt('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

test('a page is read from its own document', async () => {
  answer.mockImplementation(async () => new Response(upar));
  expect(await createFileReads(file).project('upar', signal)).toEqual({ value, problems: [] });
  expect(answer.mock.lastCall?.[0].url).toBe('https://s.example/project/upar/');
  expect(await createFileReads(file).story('7', signal)).toEqual(value);
  expect(answer.mock.lastCall?.[0].url).toBe('https://s.example/individual/7/');
});

test.each([
  ['a missing document', () => new Response('No.', { status: 404 }), { kind: 'http', status: 404 }],
  [
    'the page of what is not there, sent with status 200',
    () => new Response(documentOf({ origin: '', read: null, file: { ...file, address: null } })),
    { kind: 'http', status: 404 },
  ],
  [
    'a document of another build',
    () =>
      new Response(
        documentOf({
          origin: '',
          read: { key: '', answer: { value, problems: [] } },
          file: { ...file, build: 'other' },
        }),
      ),
    { kind: 'malformed' },
  ],
])('%s is a failure that the page can show', async (_name, respond, problem) => {
  answer.mockImplementation(async () => respond());
  const thrown = await createFileReads(file)
    .project('upar', signal)
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(thrown).toMatchObject({ problem });
});

test('what a link shows is not in an export', async () => {
  await expect(createFileReads(file).shown('token', signal)).rejects.toBeDefined();
});

const page2 = { address: '/work?category=3&page=2', parameters: ['category', 'page'], build: '' };
test.each([
  ['/work/category/3/page/2/', page2, ['/work?category=3&page=2'], true],
  ['/work/category/3/page/2/index.html', page2, ['/work?category=3&page=2'], true],
  ['/work/?category=3#top', { ...page2, address: '/work' }, ['/work?category=3#top'], false],
  ['/work?utm_source=x', { ...page2, address: '/work' }, [], true],
  ['/about', { ...file, address: '/about' }, [], true],
  ['/nothing', { ...file, address: null }, [], false],
])('at %s the bar and the page agree', async (address, drawn, bar, isShown) => {
  openAt(address);
  expect(await takeAddress(drawn)).toBe(isShown);
  expect(shown).toEqual(bar);
  expect(removed).toEqual(isShown ? [] : ['title']);
});

test('there is no dashboard: the page that says so stays as it was drawn', async () => {
  openAt('/dashboard/projects');
  const late = new Promise((resolve) => setTimeout(() => resolve('nothing happened'), 20));
  expect(await Promise.race([takeAddress({ ...file, address: null }), late])).toBe('nothing happened');
});
