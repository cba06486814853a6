import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../provider/src/db/open.ts';
import { picture } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import type { ProviderProcess } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure, setting } from './support/figures.ts';

/** Everything that was answered with success, as it has to be from then on. */
interface Acknowledged {
  readonly categories: Map<number, string>;
  readonly deletedCategories: Set<number>;
  readonly stories: Map<number, string>;
  /** Titles of projects, which carry the number of their last answered change. */
  readonly projects: Map<number, number>;
  /** Links by id, and whether each is revoked; `null` while that is being changed. */
  readonly links: Map<number, boolean | null>;
  /** The number of the last settings. */
  readonly settings: { serial: number };
}

interface Lane {
  readonly folder: string;
  readonly known: Acknowledged;
  /** The answered uploads since the last check: paths of media. */
  readonly files: Set<string>;
  cookie: string;
  serial: number;
}

const idOf = (body: string): number => {
  const { data }: { data: { id: number } } = JSON.parse(body);
  return data.id;
};

/** Who sees the record of a number: told by its title, each write of it has to be whole. */
const visibilityOf = (serial: number) => (['public', 'draft', 'unlisted'] as const)[serial % 3] ?? 'public';

const publicationOf = (serial: number) => ({
  visibility: visibilityOf(serial),
  publishAt: serial % 2 === 0 ? '2100-01-01T09:00Z' : '',
});

/** What links are made to; its visibility is not told by its title. */
const sealedStory = { title: 'Sealed', authorname: 'A', visibility: 'sealed' };

/** One of several writers at once. Ends when the connection does. */
async function write(lane: Lane, address: string, kind: number): Promise<void> {
  const { known } = lane;
  let project: number | null = null;
  let category: number | null = null;
  let sealed: number | null = null;
  let link: number | null = null;
  for (;;) {
    const serial = (lane.serial += 1);
    const send = (method: string, path: string, fields?: Record<string, unknown>, isForm = false) =>
      call(address, lane.cookie, method, path, fields, isForm);
    if (kind === 0 && category !== null) {
      const { status } = await send('DELETE', `/api/category/${category}`);
      if (status !== 200) throw new Error(`A category could not be deleted: ${status}`);
      known.categories.delete(category);
      known.deletedCategories.add(category);
      category = null;
    } else if (kind === 0) {
      const made = await send('POST', '/api/category', { name: `Category ${serial}` });
      if (made.status !== 201) throw new Error(made.body);
      known.categories.set(idOf(made.body), `Category ${serial}`);
      if (serial % 3 === 0) category = idOf(made.body);
    } else if (kind === 1) {
      const story = {
        title: `Story ${serial}`,
        authorname: 'A',
        content: 'C'.repeat(serial % 5000) + '.',
        ...publicationOf(serial),
      };
      const made = await send('POST', '/api/stories', story, true);
      if (made.status !== 201) throw new Error(made.body);
      known.stories.set(idOf(made.body), story.title);
    } else if (kind === 3) {
      const file = serial % 3 === 0 ? { keep: ['share'] } : { share: picture() };
      const made = await send('PUT', '/api/site', { ...siteTexts, siteName: `Studio ${serial}`, ...file }, true);
      if (made.status !== 200) throw new Error(made.body);
      known.settings.serial = serial;
    } else if (kind === 4 && sealed === null) {
      const made = await send('POST', '/api/stories', { ...sealedStory, content: `For ${serial}.` }, true);
      if (made.status !== 201) throw new Error(made.body);
      sealed = idOf(made.body);
    } else if (kind === 4 && link !== null) {
      known.links.set(link, null);
      const gone = await send('DELETE', `/api/links/${link}`);
      if (gone.status !== 200) throw new Error(gone.body);
      known.links.set(link, true);
      const { undo }: { undo: string } = JSON.parse(gone.body);
      if (serial % 2 === 0) {
        known.links.set(link, null);
        const back = await send('POST', '/api/undo', { undo });
        if (back.status !== 200) throw new Error(back.body);
        known.links.set(link, false);
      }
      link = null;
    } else if (kind === 4) {
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
      const made = await send('POST', '/api/links', { story: sealed, name: `Client ${serial}`, expiresAt });
      if (made.status !== 201) throw new Error(made.body);
      link = idOf(made.body);
      known.links.set(link, false);
    } else if (project === null) {
      const fields = { title: `Project ${serial}`, HeaderMedia: picture(), ...publicationOf(serial) };
      const made = await send('POST', '/api/projects', fields, true);
      if (made.status !== 201) throw new Error(made.body);
      project = idOf(made.body);
      known.projects.set(project, serial);
    } else {
      const fields = {
        title: `Project ${serial}`,
        HeaderMedia: picture(),
        grids: [{ gridType: 'G7', position: '1', frames: [] }],
        grid_0_frame_0_0: picture(),
        ...publicationOf(serial),
      };
      const made = await send('PATCH', `/api/projects/${project}/edit`, fields, true);
      if (made.status !== 200) throw new Error(made.body);
      known.projects.set(project, serial);
      if (serial % 4 === 0) project = null;
    }
  }
}

/** A refused or reset connection is what is waited for; anything else is a failure of the provider. */
async function writeUntilItDies(lane: Lane, address: string, process: ProviderProcess): Promise<void> {
  const writers = [0, 1, 2, 3, 4].map((kind) =>
    write(lane, address, kind).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 250));
  await process.stop('SIGKILL');
  await Promise.all(writers);
}

/** Looks at a copy: opening the database itself would mend what the provider has to mend. */
function assertWhole(folder: string): void {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  for (const name of ['vitrine.db', 'vitrine.db-wal']) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name));
  }
  const db = new DatabaseSync(join(copy, 'vitrine.db'));
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
  rmSync(copy, { recursive: true });
}

