import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../provider/src/db/open.ts';
import { readContract } from '../../packages/contract/tools/document.ts';
import { picture } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { startMailServer } from '../provider/support/mail-server.ts';
import type { ProviderProcess } from '../provider/support/process.ts';
import { ensureProviderBuilt } from '../../scripts/lib/build.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { call } from './support/calls.ts';
import { createSend } from './support/killed/send.ts';
import type { Send, Tally } from './support/killed/send.ts';
import { createWriters } from './support/killed/writers.ts';
import type { Writer } from './support/killed/writer.ts';
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
  readonly send: Send;
  /** What came after the specification. */
  writers: readonly Writer[];
  address: string;
  cookie: string;
  /** Writes. */
  answered: number;
  serial: number;
}

interface Made {
  readonly data: { readonly id: number };
}

/** Who sees the record of a number: told by its title, each write of it has to be whole. */
const visibilityOf = (serial: number) => (['public', 'draft', 'unlisted'] as const)[serial % 3] ?? 'public';

const publicationOf = (serial: number) => ({
  visibility: visibilityOf(serial),
  publishAt: serial % 2 === 0 ? '2100-01-01T09:00Z' : '',
});

/** What links are made to, for clients and as previews; its visibility is not told by its title. */
const shownByLinks = (serial: number) => ({
  title: 'Shown by links',
  authorname: 'A',
  content: `For ${String(serial)}.`,
  visibility: serial % 2 === 0 ? 'sealed' : 'draft',
});

/** One of several writers at once. Ends when the connection does. */
async function write(lane: Lane, kind: number): Promise<void> {
  const { known, send } = lane;
  let project: number | null = null;
  let category: number | null = null;
  let shown: number | null = null;
  let link: number | null = null;
  for (;;) {
    const serial = (lane.serial += 1);
    if (kind === 0 && category !== null) {
      await send('deleteCategory', undefined, { id: category });
      known.categories.delete(category);
      known.deletedCategories.add(category);
      category = null;
    } else if (kind === 0) {
      const { data } = await send<Made>('createCategory', { name: `Category ${serial}` });
      known.categories.set(data.id, `Category ${serial}`);
      if (serial % 3 === 0) category = data.id;
    } else if (kind === 1) {
      const story = {
        title: `Story ${serial}`,
        authorname: 'A',
        content: 'C'.repeat(serial % 5000) + '.',
        ...publicationOf(serial),
      };
      const { data } = await send<Made>('createStory', story);
      known.stories.set(data.id, story.title);
    } else if (kind === 3) {
      const file = serial % 3 === 0 ? { keep: ['share'] } : { share: picture() };
      await send('putSite', { ...siteTexts, siteName: `Studio ${serial}`, ...file });
      known.settings.serial = serial;
    } else if (kind === 4 && shown === null) {
      shown = (await send<Made>('createStory', shownByLinks(serial))).data.id;
    } else if (kind === 4 && link !== null) {
      known.links.set(link, null);
      const { undo } = await send<{ undo: string }>('revokeLink', undefined, { id: link });
      known.links.set(link, true);
      if (serial % 2 === 0) {
        known.links.set(link, null);
        await send('undoDelete', { undo });
        known.links.set(link, false);
      }
      link = null;
    } else if (kind === 4) {
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
      const made = await send<Made>('createLink', { story: shown, name: `Client ${serial}`, expiresAt });
      link = made.data.id;
      known.links.set(link, false);
    } else if (project === null) {
      const fields = { title: `Project ${serial}`, HeaderMedia: picture(), ...publicationOf(serial) };
      const { data } = await send<Made>('createProject', fields);
      project = data.id;
      known.projects.set(project, serial);
    } else {
      const fields = {
        title: `Project ${serial}`,
        description: `It is **${serial}**.`,
        descriptionFormat: 'markdown',
        HeaderMedia: picture(),
        grids: [{ gridType: 'G7', position: '1', frames: [] }],
        grid_0_frame_0_0: picture(),
        ...publicationOf(serial),
      };
      await send('updateProject', fields, { id: project });
      known.projects.set(project, serial);
      if (serial % 4 === 0) project = null;
    }
  }
}

/** A refused or reset connection is what is waited for; anything else is a failure of the provider. */
async function writeUntilItDies(lane: Lane, process: ProviderProcess, count: number): Promise<void> {
  const all = [...[0, 1, 2, 3, 4].map((kind) => () => write(lane, kind)), ...lane.writers.map(({ run }) => run)];
  // All at once, some, one that uploads, or any of these alone, in turn: beside others,
  // what is slow, as the removal of files, would hardly ever come to its end.
  const slow = lane.writers.filter(({ isSlow }) => isSlow).map(({ run }) => run);
  const uploads = slow.filter((_, at) => at === Math.floor(count / 3) % slow.length);
  const some = all.filter(() => Math.random() < 0.3);
  const own = lane.writers.map(({ run }) => run);
  const alone = own.filter((_, at) => at === Math.floor(count / 7) % own.length);
  const together = [all, some.length === 0 ? all : some, uploads][count % 3] ?? all;
  const chosen = count % 7 === 6 ? alone : together;
  const writers = chosen.map((run) =>
    run().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    }),
  );
  // By answers, as a busy machine gives fewer in the same time.
  const enough = lane.answered + Math.random() ** 2 * (chosen === uploads ? 12 : 40);
  const tooLong = performance.now() + 2000;
  while (lane.answered < enough && performance.now() < tooLong) await wait(2);
  await wait(Math.random() * 30);
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

/** Written with a number; others have writers of their own. */
const isNumbered = ({ title = '' }: Listed): boolean => /^(Project|Story) \d+$/.test(title);

