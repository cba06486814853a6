import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOwnFace } from '@vitrine/look/own-face';
import { expect, test } from 'vitest';
import { FileRefused } from '../../provider/src/media/child-worker.ts';
import { work } from '../../provider/src/media/font-jobs.ts';
import { trueType } from './support/fonts.ts';
import { temporaryFolder } from './support/process.ts';

interface Table {
  /** Where its entry stands in the directory. */
  readonly entry: number;
  readonly start: number;
}

/** A font one of whose tables says something else. */
async function changed(tag: string, change: (font: Buffer, table: Table) => void): Promise<Buffer> {
  const font = Buffer.from(await trueType());
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_one, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no ${tag}.`);
  change(font, { entry, start: font.readUInt32BE(entry + 8) });
  return font;
}

async function cut(font: Buffer) {
  const source = join(temporaryFolder(), 'font');
  await writeFile(source, font);
  const facts = await work({ kind: 'cut', source, first: `${source}-first`, rest: `${source}-rest` });
  // As it is stored, and read again.
  return readOwnFace(JSON.parse(JSON.stringify(facts)), ['/media/first.woff2', '/media/rest.woff2']);
}

/** Fonts from before 2002 have shorter tables (OpenType, OS/2, versions 0 and 1). */
const older = (version: number, length: number) =>
  changed('OS/2', (font, { entry, start }) => {
    font.writeUInt16BE(version, start);
    font.writeUInt32BE(length, entry + 12);
  });

test.each([
  ['from before 1997', () => older(0, 78)],
  ['from before 2002', () => older(1, 86)],
  ['whose x is nothing', () => changed('OS/2', (font, { start }) => void font.writeInt16BE(0, start + 86))],
  ['whose lines are nothing', () => changed('hhea', (font, { start }) => void font.fill(0, start + 4, start + 8))],
])('a font %s is measured by what else it has, and used', async (_name, make) => {
  const face = await cut(await make());
  // As high as its letters are drawn, and as it says elsewhere.
  expect(face?.face.metrics.xHeight).toBeCloseTo(0.5, 2);
  expect(face?.face.metrics.ascent).toBeCloseTo(0.925, 3);
});

test('a font whose measures cannot be is refused, and not left out of the pages without a word', async () => {
  const font = await changed('hhea', (bytes, { start }) => void bytes.writeInt16BE(9000, start + 4));
  await expect(cut(font)).rejects.toThrow(FileRefused);
});