interface Listed {
  readonly id: number;
  readonly name?: string;
  readonly title?: string;
  readonly HeaderMedia?: string;
  readonly visibility?: string;
}

const serialOf = ({ title = '' }: Listed): number => Number(title.split(' ')[1]);

async function assertNothingLost({ folder, known, cookie }: Lane, address: string): Promise<void> {
  const read = async <T>(path: string, asked = cookie): Promise<T> =>
    JSON.parse((await call(address, asked, 'GET', path)).body);
  const categories = new Map((await read<readonly Listed[]>('/api/category')).map(({ id, name }) => [id, name]));
  for (const [id, name] of known.categories) {
    // The deletion of this one may have been under way.
    if (categories.has(id) || Number(name.split(' ')[1]) % 3 !== 0) expect(categories.get(id)).toBe(name);
  }
  for (const id of known.deletedCategories) expect(categories.has(id), 'a deletion that was answered').toBe(false);
  const stories = new Map((await read<{ stories: Listed[] }>('/api/stories')).stories.map((one) => [one.id, one]));
  for (const [id, title] of known.stories) expect(stories.get(id)?.title).toBe(title);
  const projects = new Map((await read<{ data: Listed[] }>('/api/projects')).data.map((one) => [one.id, one]));
  for (const [id, serial] of known.projects) {
    // A later change may have been stored without its answer having arrived.
    expect(Number(projects.get(id)?.title?.split(' ')[1])).toBeGreaterThanOrEqual(serial);
  }
  for (const one of [...projects.values(), ...stories.values()]) {
    if (one.title === sealedStory.title) {
      expect(one.visibility).toBe('sealed');
      continue;
    }
    expect(one.visibility, 'as its title says').toBe(visibilityOf(serialOf(one)));
  }
  const listed = (await read<{ data: Listed[] }>('/api/projects', '')).data;
  expect(listed.map(serialOf)).toEqual([...projects.values()].map(serialOf).filter((serial) => serial % 3 === 0));
  for (const one of [...projects.values()].slice(-5)) {
    const file = `${address}/${one.HeaderMedia ?? ''}`;
    expect((await fetch(file, { headers: { cookie } })).status).toBe(200);
    expect((await fetch(file)).status).toBe(one.visibility === 'draft' ? 404 : 200);
  }
  const { data: settings } = await read<{ data: { siteName: string; share: { path: string } | null } | null }>(
    '/api/site',
  );
  expect(Number(settings?.siteName.split(' ')[1] ?? 0)).toBeGreaterThanOrEqual(known.settings.serial);
  if (settings !== null && settings.share !== null) {
    expect((await fetch(`${address}/${settings.share.path}`)).status).toBe(200);
  }
  const db = new DatabaseSync(join(folder, 'vitrine.db'), { readOnly: true });
  const links = new Map(
    db
      .prepare('SELECT id, revoked_at FROM link')
      .all()
      .map((row) => [row['id'], row['revoked_at']]),
  );
  for (const [id, isRevoked] of known.links) {
    expect(links.has(id), 'a link that was answered').toBe(true);
    if (isRevoked !== null) expect(links.get(id) !== null, 'a link is revoked').toBe(isRevoked);
  }
  const rows = db.prepare('SELECT file FROM media UNION SELECT file FROM undo_file').all();
  db.close();
  expect(readdirSync(join(folder, 'media')).toSorted(), 'files and records').toEqual(
    rows.map(({ file }) => String(file)).toSorted(),
  );
  expect(readdirSync(join(folder, 'incoming')), 'temporary files').toEqual([]);
}

/** Where the provider's code lies compiled: two hundred starts take a quarter less. */
async function compileOnce(): Promise<string> {
  const cache = temporaryFolder();
  const process = await startProcess({ DATA_DIR: temporaryFolder(), NODE_COMPILE_CACHE: cache });
  // Written as it ends, which a killed one does not live to see.
  await process.stop('SIGTERM');
  return cache;
}

async function runLane(kills: number, cache: string): Promise<number> {
  const known = {
    categories: new Map(),
    deletedCategories: new Set<number>(),
    stories: new Map(),
    projects: new Map(),
    links: new Map(),
    settings: { serial: 0 },
  };
  const lane: Lane = { folder: temporaryFolder(), known, files: new Set(), cookie: '', serial: 0 };
  for (let count = 0; count <= kills; count += 1) {
    const process = await startProcess({ DATA_DIR: lane.folder, LOG_REQUESTS: 'off', NODE_COMPILE_CACHE: cache });
    const address = process.address ?? '';
    expect(address, process.stderr()).not.toBe('');
    if (count === 0) lane.cookie = await logInTo(address);
    await assertNothingLost(lane, address);
    if (count === kills) await process.stop('SIGTERM');
    else await writeUntilItDies(lane, address, process);
    assertWhole(lane.folder);
  }
  return known.categories.size + known.deletedCategories.size + known.stories.size + lane.known.projects.size;
}

test('what was answered survives kill -9 at any instant', async () => {
  const kills = setting('TRUST_KILLS', 200);
  const cache = await compileOnce();
  const answered = await Promise.all([runLane(Math.ceil(kills / 2), cache), runLane(Math.floor(kills / 2), cache)]);
  expect(Math.min(...answered), 'each lane has written').toBeGreaterThan(kills / 2);
  figure('kill -9', `${kills} kills, ${answered[0] + answered[1]} acknowledged records, 0 lost`);
}, 1_200_000);

test('every open of the database waits for the disk at every commit', () => {
  const file = join(temporaryFolder(), 'vitrine.db');
  for (let opened = 0; opened < 3; opened += 1) {
    const db = openDatabase(file);
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  }
});
