import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngChunk } from '../../provider/src/media/png.ts';
import { passOverStoredFiles } from '../../provider/src/media/stored-files.ts';
import { createServices } from '../../provider/src/services.ts';
import { startClient } from './support/client.ts';
import { picture } from '../contract/support/provider.ts';

const fromCamera = () =>
  sharp({ create: { width: 40, height: 24, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A studio with three pictures, of which two were stored by an older version. */
async function startOld() {
  const client = await startClient(false);
  const { provider } = client;
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture('header.jpg') });
  const names: string[] = [];
  for (const name of ['told.jpg', 'broken.jpg', 'new.jpg'])
    names.push((await client.bring(id, picture(name))).mediaUrl.replace('media/', ''));
  const [told = '', broken = '', recent = ''] = names;
  const { db } = provider.data;
  writeFileSync(join(provider.folder, 'media', told), await fromCamera());
  writeFileSync(join(provider.folder, 'media', broken), '\xff\xd8\xffMARK');
  await db.exec(`DELETE FROM clean_file WHERE file IN ('${told}', '${broken}')`);
  await db.exec(`UPDATE media SET width = NULL, height = NULL, luminance_top = NULL WHERE file = '${told}'`);
  const services = createServices(db, provider.data.media, provider.now, {
    publicOrigin: null,
    trustProxy: false,
    allowedOrigins: [],
  });
  return { client, services, told, broken, recent };
}

test('files that were stored before are looked at once, and what tells something goes from them', async () => {
  const { client, services, told, broken, recent } = await startOld();
  const { provider } = client;
  expect(await services.cleanFiles.count()).toBe(2);
  expect(await passOverStoredFiles(services, () => true)).toEqual({ lookedAt: 2, cleaned: 1, unknown: [broken] });

  const files = readdirSync(join(provider.folder, 'media'));
  expect(files).not.toContain(told);
  expect(files).toEqual(expect.arrayContaining([broken, recent]));
  // Its former address leads to it.
  const now = (await services.media.find((await services.replacements.findFormer(told)) ?? 0))?.file;
  expect(now).toMatch(/^[0-9a-f]{24}\.jpg$/);
  const bytes = readFileSync(join(provider.folder, 'media', now ?? ''));
  expect(bytes.includes('Somebody')).toBe(false);
  expect(await services.media.findByFile(now ?? '')).toMatchObject({
    width: 40,
    height: 24,
    bytes: bytes.length,
    name: 'told.jpg',
  });
  expect(await services.cleanFiles.count()).toBe(0);
  expect(await passOverStoredFiles(services, () => true)).toEqual({ lookedAt: 0, cleaned: 0, unknown: [] });
});

/** A PNG of three bits a channel, which there cannot be: built as any other, and read by no decoder. */
function unreadable(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8);
  header.writeUInt32BE(8, 4);
  header.set([3, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(10)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

test('a file that cannot be read keeps none of the others from being looked at, and is named', async () => {
  const { services, client, told, broken } = await startOld();
  const { db } = client.provider.data;
  const named = 'f'.repeat(24);
  writeFileSync(join(client.provider.folder, 'media', `${named}.png`), unreadable());
  await db.exec(`UPDATE media SET file = '${named}.png' WHERE file = '${broken}'`);
  const failures: unknown[] = [];
  const passed = await passOverStoredFiles(
    services,
    () => true,
    (error, file) => void failures.push([String(error), file]),
  );
  expect(passed).toEqual({ lookedAt: 2, cleaned: 1, unknown: [`${named}.png`] });
  expect(failures).toEqual([[expect.stringContaining('corrupt header'), `${named}.png`]]);
  expect(readdirSync(join(client.provider.folder, 'media'))).not.toContain(told);
  expect(await services.cleanFiles.count()).toBe(0);
});

test('a provider that ends in between goes on at the next start', async () => {
  const { services } = await startOld();
  let turns = 0;
  const first = await passOverStoredFiles(services, () => (turns += 1) <= 1);
  expect(first.lookedAt).toBe(1);
  expect(await services.cleanFiles.count()).toBe(1);
  expect((await passOverStoredFiles(services, () => true)).lookedAt).toBe(1);
});

test('what an upgrade has forgotten of a picture is noted again, also where it was looked at before', async () => {
  const { services, recent, client } = await startOld();
  const { db } = client.provider.data;
  await passOverStoredFiles(services, () => true);
  const before = (await services.media.findByFile(recent))?.luminance;
  expect(before).not.toBeNull();
  // As schema 9 left it, and a version after it has passed over the files without a look at this.
  await db.exec('UPDATE media SET luminance_top = NULL, luminance_bottom = NULL; UPDATE clean_file SET rules = 1');
  await passOverStoredFiles(services, () => true);
  expect((await services.media.findByFile(recent))?.luminance).toEqual(before);
  expect(await services.cleanFiles.count()).toBe(0);
});
