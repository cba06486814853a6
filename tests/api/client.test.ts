import { describe, expect, test, vi } from 'vitest';
import { createAuth } from '../../src/api/dashboard/session.ts';
import { createCategoryWrites } from '../../src/api/dashboard/categories.ts';
import { createProviderClient } from '../../src/api/http/client.ts';
import { describeProblem, ProblemError, toProblem, type Problem } from '../../src/api/problem.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { READ_TIMEOUT } from '../../src/api/http/time-limits.ts';

const { signal } = new AbortController();

function answering(respond: (request: Request) => Response | Promise<Response>) {
  const client = createProviderClient({
    host: 'http://provider.example',
    fetch: async (input, init) => respond(new Request(input, init)),
  });
  return { reads: createReads(client), categories: createCategoryWrites(client) };
}

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const thrown: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ProblemError);
  return toProblem(thrown);
}

describe('reads', () => {
  test.each([
    ['garbage', '<html>502</html>'],
    ['nothing', ''],
    ['truncated JSON', '[{"id": 1, "na'],
    ['the wrong shape', '{"categories": 7}'],
    ['null', 'null'],
  ])('%s under a 200 is malformed', async (_what, body) => {
    const { reads } = answering(() => new Response(body));
    expect((await problemOf(reads.categories(signal))).kind).toBe('malformed');
  });

  test('a refusal keeps status, message and body', async () => {
    const { reads } = answering(() => Response.json({ message: 'Down for tea.' }, { status: 503 }));
    const problem = await problemOf(reads.projects(signal));
    expect(problem).toEqual({
      kind: 'http',
      status: 503,
      message: 'Down for tea.',
      body: '{"message":"Down for tea."}',
    });
    expect(describeProblem(problem)).toBe('HTTP error: 503');
  });

  test.each([
    ['Chromium', 'Failed to fetch'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['WebKit', 'Load failed'],
  ])('no connection is a network problem, in our words instead of those of %s', async (_engine, words) => {
    const { reads } = answering(() => Promise.reject(new TypeError(words)));
    const problem = await problemOf(reads.stories(signal));
    expect(problem).toEqual({ kind: 'network', message: 'The server could not be reached.' });
    expect(describeProblem(problem)).toBe('The server could not be reached.');
  });

  test('giving up is distinguished from failing', async () => {
    const controller = new AbortController();
    const { reads } = answering(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const work = reads.about(controller.signal);
    controller.abort();
    expect((await problemOf(work)).kind).toBe('aborted');
  });

  test('15 s without an answer is a failure', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      expect(limit).toBe(READ_TIMEOUT);
      return AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
    });
    const { reads } = answering((request) => Promise.reject(request.signal.reason));
    expect((await problemOf(reads.about(signal))).kind).toBe('timeout');
    vi.mocked(AbortSignal.timeout).mockRestore();
  });
});

test('the home page gets every part that came, and the problems of the rest', async () => {
  const { reads } = answering((request) =>
    request.url.endsWith('homepagetexts')
      ? Response.json({ hometexts: [{ id: 1, text: 'One' }] })
      : new Response('', { status: 500 }),
  );
  const { value, problems } = await reads.home(signal);
  expect(value).toEqual({ headerFilms: [], homeFilms: [], grid: [], texts: ['One'] });
  expect(problems.map(describeProblem)).toEqual(['HTTP error: 500', 'HTTP error: 500', 'HTTP error: 500']);
});

test('without categories the work page still has its projects', async () => {
  const { reads } = answering((request) =>
    request.url.endsWith('/api/projects') ? Response.json([{ id: 1, title: 'A', slug: 'a' }]) : new Response('no'),
  );
  const { value, problems } = await reads.work(signal);
  expect(value.projects.map(({ slug }) => slug)).toEqual(['a']);
  expect(value.categories).toEqual([]);
  expect(problems).toHaveLength(1);
});

describe('writes', () => {
  test.each([
    ['JSON', '{"message":"Saved."}', 'Saved.'],
    ['an empty body', '', ''],
    ['text', 'OK', ''],
  ])('any 2xx is a success: %s', async (_what, body, message) => {
    const { categories } = answering(() => new Response(body, { status: 201 }));
    expect((await categories.add('Lamps', 'k')).message).toBe(message);
  });

  test('a refusal keeps the raw body', async () => {
    const { categories } = answering(() => new Response('Bad Gateway', { status: 502 }));
    expect(await problemOf(categories.remove(1))).toEqual({
      kind: 'http',
      status: 502,
      message: '',
      body: 'Bad Gateway',
    });
  });
});

describe('a write that is answered 401', () => {
  const unauthenticated = () => Response.json({ message: 'Log in first.' }, { status: 401 });
  function asking(isOver: boolean) {
    const isSessionOver = vi.fn(async () => isOver);
    const client = createProviderClient({
      host: 'http://provider.example',
      fetch: async () => unauthenticated(),
      isSessionOver,
    });
    return { client, isSessionOver };
  }

  test('counts as given up when the session has ended, which is told elsewhere', async () => {
    const { client, isSessionOver } = asking(true);
    expect((await problemOf(createCategoryWrites(client).add('Signs', 'k'))).kind).toBe('aborted');
    expect(isSessionOver).toHaveBeenCalledOnce();
  });

  test('is a refusal like any other when the session goes on', async () => {
    const { client } = asking(false);
    expect(await problemOf(createCategoryWrites(client).add('Signs', 'k'))).toMatchObject({
      kind: 'http',
      status: 401,
    });
  });

  test('asks nothing for login, logout and reads', async () => {
    const { client, isSessionOver } = asking(true);
    const auth = createAuth(client);
    expect(await problemOf(auth.logIn('a', 'b'))).toMatchObject({ status: 401, message: 'Log in first.' });
    expect(await problemOf(auth.logOut(null))).toMatchObject({ status: 401 });
    expect(await auth.verifyAuth(signal)).toEqual({ isAuthenticated: false });
    expect((await problemOf(createReads(client).categories(signal))).kind).toBe('http');
    expect(isSessionOver).not.toHaveBeenCalled();
  });
});
