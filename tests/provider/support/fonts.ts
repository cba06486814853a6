import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { createRequire } from 'node:module';
import { cutFont } from '@vitrine/fonts';

const require = createRequire(import.meta.url);

/** A font as somebody might bring it: variable, WOFF2. */
export const readFont = (name = 'syne', letters = 'latin'): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`));

/** The same as a TrueType file, with a few letters where they are named. */
export const trueType = async (name?: string, letters?: string): Promise<Buffer> =>
  cutFont(await readFont(name), {
    format: 'truetype',
    ...(letters === undefined ? {} : { letters: [...letters].map((letter) => letter.charCodeAt(0)) }),
  });

export const fontFile = (content: Buffer, name = 'own.woff2'): File => new File([new Uint8Array(content)], name);

/** A font that nobody made to be read. */
export interface HostileFont {
  readonly name: string;
  readonly content: Buffer;
}

/** Numbers that look random and are the same each time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Entry {
  readonly tag: string;
  /** Where its entry stands in the directory. */
  readonly at: number;
  readonly offset: number;
  readonly length: number;
}

const directoryOf = (font: Buffer): readonly Entry[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_one, index) => {
    const at = 12 + 16 * index;
    return {
      tag: font.toString('latin1', at, at + 4),
      at,
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });

function changed(font: Buffer, change: (copy: Buffer, tables: (tag: string) => Entry) => void): Buffer {
  const copy = Buffer.from(font);
  const entries = directoryOf(copy);
  change(copy, (tag) => {
    const found = entries.find((entry) => entry.tag === tag);
    if (found === undefined) throw new Error(`The font has no ${tag}.`);
    return found;
  });
  return copy;
}

/** Some bytes of a part that are something else. */
function scattered(font: Buffer, seed: number, from: number, length: number, count: number): Buffer {
  const copy = Buffer.from(font);
  const next = noise(seed);
  for (let index = 0; index < count; index += 1) {
    copy[Math.min(copy.length - 1, from + Math.floor(next() * length))] = Math.floor(next() * 256);
  }
  return copy;
}

/** A WOFF2 with one table that says it unpacks to so much (W3C, WOFF File Format 2.0). */
function bomb(declared: number, unpacked: number): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(unpacked), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  // 'glyf', transformed: the flags say both; lengths are in base 128.
  const base128 = (value: number): number[] => {
    const digits = [value & 127];
    for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
      digits.unshift((rest & 127) | 128);
    return digits;
  };
  const directory = Buffer.from([10, ...base128(declared), ...base128(declared)]);
  const head = Buffer.alloc(48);
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(0x00_01_00_00, 4);
  head.writeUInt32BE(48 + directory.length + packed.length, 8);
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(declared, 16);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, directory, packed]);
}

/** Letter `A` refers to itself, or two letters to each other (OpenType, glyf, composite glyphs). */
function composed(font: Buffer, glyphs: readonly number[], flags: number): Buffer {
  return changed(font, (copy, table) => {
    const [head, loca, glyf] = [table('head'), table('loca'), table('glyf')];
    const isLong = copy.readInt16BE(head.offset + 50) === 1;
    const start = (glyph: number) =>
      glyf.offset +
      (isLong ? copy.readUInt32BE(loca.offset + 4 * glyph) : 2 * copy.readUInt16BE(loca.offset + 2 * glyph));
    for (const [index, glyph] of glyphs.entries()) {
      const other = glyphs[(index + 1) % glyphs.length] ?? glyph;
      copy.writeInt16BE(-1, start(glyph));
      copy.writeUInt16BE(flags, start(glyph) + 10);
      copy.writeUInt16BE(other, start(glyph) + 12);
    }
  });
}

/** A font of one weight whose letters have hundreds of points each, in no order that could be packed. */
export async function heavyFont(): Promise<Buffer> {
  const font = await cutFont(await readFont(), { axes: { wght: 500 }, format: 'truetype' });
  const entries = directoryOf(font);
  const count = font.readUInt16BE((entries.find(({ tag }) => tag === 'maxp')?.offset ?? 0) + 4);
  const points = 200;
  const next = noise(41);
  const glyphs = Array.from({ length: count }, () => {
    const glyph = Buffer.alloc(14 + points * 5 + ((14 + points * 5) % 2));
    glyph.writeInt16BE(1, 0);
    glyph.writeInt16BE(1000, 6);
    glyph.writeInt16BE(1000, 8);
    glyph.writeUInt16BE(points - 1, 10);
    glyph.fill(1, 14, 14 + points);
    for (let at = 14 + points; at < 14 + points * 5; at += 2) glyph.writeInt16BE(Math.floor(next() * 800) - 400, at);
    return glyph;
  });
  const loca = Buffer.alloc(4 * (count + 1));
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) loca.writeUInt32BE((end += glyph.length), 4 * (index + 1));
  const made: Readonly<Record<string, Buffer>> = { glyf: Buffer.concat(glyphs), loca };
  let offset = 12 + 16 * entries.length;
  const head = Buffer.from(font.subarray(0, offset));
  const tables = entries.map(({ tag, at, offset: from, length }) => {
    const table = Buffer.from(made[tag] ?? font.subarray(from, from + length));
    if (tag === 'head') table.writeInt16BE(1, 50);
    if (tag === 'maxp') table.writeUInt16BE(points, 6);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...tables]);
}

/** Sixty files that are no fonts, or should not be taken for one: cut off, huge, in a circle, packed beyond measure, damaged. */
export async function hostileFonts(): Promise<readonly HostileFont[]> {
  const woff = await readFont();
  const font = await trueType('syne');
  const { length } = font;
  const files: HostileFont[] = [];
  const add = (name: string, content: Buffer): void => void files.push({ name, content });

  for (const share of [0.001, 0.01, 0.1, 0.5, 0.9, 0.999]) {
    add(`cut off at ${String(share)}, TrueType`, font.subarray(0, Math.floor(length * share)));
    add(`cut off at ${String(share)}, WOFF2`, woff.subarray(0, Math.floor(woff.length * share)));
  }
  for (const magic of ['wOFF', 'ttcf', 'PK\u0003\u0004', '\u0089PNG', '<htm', 'OTTO', 'wOF2', 'true']) {
    add(`begins with ${JSON.stringify(magic)}`, Buffer.concat([Buffer.from(magic, 'latin1'), font.subarray(4)]));
  }
  for (const tag of ['glyf', 'loca', 'cmap', 'head', 'hmtx', 'maxp', 'GSUB', 'GPOS', 'fvar', 'gvar', 'name']) {
    add(
      `${tag} is longer than the file`,
      changed(font, (copy, table) => copy.writeUInt32BE(0xff_ff_ff_f0, table(tag).at + 12)),
    );
  }
  add(
    'all tables are one',
    changed(font, (copy) => {
      for (const { at } of directoryOf(copy)) copy.writeUInt32BE(12, at + 8);
    }),
  );
  add(
    '65 535 tables',
    changed(font, (copy) => copy.writeUInt16BE(65_535, 4)),
  );
  add(
    'no tables',
    changed(font, (copy) => copy.writeUInt16BE(0, 4)),
  );
  add(
    '65 535 glyphs',
    changed(font, (copy, table) => copy.writeUInt16BE(65_535, table('maxp').offset + 4)),
  );
  add(
    'no units in an em',
    changed(font, (copy, table) => copy.writeUInt16BE(0, table('head').offset + 18)),
  );
  add(
    'wrong checksums',
    changed(font, (copy) => {
      for (const { at } of directoryOf(copy)) copy.writeUInt32BE(0xdead_beef, at + 4);
    }),
  );
  add(
    'glyphs in no order',
    changed(font, (copy, table) => {
      const { offset, length: all } = table('loca');
      copy.subarray(offset, offset + all).reverse();
    }),
  );
  add('a letter of itself', composed(font, [4], 0x0003));
  add('letters of each other', composed(font, [4, 5], 0x0023));
  add('a circle of letters', composed(font, [4, 5, 6, 7, 8, 9], 0x0023));
  add('a bomb that says what it is', bomb(0xff_ff_ff_ff, 1_000_000));
  add('a bomb that hides it', bomb(1_000_000, 200_000_000));
  add('a bomb as large as it may', bomb(24_000_000, 24_000_000));
  for (const [seed, tag] of ['GSUB', 'GPOS', 'gvar', 'cmap', 'glyf', 'fvar'].entries()) {
    const { offset, length: all } = directoryOf(font).find((entry) => entry.tag === tag) ?? { offset: 0, length };
    add(`noise in ${tag}`, scattered(font, seed + 1, offset, all, Math.ceil(all / 8)));
  }
  for (const seed of [11, 12, 13, 14]) add(`noise everywhere, ${String(seed)}`, scattered(font, seed, 12, length, 400));
  for (const seed of [21, 22, 23]) add(`noise in WOFF2, ${String(seed)}`, scattered(woff, seed, 48, woff.length, 40));
  add('nothing but noise', scattered(Buffer.from(font), 31, 4, length, length * 2));
  add('hardly a letter', await trueType('syne', 'abc'));
  add('no letters', await trueType('syne', ' '));
  return files;
}
