import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkInstallation } from '../../provider/src/health/check.ts';
import { noteDigests } from '../../provider/src/media/note-digests.ts';
import { createFileDigestRepository } from '../../provider/src/repositories/file-digests.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { runCommandFile, temporaryFolder } from './support/process.ts';

/** A studio with three files, each noted as it is. */
async function studio() {
  const client = await startClient(false);
  const { data } = client.provider;
  await client.create({
    title: 'Kiln',
    HeaderMedia: picture('header.jpg'),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: picture('frame.jpg'),
    grid_0_frame_1_0: picture('other.jpg'),
  });
  const fileDigests = createFileDigestRepository(data.db);
  await noteDigests({ fileDigests, store: data.media }, () => true);
  const fileOf = async (name: string): Promise<string> =>
    String((await data.db.prepare('SELECT file FROM media WHERE original_name = ?').get(name))?.['file']);
  const pathOf = (file: string): string => join(client.provider.folder, 'media', file);
  const check = (isQuick = false) => checkInstallation(data.db, client.provider.folder, data.media, isQuick);
  return { client, data, fileOf, pathOf, check, fileDigests };
}

test('what is whole has no faults', async () => {
  const { check } = await studio();
  expect(await check()).toMatchObject({
    damage: [],
    files: 3,
    missing: [],
    changed: [],
    compared: 3,
    unnamed: [],
    orphans: [],
    revisions: { unreadable: [] },
  });
  expect((await check(true)).compared).toBe(0);
});

test('what is missing, damaged, needed by nothing or made from what has gone is distinguished', async () => {
  const { check, data, fileOf, pathOf, client } = await studio();
  const [header, frame] = [await fileOf('header.jpg'), await fileOf('frame.jpg')];
  rmSync(pathOf(header));
  appendFileSync(pathOf(frame), 'x');
  const stray = '0123456789abcdef01234567.jpg';
  writeFileSync(pathOf(stray), 'x');
  const orphan = `${stray.replace('0', 'f')}.800.avif`;
  writeFileSync(join(client.provider.folder, 'variants', orphan), 'x');
  await data.db.exec('UPDATE revision SET body = \'{"number":99}\' WHERE id = 1');
  const found = await check();
  expect(found.missing).toEqual([{ file: header, name: 'header.jpg', uses: ['project Kiln: header'] }]);
  expect(found.changed.map(({ file }) => file)).toEqual([frame]);
  expect(found.unnamed).toEqual([stray]);
  expect(found.orphans).toEqual([orphan]);
  expect(found.revisions.unreadable).toEqual([1]);
});

test('a row that names what is not there is damage', async () => {
  const { check, data } = await studio();
  if (isOnPostgres) return;
  await data.db.exec('PRAGMA foreign_keys = OFF; DELETE FROM project; PRAGMA foreign_keys = ON');
  expect((await check()).damage).toEqual(expect.arrayContaining([expect.stringMatching(/names one of project/)]));
});

test('what nothing needs any more is forgotten', async () => {
  const { fileDigests } = await studio();
  await fileDigests.note('0123456789abcdef01234567.jpg', 'x');
  expect((await fileDigests.all()).size).toBe(4);
  await fileDigests.forgetGone();
  expect((await fileDigests.all()).size).toBe(3);
});

// The command is called on the folder's own database.
test.skipIf(isOnPostgres)('the command ends with 0, 3 or 1, and says what helps', { tags: 'long' }, async () => {
  const { client, fileOf, pathOf } = await studio();
  const DATA_DIR = client.provider.folder;
  expect(await runCommandFile('check', [], { DATA_DIR })).toMatchObject({
    code: 0,
    out: expect.stringContaining('3 were compared with what they were when they came.\n'),
    err: '',
  });
  appendFileSync(pathOf(await fileOf('frame.jpg')), 'x');
  const damaged = await runCommandFile('check', [], { DATA_DIR });
  expect(damaged.code).toBe(3);
  expect(damaged.err).toBe(
    `1 media file is damaged. They are not what they were when they came: take them from a backup.\n  ${await fileOf('frame.jpg')} (frame.jpg): project Kiln: grid 1, frame 1\n`,
  );
  expect((await runCommandFile('check', ['--quick'], { DATA_DIR })).code).toBe(0);
  expect(await runCommandFile('check', [], { DATA_DIR: temporaryFolder() })).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no database'),
  });
  expect((await runCommandFile('check', ['--all'], { DATA_DIR })).code).toBe(1);
});
