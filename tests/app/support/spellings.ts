import { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect } from 'vitest';
import { encode, formOf, logIn, picture } from '../../contract/support/provider.ts';
import { operations } from '@vitrine/contract/operations';
import { askRaw, listen } from '../../trust/support/calls.ts';
import { startStudio } from './studio-pages.ts';

/** What only a link shows. */
const secretTitle = 'Kiln of Secrets';

/** What decides who may keep an answer, and what its page may do and tell. */
const compared = [
  'cache-control',
  'cdn-cache-control',
  'cache-tag',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'referrer-policy',
  'x-robots-tag',
];

interface Change {
  readonly name: string;
  /** Whether it is the same address afterwards. */
  readonly isSame: boolean;
  /** @param at a number to choose a place by */
  apply(path: string, at: number): string;
}

const percent = (character: string, isSmall: boolean): string => {
  const digits = Buffer.from(character).toString('hex');
  return `%${isSmall ? digits : digits.toUpperCase()}`;
};

/** Puts something in place of a character that is neither a slash nor part of an encoded one. */
function atCharacter(path: string, at: number, change: (character: string) => string): string {
  const places = [...path.matchAll(/%[0-9a-f]{2}|[^/%#]/gi)].filter(([found]) => found.length === 1);
  const place = places[at % Math.max(places.length, 1)];
  if (place === undefined) return path;
  return path.slice(0, place.index) + change(place[0]) + path.slice(place.index + 1);
}

function atSlash(path: string, at: number, text: string): string {
  const places = [...path.matchAll(/\//g)];
  const { index = 0 } = places[at % places.length] ?? {};
  return path.slice(0, index) + text + path.slice(index + 1);
}

const otherCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

const changes: readonly Change[] = [
  { name: 'percent', isSame: true, apply: (path, at) => atCharacter(path, at, (one) => percent(one, at % 2 === 0)) },
  { name: 'double slash', isSame: true, apply: (path, at) => atSlash(path, at, '//') },
  { name: 'slash at the end', isSame: true, apply: (path) => `${path}/` },
  { name: 'dot', isSame: true, apply: (path, at) => atSlash(path, at, '/./') },
  { name: 'encoded dot', isSame: true, apply: (path, at) => atSlash(path, at, '/%2E/') },
  { name: 'way up', isSame: true, apply: (path, at) => atSlash(path, at, '/x/../') },
  { name: 'encoded way up', isSame: true, apply: (path, at) => atSlash(path, at, '/x/%2e%2E/') },
  { name: 'capital', isSame: false, apply: (path, at) => atCharacter(path, at, otherCase) },
  { name: 'capitals', isSame: false, apply: (path) => path.replace(/^\/[a-z]+/, otherCase) },
  {
    name: 'encoded twice',
    isSame: false,
    apply: (path, at) => atCharacter(path, at, (one) => `%25${percent(one, true).slice(1)}`),
  },
  { name: 'encoded slash', isSame: false, apply: (path, at) => atSlash(path, at, '%2f') },
  { name: 'backslash', isSame: false, apply: (path, at) => atSlash(path, at, '/\\') },
  { name: 'matrix parameter', isSame: false, apply: (path, at) => atSlash(path, at, ';a=b/') },
  { name: 'matrix parameter at the end', isSame: false, apply: (path) => `${path};jsessionid=1` },
  { name: 'dot at the end', isSame: false, apply: (path) => `${path}.` },
  { name: 'dot before a slash', isSame: false, apply: (path, at) => atSlash(path, at, './') },
  { name: 'U+0000', isSame: false, apply: (path) => `${path}%00` },
  { name: 'half an encoding', isSame: false, apply: (path) => `${path}%f` },
  { name: 'fragment', isSame: true, apply: (path) => `${path}#x` },
  { name: 'other host', isSame: false, apply: (path) => `//evil.example${path}` },
];

interface Asked {
  readonly address: string;
  readonly spelling: string;
  readonly isSame: boolean;
}

/** The pages, by an address each. */
const pages = [
  '/',
  '/home',
  '/work',
  '/work?page=1',
  '/about',
  '/story',
  '/contact',
  '/login',
  '/dashboard',
  '/nothing',
  '/sitemap.xml',
];

/** A studio with a sealed project, a draft, a link to each, and an old address. */
async function openStudio() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const provider = await startStudio({ trustProxy: true, publicOrigin: null, logger: { level: 'info', stream } });
  const { app } = provider;
  const { cookie } = await logIn(app);
  const write = async <T>(
    method: 'POST' | 'DELETE',
    url: string,
    sent: { headers?: object; payload?: object | Buffer } = {},
  ) => {
    const answer = await app.inject({ method, url, ...sent, headers: { ...sent.headers, cookie } });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<T>();
  };
  const create = async (visibility: string, title: string) =>
    (
      await write<{ data: { id: number; slug: string; HeaderMedia: string } }>(
        'POST',
        '/api/projects',
        await encode(formOf({ title, visibility, HeaderMedia: picture() })),
      )
    ).data;
  const open = await create('public', 'कला Upar');
  const made = [await create('sealed', secretTitle), await create('draft', `${secretTitle} too`)];
  const links: { readonly id: number; readonly path: string }[] = [];
  for (const { id } of made) {
    const expiresAt = new Date(provider.now() + 3_600_000).toISOString();
    const payload = { name: 'A client', project: id, expiresAt };
    links.push((await write<{ data: { id: number; path: string } }>('POST', '/api/links', { payload })).data);
  }
  await write('POST', '/api/redirects', { payload: { source: '/2019/Über uns.html', target: '/work#x' } });
  const tokens = links.map(({ path }) => path.split('/')[1] ?? '');
  const origin = await listen(provider);
  return {
    provider,
    origin,
    lines,
    tokens,
    /** What leads nowhere else and needs no session; links come first. */
    addresses: [
      ...links.map(({ path }) => `/${path}`),
      ...tokens.map((token) => `/api/shown/${token}`),
      ...tokens.map((token, at) => `/p/${token}/${made[at]?.HeaderMedia ?? ''}`),
      ...pages,
      `/project/${encodeURIComponent(open.slug)}`,
      `/project/${made[0]?.slug ?? ''}`,
      `/${open.HeaderMedia}`,
      `/media/teaser/${made[0]?.slug ?? ''}`,
      '/2019/%C3%9Cber%20uns.html',
      '/api/category',
      ...operations
        .filter(({ method, access, path }) => method === 'GET' && access !== 'logout' && !path.includes('{'))
        .map(({ path }) => path),
    ],
    end: async () => {
      for (const { id } of links) await write('DELETE', `/api/links/${String(id)}`);
    },
  };
}

/**
 * Asks for addresses in spellings of all kinds, and holds each answer against that of the address itself; then ends the links, and
 * asks for them again.
 * @returns how many were asked for
 */
export async function walkSpellings(numRuns: number): Promise<number> {
  const { provider, origin, lines, tokens, addresses, end } = await openStudio();
  const host = new URL(origin).host;
  let visitors = 0;
  const ask = (target: string) => {
    visitors += 1;
    // Somebody else each time: tries of links are counted.
    const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
    return askRaw(
      origin,
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html, */*\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`,
    );
  };
  const known = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const address of addresses) known.set(address, await ask(address));
  const shows = (body: string): boolean => body.includes(secretTitle);
  for (const address of addresses.slice(0, 2)) expect(shows(known.get(address)?.body ?? ''), address).toBe(true);

  const spelling = fc
    .record({
      address: fc.nat(10_000).map((at) => addresses[at % 3 === 0 ? at % 6 : at % addresses.length] ?? '/'),
      steps: fc.array(fc.tuple(fc.nat(changes.length - 1), fc.nat(200)), { minLength: 1, maxLength: 4 }),
      isAbsolute: fc.nat(5).map((chance) => chance === 0),
    })
    .map(({ address, steps, isAbsolute }): Asked & { readonly steps: string } => {
      const [path = '', query] = address.split('?', 2);
      const chosen = steps.flatMap(([index, at]) => {
        const change = changes[index];
        return change === undefined ? [] : [{ change, at }];
      });
      const spelt = chosen.reduce((text, { change, at }) => change.apply(text, at), path);
      const [before = '', fragment] = spelt.split('#', 2);
      const whole = before + (query === undefined ? '' : `?${query}`) + (fragment === undefined ? '' : `#${fragment}`);
      return {
        address,
        spelling: isAbsolute ? `http://${host}${whole}` : whole,
        isSame: chosen.every(({ change }) => change.isSame) && (spelt.match(/#/g) ?? []).length < 2,
        steps: chosen.map(({ change }) => change.name).join(', '),
      };
    });

  const shown = new Set<string>();
  const judge = async ({ address, spelling: spelt, isSame, steps }: Asked & { readonly steps: string }) => {
    const say = `${spelt} for ${address} (${steps})`;
    const reference = known.get(address);
    const answer = await ask(spelt);
    expect(answer.status, say).toBeLessThan(500);
    const { location } = answer.headers;
    if (answer.status === 301 && location !== reference?.headers['location']) {
      expect(location, say).toMatch(/^\/(?![/\\])/);
      expect(answer.headers['cache-control'], say).toBe('private, no-store');
      expect(location?.split('?')[1], say).toBe(address.split('?')[1]);
    }
    const final =
      answer.status === 301 && location?.startsWith('/') === true && reference?.status !== 301
        ? await ask(location)
        : answer;
    // Where an old address leads, its other spellings lead at once, and nothing keeps the way there.
    if (isSame && answer.status === 301 && reference?.status === 301 && spelt !== address) {
      expect([location, answer.body], say).toEqual([reference.headers['location'], reference.body]);
      expect(answer.headers['cache-control'], say).toMatch(/^(?:private, no-store|public, max-age=0, s-maxage=10)$/);
    } else if (isSame) {
      expect(final.status, say).toBe(reference?.status);
      for (const name of compared) expect([name, final.headers[name]], say).toEqual([name, reference?.headers[name]]);
      expect(final.body, say).toBe(reference?.body);
    }
    for (const one of [answer, final]) {
      const isSecret = shows(one.body) || tokens.some((token) => one.headers['location']?.includes(token) === true);
      if (!isSecret) continue;
      shown.add(spelt);
      expect(one.headers, say).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
      });
      if (shows(one.body)) expect(one.headers['referrer-policy'], say).toBe('no-referrer');
      for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key'])
        expect(one.headers, say).not.toHaveProperty(name);
    }
  };
  await fc.assert(fc.asyncProperty(spelling, judge), { numRuns });

  await end();
  for (const spelt of [...addresses.slice(0, 6), ...shown]) {
    const answer = await ask(spelt);
    expect(shows(answer.body), spelt).toBe(false);
    const { location } = answer.headers;
    if (location?.startsWith('/') === true) expect(shows((await ask(location)).body), spelt).toBe(false);
  }
  await provider.app.close();
  expect(lines.join('')).toContain('"url":"/p/…"');
  expect(lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
  return visitors;
}
