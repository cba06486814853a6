import { readFileSync, statSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import { readFile } from 'node:fs/promises';
import { cutFont } from '@vitrine/fonts';
import { facesWith } from '@vitrine/fonts/faces';
import { builtLook, faceIds, readyLooks } from '@vitrine/look';
import { lookCss } from '@vitrine/look/css';
import { builtMetrics, fontPreload } from '@vitrine/look/face-css';
import { openFaces, type Face } from '@vitrine/look/faces';
import {
  codePointsOf,
  devanagari,
  extendedLetters,
  firstLetters,
  gujarati,
  rangeOf,
  restLetters,
} from '@vitrine/look/letters';
import { builtFiles, openFaceFiles } from 'virtual:faces';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** In bytes: as much as the built face's first file has. */
const FIRST_FILE = 26_000;

const faces = facesWith(null);
/** In tests an address is a path below the project. */
const bytesOf = (url: string) => statSync(new URL(`../..${url}`, import.meta.url)).size;
const all = Object.entries<Face>(openFaceFiles);

test('there are eight and more, of every kind, and the contract knows the same', () => {
  const kinds = Object.values(openFaces).map(({ kind }) => kind);
  expect(kinds.length).toBeGreaterThanOrEqual(8);
  expect(kinds.filter((kind) => kind === 'serif').length).toBeGreaterThanOrEqual(2);
  expect(kinds).toContain('mono');
  const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
  expect(contract.components.schemas.LookFace.enum).toEqual([...faceIds]);
  expect(['built', ...Object.keys(openFaces), 'own']).toEqual([...faceIds]);
});

test('one has the letters of two scripts of India', () => {
  const ranges = openFaceFiles['noto-serif'].files.map(({ letters }) => letters);
  expect(ranges).toEqual([firstLetters, restLetters, extendedLetters, devanagari, gujarati]);
});

describe.each(all)('%s', (_id, { files, metrics, weights }) => {
  test('has a first file of at most 26 kB, which alone holds plain letters', () => {
    const [first, ...others] = files;
    expect(bytesOf(first?.url ?? '')).toBeLessThanOrEqual(FIRST_FILE);
    expect(first?.letters).toBe(firstLetters);
    const plain = new Set(codePointsOf(firstLetters));
    for (const { letters } of others) expect(codePointsOf(letters).filter((code) => plain.has(code))).toEqual([]);
  });

  test('is measured at the weights that it is set in', () => {
    expect(weights[1]).toBeGreaterThan(weights[0]);
    for (const value of Object.values(metrics)) {
      expect(value).toBeGreaterThan(0.1);
      expect(value).toBeLessThan(1.3);
    }
  });
});

test('the built face is measured as its files are', async () => {
  const [first] = builtFiles;
  const font = await readFile(new URL(`../..${first?.url ?? ''}`, import.meta.url));
  const at = async (wght: number, wdth: number) =>
    fromBuffer(await cutFont(font, { axes: { wght, wdth }, format: 'truetype' }));
  const [text, title] = [await at(400, 100), await at(480, 84)];
  const em = text.unitsPerEm;
  expect(text.xHeight / em).toBeCloseTo(builtMetrics.xHeight, 2);
  expect(text.ascent / em).toBeCloseTo(builtMetrics.ascent, 2);
  expect(-text.descent / em).toBeCloseTo(builtMetrics.descent, 2);
  expect(text.xWidthAvg / em).toBeCloseTo(builtMetrics.width, 2);
  expect(title.xWidthAvg / em).toBeCloseTo(builtMetrics.displayWidth, 2);
});

test('the letters of each file are those of the built face', async () => {
  const fonts = await readFile(new URL('../../design-system/src/theme/fonts.css.ts', import.meta.url), 'utf8');
  for (const letters of [firstLetters, restLetters, extendedLetters, devanagari, gujarati])
    expect(fonts).toContain(letters);
});

test.each([firstLetters, restLetters, 'U+0041', 'U+0041-0042'])('a range is read and written (%s)', (range) => {
  expect(rangeOf(codePointsOf(range).toSorted((one, other) => one - other))).toBe(range);
});

test('the built look names no font and preloads none', () => {
  expect(lookCss(builtLook, faces)).toBe('');
  expect(fontPreload(builtLook, faces)).toBeNull();
});

test('only what is chosen is named: one face once, two each for its part', () => {
  const urlsIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);
  const one = { ...builtLook, displayFace: 'archivo', textFace: 'archivo' } as const;
  expect(urlsIn(lookCss(one, faces))).toEqual(openFaceFiles.archivo.files.map(({ url }) => url));
  expect(fontPreload(one, faces)).toEqual({ families: 'T', urls: [openFaceFiles.archivo.files[0]?.url] });

  const titles = { ...builtLook, displayFace: 'fraunces' } as const;
  expect(urlsIn(lookCss(titles, faces))).toEqual(openFaceFiles.fraunces.files.map(({ url }) => url));
  expect(lookCss(titles, faces)).toContain('--display-face:D');
  expect(lookCss(titles, faces)).not.toContain('--text-face');
  expect(fontPreload({ ...titles, textFace: 'noto-serif' }, faces)?.urls).toEqual([
    openFaceFiles['noto-serif'].files[0]?.url,
    openFaceFiles.fraunces.files[0]?.url,
  ]);
});

test('a face that is not there leaves the built one', () => {
  const own = { ...builtLook, displayFace: 'own', textFace: 'own' } as const;
  expect(lookCss(own, faces)).toBe('');
  expect(fontPreload(own, faces)).toBeNull();
});

test('letters that a face lacks are the built one’s, and those alone', () => {
  const lacking: Face = { ...openFaceFiles.syne, lacks: `U+00E9, ${extendedLetters}` };
  const css = lookCss({ ...builtLook, displayFace: 'own', textFace: 'own' }, facesWith(lacking));
  expect(css).toContain('--text-face:T,TS');
  const standIns = [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^;]+);font-family:TS/g)];
  expect(standIns.map(([, url]) => url)).toEqual(builtFiles.slice(1).map(({ url }) => url));
  expect(standIns[0]?.[2]).toMatch(/^U\+E9,/);
});

test('the lines of an own face are as high as those of its stand-in, whatever its file says elsewhere', () => {
  const { syne } = openFaceFiles;
  const css = lookCss({ ...builtLook, displayFace: 'own', textFace: 'own' }, facesWith(syne));
  const percent = (share: number): string => `${String(Number((share * 100).toFixed(1)))}%`;
  const rules = [...css.matchAll(/@font-face\{([^}]+)\}/g)].map(([, rule = '']) => rule);
  const own = rules.filter((rule) => syne.files.some(({ url }) => rule.includes(url)));
  expect(own).toHaveLength(syne.files.length);
  const { ascent, descent } = syne.metrics;
  const lines = `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%;`;
  for (const rule of own) expect(rule).toContain(lines);
  // Those of the product say the same in all three places.
  expect(lookCss({ ...builtLook, textFace: 'syne' }, faces)).not.toContain(lines);
});

test('both themes have the same weights, so that letters stay where they are when the theme changes', () => {
  for (const { look } of readyLooks.slice(1)) {
    expect(lookCss(look, faces)).toMatch(
      /:root,\.white-theme,\.black-theme,\.dark-page,\.on-media,\.on-media-wide\{--w-body:\d+;--w-ui:\d+;--w-statement:\d+;--w-display:\d+;--w-on-media:\d+\}/,
    );
  }
});
