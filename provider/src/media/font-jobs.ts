import { readFile, writeFile } from 'node:fs/promises';
import { cutText } from '@vitrine/markdown/cut';
import { cutFont, measureFace, openFont } from '@vitrine/fonts';
import { ownWeights } from '@vitrine/look/faces';
import { codePointsOf, extendedLetters, firstLetters, rangeOf, restLetters } from '@vitrine/look/letters';
import { readOwnFace } from '@vitrine/look/own-face';
import { mostFirstBytes } from '../rules/font.ts';
import { FileRefused } from './child-worker.ts';

/** The jobs of the process for fonts. Paths are absolute. */
export type FontJob =
  /** Writes the last two. */
  | { readonly kind: 'cut'; readonly source: string; readonly first: string; readonly rest: string }
  /** Asks whether a file is as this process would write it. */
  | { readonly kind: 'check'; readonly source: string };

/** What is known of a typeface that was cut into its two files. */
export interface FontFacts {
  readonly name: string;
  /** The same number twice for one that has but one weight. */
  readonly lightest: number;
  readonly boldest: number;
  /** Shares of the em. */
  readonly ascent: number;
  readonly descent: number;
  readonly xHeight: number;
  readonly width: number;
  readonly displayWidth: number;
  /** Whether the second file has letters beyond Latin-1. */
  readonly isExtended: boolean;
  /** Letters of the files that the face lacks, as `unicode-range`; empty where it lacks none. */
  readonly lacks: string;
  /** The ones of them that people know, and the rupee. */
  readonly missing: string;
  readonly firstBytes: number;
  readonly restBytes: number;
  /** Whether weights were left out, so that the first file is light. */
  readonly isPinned: boolean;
}

const notRead = 'This is no font that can be read. Export it again as WOFF2, TTF or OTF.';
const formats: readonly (readonly [signature: string, refusal: string | null])[] = [
  ['wOF2', null],
  ['\0\u0001\0\0', null],
  ['true', null],
  ['OTTO', null],
  ['ttcf', 'This file holds several fonts. Export one of them as WOFF2, TTF or OTF.'],
  ['wOFF', 'This is a WOFF file of the first kind. Export the font as WOFF2, TTF or OTF.'],
];

/** A font of 2 MB in WOFF2 is seldom three times as large unpacked. In bytes. */
const mostUnpackedBytes = 24 * 1024 * 1024;
const mostTables = 64;
const mostGlyphs = 20_000;
/** With more missing letters than this, a typeface has the second half of Latin by accident. */
const mostGaps = 24;

/** The lightest and the boldest weight that a page is set in. */
const LIGHTEST = 400;
const BOLDEST = 700;

/** Captions, tables and years ask for figures that are as high as capitals and as wide as each other. */
const alsoFeatures = ['lnum', 'tnum'];

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'].map((letter) =>
  letter.charCodeAt(0),
);
/** That a studio of today may need, beyond Latin-1. */
const wellKnown = '₹₺₽₩₿āčęğıłńőřśšůžŽȘț';

/** Refuses what need not be looked into. */
function checkHead(font: Buffer): void {
  const signature = font.toString('latin1', 0, 4);
  const format = formats.find(([one]) => one === signature);
  if (format === undefined) throw new FileRefused('This must be a WOFF2, TTF or OTF font.');
  if (format[1] !== null) throw new FileRefused(format[1]);
  if (font.length < 64) throw new FileRefused(notRead);
  const isWoff = signature === 'wOF2';
  if (font.readUInt16BE(isWoff ? 12 : 4) > mostTables) throw new FileRefused(notRead);
  if (isWoff && font.readUInt32BE(16) > mostUnpackedBytes)
    throw new FileRefused('This font unpacks to more than 24 MB. Export it with fewer letters.');
}

const readable = (name: string): string => cutText(name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim(), 100);

/** Everything of a font, in HarfBuzz's words: the tables that it does not understand are gone. */
async function rewrite(font: Buffer): Promise<Buffer> {
  try {
    return await cutFont(font, { alsoFeatures, format: 'truetype' });
  } catch {
    throw new FileRefused(notRead);
  }
}

function open(font: Buffer) {
  const opened = openFont(font);
  if (opened === null) throw new FileRefused(notRead);
  if (opened.numGlyphs > mostGlyphs)
    throw new FileRefused(`This font has more than ${String(mostGlyphs)} signs. Export it with fewer.`);
  return opened;
}

