import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../provider/src/app.ts';
import { openDataFolder, type DataFolder } from '../../provider/src/start/data-folder.ts';
import { createCleanFileRepository } from '../../provider/src/repositories/clean-files.ts';
import { run } from '../../scripts/lib/run.mjs';
import { frozenPassword, type Frozen } from '../../scripts/lib/frozen-content.ts';
import { encode, formOf, logIn, picture } from '../contract/support/provider.ts';
import { studioFolders } from '../app/support/studio-pages.ts';

/** Data folders written by former versions' own code (scripts/freeze-data.ts), and what that code answered. */
const place = 'tests/provider/fixtures/upgrades';
const names = readdirSync(place)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''));

const readFrozen = (name: string): Frozen => JSON.parse(readFileSync(join(place, `${name}.json`), 'utf8'));

/** Starts the present server on what a version has left, an hour later. */
async function startOn(name: string) {
  const frozen = readFrozen(name);
  vi.setSystemTime(frozen.frozenAt + 60 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['--extract', '--gzip', '--file', join(place, `${name}.tar.gz`), '--directory', folder]);
  const data = await openDataFolder(folder);
  const app = await buildApp({
    db: data.db,
    media: data.media,
    clock: Date.now,
    config: {
      publicOrigin: null,
      trustProxy: false,
      allowedOrigins: [],
      encryption: data.encryption,
      ...(await studioFolders()),
    },
  });
  onTestFinished(async () => {
    await app.close();
    await data.close();
  });
  // What is looked at once, in the background, begins with this.
  await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (url: string): Promise<unknown> => {
    const answer = await app.inject({ url });
    expect(answer.statusCode, url).toBe(200);
    return answer.json();
  };
  return { app, data, frozen, read };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** How bright a picture is has been measured by another rule since (0009): whether that is known is compared, and not the figures. */
const known = (answer: unknown): object =>
  JSON.parse(JSON.stringify(answer, (name, value) => (name === 'luminance' ? value !== null : value)));

/** How many files are still to be looked at by today's rules. */
const unknownFiles = ({ db }: DataFolder): Promise<number> => createCleanFileRepository(db).count();

/** What asks for a file is led on where something was taken out of it since, which gives it another name. */
async function follow(app: FastifyInstance, url: string) {
  const answer = await app.inject({ url });
  const { location } = answer.headers;
  if (location === undefined) return { isOther: false, url, answer };
  const { pathname } = new URL(location, `http://studio.example${url}`);
  return { isOther: true, url: pathname, answer: await app.inject({ url: pathname }) };
}

/** Words and addresses in an answer, of which its page shows those that `isShown` says. */
function textsIn(answer: unknown, isShown: (name: string) => boolean, name = ''): readonly string[] {
  if (typeof answer === 'string') return isShown(name) && answer !== '' ? answer.split(/[\r\n]+/) : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => textsIn(value, isShown, Array.isArray(answer) ? name : key));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const shownOfProject = ['title', 'clientName', 'year', 'description', 'role', 'name', 'gridText', 'alt', 'mediaUrl'];

describe.each(names)('A data folder of %s', (name) => {
  test('answers as it did, with every file', async () => {
    const { app, data, frozen, read } = await startOn(name);
    await expect.poll(() => unknownFiles(data)).toBe(0);
    let reads = JSON.stringify(frozen.reads);
    expect(Object.keys(frozen.files).length).toBeGreaterThan(4);
    for (const [former, digest] of Object.entries(frozen.files)) {
      const { answer, isOther, url } = await follow(app, former);
      expect(answer.statusCode, former).toBe(200);
      if (!isOther) expect(createHash('sha256').update(answer.rawPayload).digest('hex'), url).toBe(digest);
      reads = reads.replaceAll(former.slice(1), url.slice(1));
    }
    const were: Frozen['reads'] = JSON.parse(reads);
    for (const [url, was] of Object.entries(were)) expect.soft(known(await read(url)), url).toMatchObject(known(was));
  });

  test('has its pages, with all that stood on them', async () => {
    const { app, frozen } = await startOn(name);
    const page = async (url: string): Promise<string> => {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, url).toBe(200);
      return answer.body;
    };
    const hold = (html: string, texts: readonly string[]): void => {
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(html).toContain(escaped(text));
    };
    const of = (path: string) => frozen.reads[path];
    for (const [path, answer] of Object.entries(frozen.reads)) {
      const [, slug] = /slug=(.+)/.exec(path) ?? [];
      if (slug !== undefined)
        hold(
          await page(`/project/${encodeURIComponent(slug)}`),
          textsIn(answer, (one) => shownOfProject.includes(one)),
        );
      const [, id] = /stories\/(\d+)/.exec(path) ?? [];
      if (id !== undefined)
        hold(
          await page(`/individual/${id}`),
          textsIn(answer, (one) => ['title', 'content'].includes(one)),
        );
    }
    hold(
      await page('/work'),
      textsIn(of('/api/projects'), (one) => one === 'title'),
    );
    hold(
      await page('/story'),
      textsIn(of('/api/stories'), (one) => one === 'title'),
    );
    hold(
      await page('/about'),
      textsIn(of('/api/aboutpage'), (one) => /heading|description|mediaUrl/i.test(one)),
    );
    hold(await page('/'), [
      ...textsIn(of('/api/homepagetexts'), (one) => one === 'text'),
      ...textsIn(of('/api/homepagegrid'), (one) => one === 'nonHoverMedia'),
    ]);
    await page('/contact');
    await page('/sitemap.xml');
  });

  test('keeps who is logged in, the password, and what was deleted lately', async () => {
    const { app, frozen, read } = await startOn(name);
    const headers = { cookie: frozen.cookie };
    expect((await app.inject({ url: '/api/verify-auth', headers })).statusCode).toBe(200);
    expect((await logIn(app, frozenPassword)).cookie).not.toBe('');
    const { undo } = frozen;
    const undone = await app.inject({ method: 'POST', url: '/api/undo', headers, payload: { undo } });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(JSON.stringify(await read('/api/projects'))).toContain('Taken Away');
  });

  test('takes a creation that is sent again for the one that it knows', async () => {
    const { app, frozen, read } = await startOn(name);
    for (const creation of frozen.creations) {
      const count = async () => JSON.stringify(await read(creation.path)).split('"title":').length;
      const before = await count();
      for (const attempt of ['first', 'again']) {
        const answer = await sendAgain(app, frozen, creation);
        expect(answer.statusCode, `${creation.path}, ${attempt}: ${answer.body}`).toBe(201);
        expect(answer.json()).toMatchObject({ data: { id: creation.id, title: creation.fields['title'] } });
      }
      expect(await count()).toBe(before);
    }
  });

  test('keeps what somebody has changed since from a creation that is sent again', async () => {
    const { app, data, frozen, read } = await startOn(name);
    // By the former version, a minute after it was made.
    for (const table of ['project', 'story'])
      await data.db.exec(`UPDATE ${table} SET title = 'By Hand', changed_at = ${String(frozen.frozenAt + 60_000)}`);
    for (const creation of frozen.creations) {
      const answer = await sendAgain(app, frozen, creation);
      expect(answer.statusCode, answer.body).toBe(409);
      expect(JSON.stringify(await read(creation.path))).not.toContain(String(creation.fields['title']));
    }
  });
});

