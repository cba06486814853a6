import { expect, test } from 'vitest';
import { isPlaceholder, slugify, uniqueSlug } from '../../provider/src/rules/slug.ts';

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
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(slugify(title)).toBe(slugify(title).normalize('NFC'));
});

test('a taken slug is counted on', () => {
  const taken = new Set(['untitled', 'untitled-2']);
  expect(uniqueSlug('', (slug) => taken.has(slug))).toBe('untitled-3');
});

test.each([
  ['untitled', true],
  ['untitled-12', true],
  ['untitled-blue', false],
  ['the-untitled', false],
])('%j stands for a title to come: %j', (slug, stands) => {
  expect(isPlaceholder(slug)).toBe(stands);
});
