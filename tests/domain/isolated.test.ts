import { expect, test } from 'vitest';
import { isolated } from '../../src/domain/isolated.ts';
import { refuseUnopened } from '../../src/domain/media-files.ts';

test.each(['Kal', 'Café 12', 'नमक का संग्रहालय', '塩のミュージアム', ''])('%o stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test.each(['متحف الملح', 'בית', 'Kal متحف', '2024 ملح.jpg'])('%o does not turn the sentence around it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each([
  ['Kal\u202e', '\u2068Kal\u202e\u2069'],
  ['Kal\u2069\u202e', '\u2068Kal\u202e\u2069'],
  ['\u2067Kal', '\u2068Kal\u2069'],
])('a control of direction in %j ends with its name', (name, said) => {
  expect(isolated(name)).toBe(said);
});

test('a file that is refused is named so', () => {
  const file = { name: '2024 ملح.jpg', size: 0, type: 'image/jpeg' };
  expect(refuseUnopened(file)).toBe('\u20682024 ملح.jpg\u2069 is empty. Export or download it once more.');
});
