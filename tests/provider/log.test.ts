import { afterEach, beforeEach, expect, test } from 'vitest';
import { actions, withoutEntry } from '../../provider/src/log/actions.ts';
import { readContract } from '../../packages/contract/tools/document.ts';
import { encode, formOf, logIn, password, picture, startProvider, username } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly kind: 'login' | 'refusal' | 'change';
  readonly name: string;
  readonly what: string;
  readonly subject: string;
  readonly address: string;
  readonly userAgent: string;
  readonly target?: { readonly kind: string; readonly id: number };
}

interface Page {
  readonly entries: readonly Entry[];
  readonly before: number | null;
}

const day = 24 * 60 * 60_000;

let provider: TestProvider;
let cookie: string;
beforeEach(async () => {
  provider = await startProvider();
  ({ cookie } = await logIn(provider.app));
});
afterEach(() => provider.close());

const read = async (query = '', as = cookie): Promise<Page> =>
  (await provider.app.inject({ url: `/api/log${query}`, headers: { cookie: as } })).json().data;

async function write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object, more = {}) {
  const answer = await provider.app.inject({
    method,
    url,
    headers: { cookie, ...more },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** So many entries of a kind, as if they had been left at a time. */
async function leave(kind: Entry['kind'], count: number, at: number): Promise<void> {
  await provider.data.db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO log_entry (at, kind, name, what, subject, address, user_agent) SELECT ?, ?, '', 'x', '', '', '' FROM n`,
    )
    .run(count, at, kind);
}

test('every operation of the contract that writes is told in words, or has a reason to be left out', () => {
  const writes = readContract().filter(({ method }) => method !== 'GET');
  const told = [...Object.keys(actions), ...Object.keys(withoutEntry)];
  expect(told.toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

test('a change names the record that it was about, whatever becomes of its title', async () => {
  const writeStory = async (method: 'POST' | 'PATCH', url: string, title: string) => {
    const { headers, payload } = await encode(formOf({ title, authorname: 'Ada', content: 'Blue.' }));
    return write(method, url, payload, headers);
  };
  const { id } = (await writeStory('POST', '/api/stories', 'Ink')).body.data;
  await writeStory('PATCH', `/api/stories/${String(id)}`, 'Inks');
  const { body: page } = await write('POST', '/api/pages', { title: 'Ink', content: 'Black.' });
  const { body: gone } = await write('DELETE', `/api/stories/${String(id)}`);
  await write('POST', '/api/undo', { undo: gone.undo });
  await write('POST', '/api/category', { name: 'Ink' });
  expect((await read('?of=changes')).entries.map(({ what, subject, target }) => [what, subject, target])).toEqual([
    ['Created a category', 'Ink', undefined],
    ['Restored a story', 'Inks', { kind: 'story', id }],
    ['Deleted a story', 'Inks', { kind: 'story', id }],
    ['Created a page', 'Ink', { kind: 'page', id: page.data.id }],
    ['Changed a story', 'Inks', { kind: 'story', id }],
    ['Created a story', 'Ink', { kind: 'story', id }],
  ]);
});

test('a change is told with who made it and the title that it had, or has now', async () => {
  const { body } = await write('POST', '/api/category', { name: 'Chairs' });
  await write('PUT', `/api/category/${String(body.data.id)}/edit`, { name: 'Tables' });
  await write('DELETE', `/api/category/${String(body.data.id)}`);
  expect((await read('?of=changes')).entries.map(({ name, what, subject }) => [name, what, subject])).toEqual([
    [username, 'Deleted a category', 'Tables'],
    [username, 'Renamed a category', 'Tables'],
    [username, 'Created a category', 'Chairs'],
  ]);
});

test('what was restored is told by its name', async () => {
  const { body: made } = await write('POST', '/api/category', { name: 'Chairs' });
  const { body: gone } = await write('DELETE', `/api/category/${String(made.data.id)}`);
  await write('POST', '/api/undo', { undo: gone.undo });
  await write('POST', '/api/redirects', { source: '/old', target: '/work' });
  const { data } = (await provider.app.inject({ url: '/api/redirects', headers: { cookie } })).json();
  const { body: led } = await write('DELETE', `/api/redirects/${String(data[0].id)}`);
  await write('POST', '/api/undo', { undo: led.undo });
  const told = (await read('?of=changes')).entries.map(({ what, subject }) => [what, subject]);
  expect(told.filter(([what]) => what?.startsWith('Restored'))).toEqual([
    ['Restored a redirect', '/old'],
    ['Restored a category', 'Chairs'],
  ]);
});

test('places of the home page, files and links are told by name, whichever kind of file stands there', async () => {
  const { headers, payload } = await encode(
    formOf({ title: 'Kiln', visibility: 'sealed', HeaderMedia: picture('header.jpg') }),
  );
  const made = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie },
    payload,
  });
  const { id, HeaderMedia: path } = made.json().data;
  await write('POST', '/api/homepage/headervideos', { projectId: id, headervideoUrl: path, position: 1 });
  const slots = await provider.data.db.prepare('SELECT id FROM header_video').all();
  await write('DELETE', `/api/homepage/headervideos/${String(slots[0]?.['id'])}`);
  await write('PATCH', '/api/media-details', { path, alt: 'A still' });
  await write('POST', '/api/redirects', { source: 'https://www.old.example/chai/?utm=1', target: '/work' });
  const expiresAt = new Date(Date.now() + day).toISOString();
  const { body: link } = await write('POST', '/api/links', { project: id, name: 'Mira', expiresAt });
  const { body: revoked } = await write('DELETE', `/api/links/${String(link.data.id)}`);
  await write('POST', '/api/undo', { undo: revoked.undo });
  const told = (await read('?of=changes')).entries.map(({ what, subject }) => [what, subject]);
  expect(told).toEqual([
    ['Restored a link', 'Mira'],
    ['Revoked a link', 'Mira'],
    ['Created a link to a project', 'Kiln (Mira)'],
    ['Created a redirect', '/chai'],
    ['Changed what is said of a file', 'header.jpg'],
    ['Emptied a header slot of the homepage', 'Kiln'],
    ['Filled a header slot of the homepage', 'Kiln'],
    ['Created a project', 'Kiln'],
  ]);
});

test('what was deleted for good is told by the name that it had', async () => {
  const { body: made } = await write('POST', '/api/category', { name: 'Chairs' });
  const { body: gone } = await write('DELETE', `/api/category/${String(made.data.id)}`);
  await write('DELETE', `/api/deleted/${String(gone.undo)}`);
  const [first] = (await read('?of=changes')).entries;
  expect([first?.what, first?.subject]).toEqual(['Deleted something for good', 'Chairs']);
});

test('what was refused, or sent again because its answer was lost, leaves nothing', async () => {
  expect((await write('DELETE', '/api/category/999')).status).toBe(404);
  expect((await write('POST', '/api/category', {})).status).toBe(400);
  const redirect = { source: '/old', target: '/work' };
  const key = { 'idempotency-key': 'k' };
  for (let times = 0; times < 2; times += 1) {
    expect((await write('POST', '/api/redirects', redirect, key)).status).toBe(201);
  }
  expect((await read('?of=changes')).entries.map(({ what, subject }) => [what, subject])).toEqual([
    ['Created a redirect', '/old'],
  ]);
});

test('logins and refused ones say from where, and no name or password that a stranger typed', async () => {
  const from = { 'user-agent': 'Phone' };
  await write('POST', '/api/login', { username, password: 'guessed it' }, from);
  await write('POST', '/api/login', { username: 'my secret', password }, from);
  await write('POST', '/api/logout');
  ({ cookie } = await logIn(provider.app));
  const { entries } = await read('?of=logins');
  expect(entries.map(({ kind, name, what, userAgent }) => [kind, name, what, userAgent]).slice(0, 4)).toEqual([
    ['login', username, 'Logged in with the password', expect.any(String)],
    ['login', username, 'Logged out', expect.any(String)],
    ['refusal', '', 'Tried to log in by an unknown name', 'Phone'],
    ['refusal', username, 'Tried to log in with a wrong password', 'Phone'],
  ]);
  expect(entries.every(({ address }) => address === '127.0.0.1')).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/my secret|guessed it/);
});

test('wrong passwords of who is logged in, and invitations that are not good, are told too', async () => {
  const oldPassword = 'guessed it';
  const newPassword = 'paper boats at noon';
  await write('PATCH', '/api/reset-credentials', { username, oldPassword, newPassword });
  await write('PATCH', '/api/reset-credentials', { username: 'somebody', oldPassword: password, newPassword });
  await write('POST', '/api/invitations', { name: 'Mara', password: oldPassword });
  await write('POST', '/api/second-factor/recovery-codes', { password: oldPassword });
  await write('POST', '/api/join/invitation', { token: 'guessed it' }, { cookie: '' });
  const { entries } = await read('?of=logins');
  expect(entries.filter(({ kind }) => kind === 'refusal').map(({ name, what }) => [name, what])).toEqual([
    ['', 'Tried to use an invitation that is not good'],
    [username, 'Gave a wrong password where it is asked for again'],
    [username, 'Gave a wrong password where it is asked for again'],
    [username, 'Tried to change the password with a wrong one'],
    [username, 'Tried to change the password with a wrong one'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/guessed it|somebody|paper boats/);
});

/** Invites somebody who comes. @returns the cookie */
async function join(name: string, called: string): Promise<string> {
  const invited = await write('POST', '/api/invitations', { name, password });
  const { token } = invited.body.data;
  const payload = { token, username: called, name, password: 'seven blue kettles sing' };
  const joined = await provider.app.inject({ method: 'POST', url: '/api/join', payload });
  const [session] = joined.cookies;
  return `${session?.name ?? ''}=${session?.value ?? ''}`;
}

test('who was removed stays in the log, as they were called', async () => {
  const hers = await join('Mara Stein', 'mara');
  await write('POST', '/api/category', { name: 'Hers' }, { cookie: hers });
  const all = await provider.app.inject({ url: '/api/administrators', headers: { cookie } });
  const mara = all.json().data.administrators.find((one: { username: string }) => one.username === 'mara');
  expect((await write('POST', `/api/administrators/${String(mara.id)}/remove`, { password })).status).toBe(200);
  expect((await read()).entries.map(({ name, what, subject }) => [name, what, subject]).slice(0, 3)).toEqual([
    [username, 'Removed an administrator', 'mara'],
    ['Mara Stein', 'Created a category', 'Hers'],
    ['Mara Stein', 'Joined by an invitation', ''],
  ]);
});

test('whoever is refused by a save elsewhere is told whose and when, also of who is removed since', async () => {
  const hers = await join('Mara Stein', 'mara');
  const { body: made } = await write('POST', '/api/pages', { title: 'Privacy' });
  const url = `/api/pages/${String(made.data.id)}`;
  const { etag } = (await provider.app.inject({ url, headers: { cookie } })).headers;
  const page = { title: 'Privacy policy', content: 'All of it.' };
  expect((await write('PATCH', url, page, { cookie: hers })).status).toBe(200);
  const at = new Date(provider.now()).toISOString();
  provider.advance(60_000);
  const all = await provider.app.inject({ url: '/api/administrators', headers: { cookie } });
  const { id } = all.json().data.administrators.find((one: { username: string }) => one.username === 'mara');
  await write('POST', `/api/administrators/${String(id)}/remove`, { password });
  expect(await write('PATCH', url, { ...page, title: 'Mine' }, { 'if-match': String(etag) })).toMatchObject({
    status: 412,
    body: { changedBy: { name: 'Mara Stein', at } },
  });
});

test('an undo and a restoration name who made them, and a state that nobody has left names nobody', async () => {
  const tag = async () => String((await provider.app.inject({ url: '/api/homepagetexts' })).headers['etag']);
  const first = await tag();
  await write('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'One' }] });
  await write('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'Two' }] });
  const { data: revisions } = (
    await provider.app.inject({ url: '/api/revisions?kind=homepage', headers: { cookie } })
  ).json();
  const hers = await join('Mara Stein', 'mara');
  const restored = await write('POST', `/api/revisions/${String(revisions[1].id)}/restore`, undefined, {
    cookie: hers,
  });
  const mine = async () =>
    write('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'Mine' }] }, { 'if-match': first });
  expect(await mine()).toMatchObject({ status: 412, body: { changedBy: { name: 'Mara Stein' } } });
  await write('POST', '/api/undo', { undo: restored.body.undo });
  expect(await mine()).toMatchObject({ status: 412, body: { changedBy: { name: username } } });
  await provider.data.db.prepare("UPDATE home_text SET text = 'By hand'").run();
  expect((await mine()).body).toEqual({ message: 'This was changed elsewhere since you opened it.' });
});

test('fifty at a time, each once, to the last', async () => {
  await leave('change', 120, Date.now());
  const seen: number[] = [];
  let query = '?of=changes';
  for (const size of [50, 50, 20]) {
    const { entries, before } = await read(query);
    expect(entries).toHaveLength(size);
    seen.push(...entries.map(({ id }) => id));
    expect(before).toBe(size === 20 ? null : entries.at(-1)?.id);
    query = `?of=changes&before=${String(before)}`;
  }
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(new Set(seen).size).toBe(120);
});

test('a year is kept, and so many of each kind that guesses push out nothing', async () => {
  const count = async (kind: string): Promise<unknown> =>
    (await provider.data.db.prepare('SELECT count(*) AS count FROM log_entry WHERE kind = ?').get(kind))?.['count'];
  await leave('change', 10_050, Date.now());
  await leave('refusal', 3000, Date.now());
  // The hundredth entry counts them.
  for (let made = 0; made < 100; made += 1) await write('POST', '/api/category', { name: `C ${String(made)}` });
  expect(Number(await count('change'))).toBeGreaterThanOrEqual(10_000);
  expect(Number(await count('change'))).toBeLessThanOrEqual(10_100);
  expect(await count('refusal')).toBe(1000);
  provider.advance(366 * day);
  ({ cookie } = await logIn(provider.app));
  expect((await read()).entries.map(({ what }) => what)).toEqual(['Logged in with the password']);
});
