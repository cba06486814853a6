import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ExportRefused, openExportFolder } from '../../provider/src/export/folder.ts';
import { temporaryFolder } from './support/process.ts';

const read = (...parts: readonly string[]): string => readFileSync(join(...parts), 'utf8');

async function writeExport(target: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await openExportFolder(target);
  for (const [file, content] of Object.entries(files)) await folder.write(file, content);
  await folder.commit([]);
}

test('a folder is there when it is whole, below folders that were not there, and in an empty one', async () => {
  const place = temporaryFolder();
  const target = join(place, 'not', 'there', 'site');
  const folder = await openExportFolder(target);
  await folder.write('work/index.html', 'Work');
  expect(existsSync(target)).toBe(false);
  await folder.commit([]);
  expect(read(target, 'work', 'index.html')).toBe('Work');
  mkdirSync(join(place, 'empty'));
  await writeExport(join(place, 'empty'), { 'index.html': 'Home' });
  expect(read(place, 'empty', 'index.html')).toBe('Home');
  expect(readdirSync(place).toSorted()).toEqual(['empty', 'not']);
});

test('another export takes the place of the first: what is not in it goes, what is the same keeps its time', async () => {
  const place = temporaryFolder();
  const target = join(place, 'site');
  await writeExport(target, { 'index.html': 'Home', 'about/index.html': 'One', 'project/gone/index.html': 'Gone' });
  const { ino } = statSync(join(target, 'index.html'));
  await writeExport(target, { 'index.html': 'Home', 'about/index.html': 'Two' });
  expect(statSync(join(target, 'index.html')).ino).toBe(ino);
  expect(read(target, 'about', 'index.html')).toBe('Two');
  expect(existsSync(join(target, 'project'))).toBe(false);
  expect(readdirSync(place)).toEqual(['site']);
});

test('a file that stands in for another is not taken for it by the next export', async () => {
  const target = join(temporaryFolder(), 'site');
  const folder = await openExportFolder(target);
  await folder.write('media/made.avif', 'Made');
  await folder.write('media/unmade.avif', 'Another');
  await folder.commit(['media/unmade.avif']);
  const next = await openExportFolder(target);
  expect(next.hasFormer('media/made.avif')).toBe(true);
  expect(next.hasFormer('media/unmade.avif')).toBe(false);
  await next.abandon();
});

test('an abandoned export leaves the former one, and nothing beside it', async () => {
  const place = temporaryFolder();
  const target = join(place, 'site');
  await writeExport(target, { 'index.html': 'Home' });
  const folder = await openExportFolder(target);
  await folder.write('index.html', 'Other');
  await folder.abandon();
  expect(read(target, 'index.html')).toBe('Home');
  expect(readdirSync(place)).toEqual(['site']);
});

test('a folder of somebody else, and a file, are refused and stay as they are', async () => {
  const place = temporaryFolder();
  writeFileSync(join(place, 'letter.txt'), 'Dear');
  await expect(openExportFolder(place)).rejects.toThrow(ExportRefused);
  await expect(openExportFolder(place)).rejects.toThrow('holds other files');
  await expect(openExportFolder(join(place, 'letter.txt'))).rejects.toThrow('is a file');
  expect(readdirSync(place)).toEqual(['letter.txt']);
});

test('what exports that were killed have left is mended', async () => {
  const place = temporaryFolder();
  const target = join(place, 'site');
  await writeExport(target, { 'index.html': 'Home' });
  // Killed between its two renames, and another while it wrote; no process has such an id.
  renameSync(target, `${target}.former`);
  mkdirSync(`${target}.partial-4194999`);
  const folder = await openExportFolder(target);
  expect(folder.hasFormer('index.html')).toBe(true);
  await folder.abandon();
  expect(read(target, 'index.html')).toBe('Home');
  expect(readdirSync(place)).toEqual(['site']);
});

test('a place where nothing can be written is named', async () => {
  const place = temporaryFolder();
  writeFileSync(join(place, 'letter.txt'), 'Dear');
  const target = join(place, 'letter.txt', 'below', 'site');
  await expect(openExportFolder(target)).rejects.toThrow(
    `cannot be written into ${join(place, 'letter.txt', 'below')}`,
  );
});
