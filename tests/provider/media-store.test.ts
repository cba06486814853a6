import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMediaStore } from '../../provider/src/media/store.ts';
import { temporaryFolder } from './support/process.ts';

test('only what the store has named is removed', async () => {
  const folder = temporaryFolder();
  const media = join(folder, 'media');
  const store = openMediaStore(media, join(folder, 'incoming'));
  const own = '0123456789abcdef01234567.jpg';
  mkdirSync(join(media, 'within'));
  const others = ['../vitrine.db', 'within/picture.jpg', 'notes.txt', `../${own}`];
  for (const file of [own, ...others]) writeFileSync(join(media, file), 'kept');
  await store.remove([own, ...others, 'ffffffffffffffffffffffff.jpg']);
  expect(existsSync(join(media, own))).toBe(false);
  expect(others.filter((file) => !existsSync(join(media, file)))).toEqual([]);
});
