import { expect, test } from 'vitest';
import { isPlaceholder, readSlug, slugify, uniqueSlug } from '../../provider/src/rules/slug.ts';
import { lastPart, proposeSlug } from '../../src/domain/address.ts';

test.each([
  ['Tulsi Children’s Hospital', 'tulsi-childrens-hospital'],
  ['ग्रीष्म', 'ग्रीष्म'],
  ['Ænima & Co', 'aenima-co'],
  ['  Straße 12½  ', 'strasse-121-2'],
  ['Crème Brûlée', 'creme-brulee'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['Ελλάδα 2024', 'ελλάδα-2024'],
  ['Привет, мир!', 'привет-мир'],
  ['日本語 テスト', '日本語-テスト'],
  ['が', 'が'],
  ['한국', '한국'],
  ['', 'untitled'],
  ['!?!', 'untitled'],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(200), 'x'.repeat(80)],
  // Cut between words.
  [`${'word '.repeat(15)}communication`, Array(15).fill('word').join('-')],
  [`${'word '.repeat(15)}12345 more`, `${'word-'.repeat(15)}12345`],
  [`${'कला '.repeat(30)}`, Array(20).fill('कला').join('-')],
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(slugify(title)).toBe(slugify(title).normalize('NFC'));
  // What the form proposes is what will be.
  expect(proposeSlug(title)).toBe(slug === 'untitled' ? '' : slug);
});

test.each([
  ['Fog Line', 'fog-line'],
  ['/project/Fog Line', 'fog-line'],
  ['https://studio.example/project/fog-line', 'fog-line'],
  ['projects', 'projects'],
  ['', null],
  ['---', null],
  ['untitled-3', null],
])('typed as an address, %j becomes %j', (typed, slug) => {
  expect(readSlug(typed)).toBe(slug);
  if (slug !== null) expect(proposeSlug(lastPart(typed))).toBe(slug);
});

test('a taken slug is counted on', async () => {
  const taken = new Set(['untitled', 'untitled-2']);
  expect(await uniqueSlug('', async (slug) => taken.has(slug))).toBe('untitled-3');
});

test.each([
  ['untitled', true],
  ['untitled-12', true],
  ['untitled-blue', false],
  ['the-untitled', false],
])('%j stands for a title to come: %j', (slug, stands) => {
  expect(isPlaceholder(slug)).toBe(stands);
});