async function assertNothingLost({ folder, known, cookie, address, writers }: Lane): Promise<void> {
  for (const { check } of writers) await check();
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
  for (const one of [...projects.values(), ...stories.values()].filter(isNumbered)) {
    expect(one.visibility, 'as its title says').toBe(visibilityOf(serialOf(one)));
  }
  const listed = (await read<{ data: Listed[] }>('/api/projects', '')).data;
  const numbered = [...projects.values()].filter(isNumbered);
  expect(listed.map(serialOf)).toEqual(numbered.map(serialOf).filter((serial) => serial % 3 === 0));
  for (const one of numbered.slice(-5)) {
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
  const rows = db
    .prepare(
      'SELECT file FROM media UNION SELECT file FROM original UNION SELECT file FROM undo_file UNION SELECT file FROM revision_media',
    )
    .all();
  db.close();
  expect(readdirSync(join(folder, 'media')).toSorted(), 'files and records').toEqual(
    rows.map(({ file }) => String(file)).toSorted(),
  );
  // What a kill has left goes at the start; of a file that is looked at beside the requests there is a copy meanwhile.
  const temporary = (): readonly string[] => readdirSync(join(folder, 'incoming'));
  await expect.poll(temporary, { message: 'temporary files', timeout: 10_000 }).toEqual([]);
}

/** Where the provider's code lies compiled: two hundred starts take a quarter less. */
async function compileOnce(file: string): Promise<string> {
  const cache = temporaryFolder();
  const process = await startProcess({ DATA_DIR: temporaryFolder(), NODE_COMPILE_CACHE: cache }, { file });
  // Written as it ends, which a killed one does not live to see.
  await process.stop('SIGTERM');
  return cache;
}

/** Kills the provider so many times, of one studio. Returns the number of records that were answered. */
async function runLane(kills: number, file: string, cache: string, tallies: Map<string, Tally>): Promise<number> {
  const mail = await startMailServer();
  onTestFinished(mail.close);
  // The same in each life: the links in mails lead there.
  const port = String(await freePort());
  const takeLink = (): string | undefined => /#([\w-]{43})/.exec(mail.mails.splice(0).at(-1)?.text ?? '')?.[1];
  const place = { address: '', cookie: '', answered: 0 };
  const known = {
    categories: new Map(),
    deletedCategories: new Set<number>(),
    stories: new Map(),
    projects: new Map(),
    links: new Map(),
    settings: { serial: 0 },
  };
  const lane: Lane = Object.assign(place, {
    folder: temporaryFolder(),
    known,
    send: createSend(place, tallies),
    writers: [],
    serial: 0,
  });
  for (let count = 0; count <= kills; count += 1) {
    const env = {
      DATA_DIR: lane.folder,
      LOG_REQUESTS: 'off',
      NODE_COMPILE_CACHE: cache,
      PORT: port,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      SMTP_FROM: 'site@studio.example',
    };
    const process = await startProcess(env, { file });
    expect(process.address, process.stderr()).not.toBeNull();
    lane.address = process.address ?? '';
    if (count === 0) {
      lane.cookie = await logInTo(lane.address);
      lane.writers = await createWriters(lane.send, lane, takeLink);
    }
    await assertNothingLost(lane);
    if (count === kills) await process.stop('SIGTERM');
    else await writeUntilItDies(lane, process, count);
    assertWhole(lane.folder);
  }
  return known.categories.size + known.deletedCategories.size + known.stories.size + lane.known.projects.size;
}

/** Extensions that write, as `openapi.yaml` has them. */
function extensionsThatWrite(): readonly string[] {
  const contract = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  const marked = [...contract.matchAll(/operationId: (\w+)\n +x-extension: true/g)].map(([, id = '']) => id);
  // They store nothing for good, or beside the content; a restore that is killed has a test of its own (restore.test.ts).
  const passing = new Set([
    'createFilmConversion',
    'deleteFilmConversion',
    'createBackup',
    'openBackup',
    'restoreBackup',
    'tryFace',
  ]);
  return readContract()
    .filter(({ id, method }) => method !== 'GET' && marked.includes(id) && !passing.has(id))
    .map(({ id }) => id);
}

test('what was answered survives kill -9 at any instant', async () => {
  const kills = setting('TRUST_KILLS', 200);
  // As `npm start` runs it; it starts in half the time of its sources.
  const file = await ensureProviderBuilt();
  const cache = await compileOnce(file);
  const tallies = new Map<string, Tally>();
  const lanes = [Math.ceil(kills / 2), Math.floor(kills / 2)];
  const answered = await Promise.all(lanes.map((share) => runLane(share, file, cache, tallies)));
  // About one record a kill: how many it comes to depends on how soon the machine kills.
  expect(Math.min(...answered), 'each lane has written').toBeGreaterThan(kills / 4);
  const extensions = extensionsThatWrite();
  const records = answered.reduce((sum, count) => sum + count, 0);
  figure('kill -9', `${kills} kills, ${records} acknowledged records, 0 lost`);
  const times = (id: string) => `${id} ${tallies.get(id)?.answered ?? 0} / ${tallies.get(id)?.interrupted ?? 0}`;
  figure('writes of extensions, answered / killed under way', extensions.map(times).join(', '));
  // A few kills do not come past all of them.
  if (kills >= 200) {
    for (const id of extensions) expect(tallies.get(id)?.answered ?? 0, `${id} was answered`).toBeGreaterThan(0);
  }
}, 1_200_000);

test('every open of the database waits for the disk at every commit', async () => {
  const file = join(temporaryFolder(), 'vitrine.db');
  for (let opened = 0; opened < 3; opened += 1) {
    const db = openDatabase(file);
    expect(await db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(await db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    await db.close();
  }
});
