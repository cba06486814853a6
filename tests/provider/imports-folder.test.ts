import { mkdtemp, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../provider/src/db/database.ts';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '../../provider/src/backup/archive.ts';
import { createBackup } from '../../provider/src/backup/create.ts';
import { tarEnd, tarHeader } from '../../provider/src/backup/tar.ts';
import { isOnPostgres, elsewhereOf } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { patientFfmpeg } from './support/patient-ffmpeg.ts';
import { temporaryFolder } from './support/process.ts';
import { filesOfFolder } from '../../src/domain/imports.ts';
import { startImporter, type Imported } from './support/imports.ts';

interface Project {
  readonly id: number;
  readonly title: string;
  readonly visibility: string;
  readonly HeaderMedia: string | null;
  readonly grids: readonly { readonly gridType: string; readonly frames: readonly { readonly mediaUrl: string }[] }[];
}

const asProjects = (type: string) => ({ types: { [type]: 'project' }, hosts: [], redirects: false });

describe('a folder of pictures', () => {
  test('becomes a project for each folder that holds files, in the order of their names', async () => {
    const { send, call, run } = await startImporter();
    const { data: begun } = await send<{ data: Imported }>('/api/imports', { folder: 'Work' });
    const bring = (path: string, file: File, status = 201) =>
      send<{ message: string }>(`/api/imports/${String(begun.id)}/files`, { path, file }, status);
    await bring('Work/Upar/10.jpg', picture('10.jpg'));
    await bring('Work/Upar/2.jpg', picture('2.jpg'));
    await bring('Work/Upar/film.mp4', film());
    await bring('Work\\Kal\\Détails/कला.jpg', picture());
    await bring('Work/Kal/notes.txt', new File(['Words'], 'notes.txt'));
    // Sent again, because its answer was lost.
    await bring('Work/Upar/2.jpg', picture('2.jpg'));
    for (const path of ['../x.jpg', 'Work/../../x.jpg', '/', 'a\u0000.jpg/..', '.']) await bring(path, picture(), 400);
    const { data: found } = await call<{ data: Imported }>('GET', `/api/imports/${String(begun.id)}`);
    expect(found).toMatchObject({
      state: 'collecting',
      files: 5,
      types: [{ type: 'folder', count: 3, as: 'project' }],
    });
    // A folder with nothing but words is no project.
    expect(await run(begun.id, asProjects('folder'))).toMatchObject({ state: 'done', made: 2, items: { skipped: 1 } });
    const { data } = await call<{ data: readonly { id: number; title: string }[] }>('GET', '/api/projects');
    expect(data.map(({ title }) => title)).toEqual(['Kal – Détails', 'Upar']);
    const { data: upar } = await call<{ data: Project }>('GET', `/api/project?id=${String(data[1]?.id)}/edit`);
    expect(upar).toMatchObject({ visibility: 'draft', grids: [{ gridType: 'G7' }, { gridType: 'G3' }] });
    // Each of them with its form and its page.
    const { data: ended } = await call<{ data: Imported }>('GET', `/api/imports/${String(begun.id)}`);
    expect(ended.records).toEqual([
      { kind: 'project', id: data[0]?.id, title: 'Kal – Détails', address: '/project/kal-details' },
      { kind: 'project', id: data[1]?.id, title: 'Upar', address: '/project/upar' },
    ]);
    expect(upar.HeaderMedia).not.toBeNull();
    await bring('Work/Upar/3.jpg', picture(), 409);
  });

  test('becomes the grids that the form makes of the same pictures', async () => {
    const { send, call, run } = await startImporter();
    const { data: begun } = await send<{ data: Imported }>('/api/imports', { folder: 'Kal' });
    const portrait = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (let count = 1; count <= 4; count += 1) {
      const name = `${String(count)}.png`;
      const file = new File([new Uint8Array(portrait)], name, { type: 'image/png' });
      await send(`/api/imports/${String(begun.id)}/files`, { path: `Kal/${name}`, file }, 201);
    }
    await run(begun.id, asProjects('folder'));
    const { data } = await call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
    const { data: kal } = await call<{ data: Project }>('GET', `/api/project?id=${String(data[0]?.id)}/edit`);
    expect(kal.grids.map(({ gridType, frames }) => [gridType, frames.length])).toEqual([['G10', 3]]);
  });

  test('without what systems and network drives leave in it', async () => {
    const { send, call, run, report } = await startImporter();
    const { data: begun } = await send<{ data: Imported }>('/api/imports', { folder: 'Work' });
    const system = [
      'Work/Upar/@eaDir/01.jpg/SYNOPHOTO_THUMB_M.jpg',
      'Work/#recycle/old.jpg',
      'Work/$RECYCLE.BIN/a.jpg',
      'Work/System Volume Information/b.jpg',
      'Work/__MACOSX/Upar/._01.jpg',
      'Work/Upar/Thumbs.db',
      'Work/Upar/.DS_Store',
    ];
    for (const path of ['Work/Upar/01.jpg', ...system]) {
      await send(`/api/imports/${String(begun.id)}/files`, { path, file: picture('01.jpg') }, 201);
    }
    const { data: found } = await call<{ data: Imported }>('GET', `/api/imports/${String(begun.id)}`);
    expect(found.types).toEqual([{ type: 'folder', count: 1, as: 'project' }]);
    expect(found.skipped).toEqual([{ reason: 'Files that a system has left there', count: system.length }]);
    expect(await run(begun.id, asProjects('folder'))).toMatchObject({ made: 1 });
    const account = await report(begun.id);
    for (const path of system) expect(account).toContain(path);
    // The dashboard sends none of them.
    expect(filesOfFolder(system.map((path) => ({ path, file: picture() })))).toEqual([]);
  });

  test('has its films converted that visitors could not play; what cannot be is left out, and said', async () => {
    const tool = patientFfmpeg(temporaryFolder());
    tool.goOn();
    const bytes = await readFile(new URL('../../e2e/fixtures/films/hevc.mov', import.meta.url));
    const hevc = () => new File([new Uint8Array(bytes)], 'hevc.mov');
    const heic = new File([new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))], 'a.heic');
    for (const ffmpeg of [tool.command, null]) {
      const { send, run, report, call } = await startImporter({ ffmpeg });
      const { data } = await send<{ data: Imported }>('/api/imports', { folder: 'Films' });
      for (const file of [hevc(), heic, picture()]) {
        await send(`/api/imports/${String(data.id)}/files`, { path: `Films/Kal/${file.name}`, file });
      }
      expect(await run(data.id, asProjects('folder'))).toMatchObject({ made: 1 });
      const account = await report(data.id);
      expect(account).toContain('a.heic was not taken. It is no picture or film that can be stored.');
      expect(account.includes('this server does not convert films')).toBe(ffmpeg === null);
      const { data: list } = await call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
      const { data: kal } = await call<{ data: Project }>('GET', `/api/project?id=${String(list[0]?.id)}/edit`);
      expect(kal.grids.flatMap(({ frames }) => frames.map(({ mediaUrl }) => mediaUrl.slice(-4)))).toEqual(
        ffmpeg === null ? [] : ['.mp4'],
      );
    }
  });

  test('whose files are more than may be is refused, and one that is empty has nothing to be taken', async () => {
    const { send, call } = await startImporter({ imports: { limits: { files: 1, allBytes: 3000 } } });
    const { data } = await send<{ data: Imported }>('/api/imports', { folder: 'Work' });
    await call('POST', `/api/imports/${String(data.id)}/run`, { types: {}, hosts: [], redirects: false }, 409);
    await send(`/api/imports/${String(data.id)}/files`, { path: 'a/1.jpg', file: film() }, 413);
    await send(`/api/imports/${String(data.id)}/files`, { path: 'a/1.jpg', file: picture() });
    await send(`/api/imports/${String(data.id)}/files`, { path: 'a/2.jpg', file: picture() }, 413);
    await call('DELETE', `/api/imports/${String(data.id)}`);
    expect(await call('GET', '/api/imports')).toEqual({ data: [] });
  });
});