/** What of an axis is kept: some weights, and of the others the one place at which the font stands by itself. */
function axesOf(axes: ReturnType<typeof open>['variationAxes']) {
  const pinned: Record<string, number> = {};
  let weights: readonly [number, number] | null = null;
  for (const [tag, axis] of Object.entries(axes)) {
    if (axis === undefined) continue;
    const [least, most] = [Math.max(axis.min, LIGHTEST), Math.min(axis.max, BOLDEST)];
    if (tag === 'wght' && least < most) weights = [least, most];
    else pinned[tag] = tag === 'wght' ? Math.min(axis.max, Math.max(axis.min, LIGHTEST)) : axis.default;
  }
  return { pinned, weights };
}

/** What was cut, written once more: HarfBuzz finds a word shorter now and then, and only then says the same each time. */
const settle = async (font: Buffer): Promise<Buffer> => cutFont(font, { alsoFeatures, format: 'woff2' });

/**
 * Takes a font apart, measures it, and writes of it what pages need: plain letters in one file, the rest of Latin in another. Both are made
 * by HarfBuzz from what it understood; nothing of the file is passed on.
 * @returns null for a file that was only checked
 * @throws {FileRefused} with the reason
 */
export async function work(job: FontJob): Promise<FontFacts | null> {
  const original = await readFile(job.source);
  checkHead(original);
  if (job.kind === 'check') {
    const same = await settle(original).catch(() => null);
    if (same?.equals(original) !== true) throw new FileRefused(notRead);
    return null;
  }
  const { first, rest } = job;
  const font = await rewrite(original);
  try {
    return await cut(font, first, rest);
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(notRead);
  }
}

async function cut(font: Buffer, first: string, rest: string): Promise<FontFacts> {
  const opened = open(font);
  const has = new Set(opened.characterSet);
  const lacking = alphabet.filter((code) => !has.has(code));
  if (lacking.length > 0) {
    const letters = String.fromCodePoint(...lacking.slice(0, 12)).replace(' ', '␣');
    throw new FileRefused(`This font lacks letters that every page needs: ${[...letters].join(' ')}`);
  }
  const of = (range: string) => codePointsOf(range).filter((code) => has.has(code));
  const lackingOf = (range: string) => codePointsOf(range).filter((code) => !has.has(code));
  const gaps = rangeOf(lackingOf(extendedLetters)).split(', ').length;
  const isExtended = of(extendedLetters).length > 100 && gaps <= mostGaps;
  const letters = {
    first: of(firstLetters),
    rest: [...of(restLetters), ...(isExtended ? of(extendedLetters) : [])],
  };

  const { pinned, weights } = axesOf(opened.variationAxes);
  const all = weights === null ? pinned : { ...pinned, wght: { min: weights[0], max: weights[1] } };
  const full = await cutFont(font, { letters: letters.first, axes: all, alsoFeatures, format: 'woff2' });
  const isPinned = weights !== null && full.length > mostFirstBytes;
  const axes = isPinned ? { ...pinned, wght: weights[0] } : all;
  const files = [
    await settle(
      isPinned ? await cutFont(font, { letters: letters.first, axes, alsoFeatures, format: 'woff2' }) : full,
    ),
    await settle(await cutFont(font, { letters: letters.rest, axes, alsoFeatures, format: 'woff2' })),
  ] as const;
  await Promise.all([writeFile(first, files[0], { flush: true }), writeFile(rest, files[1], { flush: true })]);

  const kept = weights === null || isPinned ? ([LIGHTEST, LIGHTEST] as const) : weights;
  // Measured as it is set: where it varies, at those weights.
  const measured = await cutFont(font, { letters: letters.first, axes, format: 'truetype' });
  const metrics = await measureFace(measured, kept, ownWeights.display);
  const lacks = [firstLetters, restLetters, ...(isExtended ? [extendedLetters] : [])].flatMap(lackingOf);
  const facts: FontFacts = {
    name: readable(opened.familyName) || 'A typeface without a name',
    lightest: kept[0],
    boldest: kept[1],
    ...metrics,
    isExtended,
    lacks: lacks.length === 0 ? '' : rangeOf(lacks),
    missing: missingOf(has),
    firstBytes: files[0].length,
    restBytes: files[1].length,
    isPinned,
  };
  // Pages would leave it out, and nobody would know why.
  if (readOwnFace(facts, []) === null)
    throw new FileRefused('This font does not say how large its letters are, or says what cannot be. Export it again.');
  return facts;
}

/** Letters that people know and the font has not, at most forty. */
function missingOf(has: ReadonlySet<number>): string {
  const known = [
    ...[firstLetters, restLetters].flatMap(codePointsOf),
    ...[...wellKnown].map((one) => one.codePointAt(0) ?? 0),
  ];
  return known
    .filter((code) => !has.has(code))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))
    .slice(0, 40)
    .join('');
}