async function sendAgain(app: FastifyInstance, { cookie }: Frozen, { path, key, fields }: Frozen['creations'][number]) {
  const files = path === '/api/projects' ? { HeaderMedia: picture() } : {};
  const { headers, payload } = await encode(formOf({ ...fields, ...files }));
  const sent = { ...headers, cookie, 'idempotency-key': key };
  return app.inject({ method: 'POST', url: path, headers: sent, payload });
}

test('a release keeps a data folder of its own, as the present code writes it', { tags: 'long' }, async () => {
  const to = mkdtempSync(join(tmpdir(), 'vitrine-freeze-'));
  onTestFinished(() => rmSync(to, { recursive: true, force: true }));
  vi.useRealTimers();
  const freeze = () => run(process.execPath, ['scripts/freeze-data.ts', 'present', '--to', to], { quiet: true });
  expect(await freeze()).toMatchObject({ code: 0 });
  const frozen: Frozen = JSON.parse(readFileSync(join(to, 'present.json'), 'utf8'));
  expect(Object.keys(frozen.reads)).toEqual(Object.keys(readFrozen('0.1.0').reads));
  const packed = await run('tar', ['--list', '--file', join(to, 'present.tar.gz')], { quiet: true });
  expect(packed.output.split('\n')).toEqual(expect.arrayContaining(['vitrine.db', 'secrets.key']));
  // What a version has written is never made again.
  expect(await freeze()).toMatchObject({ code: 1 });
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).toContain(
    'npm run freeze-data -- "${GITHUB_REF_NAME#v}"',
  );
});

test('every version that came out before the present one has its data folder', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const released = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, one]) => one);
  // The workflow of a release sends its own in a pull request.
  expect(released.filter((one) => one !== version && !names.includes(one ?? ''))).toEqual([]);
  expect(names).toContain('0.1.0');
});