async function backupOf(change: (db: Database) => Promise<void> = async () => undefined): Promise<Buffer> {
  const client = await startClient(false);
  const { data } = client.provider;
  await client.create({
    title: 'Upar',
    clientName: 'Hill tea',
    year: '2024',
    credits: [{ role: 'Print', name: 'Asha' }],
    HeaderMedia: picture(),
    grids: [{ gridType: 'G3', gridText: 'Tins', frames: [] }],
    grid_0_frame_0_0: picture(),
    grid_0_frame_0_1: film(),
  });
  await change(data.db);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const target = join(folder, 'backup.tar');
  await createBackup(client.provider.folder, target, elsewhereOf(data));
  return readFile(target);
}

describe('our own backup', () => {
  test('brings its projects as drafts, beside what is there', async () => {
    const archive = await backupOf();
    const { plan, run, call, provider } = await startImporter();
    const found = await plan(archive, 'vitrine.tar');
    expect(found).toMatchObject({ kind: 'backup', types: [{ type: 'project', count: 1, as: 'project' }] });
    expect(await run(found.id, asProjects('project'))).toMatchObject({ state: 'done', made: 1 });
    const { data } = await call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
    const { data: upar } = await call<{ data: Project }>('GET', `/api/project?id=${String(data[0]?.id)}/edit`);
    expect(upar).toMatchObject({
      title: 'Upar',
      visibility: 'draft',
      clientName: 'Hill tea',
      credits: [{ role: 'Print', name: 'Asha' }],
      grids: [{ gridType: 'G3', gridText: 'Tins' }],
    });
    expect(upar.grids[0]?.frames).toHaveLength(2);
    expect(await plan(archive, 'vitrine.tar')).toMatchObject({ items: { planned: 0, skipped: 1 } });
    expect(await readdir(join(provider.folder, 'incoming'))).toEqual([]);
  });

  test.skipIf(isOnPostgres)(
    'that is damaged, foreign, or brings what runs is refused, and nothing of it stays',
    async () => {
      const { refuse, provider } = await startImporter();
      const whole = await backupOf();
      const damaged = Buffer.from(whole);
      damaged[whole.length >> 1] = (damaged[whole.length >> 1] ?? 0) ^ 1;
      expect(await refuse(damaged)).toContain('damaged');
      expect(await refuse(whole.subarray(0, whole.length - 4096))).toContain('damaged');
      const escaping = Buffer.concat([tarHeader({ name: '../../escaped', bytes: 0 }), tarEnd]);
      expect(await refuse(escaping)).toContain('damaged');
      const absolute = Buffer.concat([tarHeader({ name: '/etc/passwd', bytes: 0 }), tarEnd]);
      expect(await refuse(absolute)).toContain('damaged');
      const running = await backupOf((db) =>
        db.exec('CREATE TRIGGER evil AFTER INSERT ON project BEGIN DELETE FROM story; END'),
      );
      expect(await refuse(running)).toContain('not one that Vitrine has written');
      expect(await readdir(join(provider.folder, 'imports'))).toEqual([]);
      expect(await readdir(join(provider.folder, 'incoming'))).toEqual([]);
    },
  );

  test.skipIf(isOnPostgres)('whose database names files elsewhere takes none of them', async () => {
    const client = await startClient(false);
    await client.create({ title: 'Escaping', HeaderMedia: picture() });
    const { data, folder } = client.provider;
    await data.db.exec("UPDATE media SET file = '../../../../etc/hostname'; PRAGMA wal_checkpoint(TRUNCATE)");
    const target = join(folder, 'crafted.tar');
    const out = await open(target, 'wx');
    const archive = writeArchive(out);
    const database = join(folder, 'vitrine.db');
    await archive.add('vitrine.db', database, (await stat(database)).size);
    await archive.finish();
    await out.close();
    const { plan, run, call } = await startImporter();
    const { id } = await plan(await readFile(target));
    expect(await run(id, asProjects('project'))).toMatchObject({ made: 1 });
    const { data: list } = await call<{ data: readonly Project[] }>('GET', '/api/projects');
    expect(list).toMatchObject([{ title: 'Escaping', HeaderMedia: null }]);
  });
});
