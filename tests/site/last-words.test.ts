import { expect, test } from 'vitest';
import { keepLastWords } from '../../src/site/shared/last-words.ts';

const long = 'We like work that has to survive handling: a menu at the end of a long evening.';

test('the last three words of a paragraph stand on one line', () => {
  expect(keepLastWords(`${long}\n\n${long}`)).toBe(
    [long, '', long].join('\n').replaceAll('a long evening', 'a\u00a0long\u00a0evening'),
  );
});

test('short texts, long words and trailing spaces break as they did', () => {
  for (const text of ['One long evening.', `${long} `, `${long} Donaudampfschifffahrtsgesellschaft`])
    expect(keepLastWords(text)).toBe(text);
});
