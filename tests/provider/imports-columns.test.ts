import { expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';

test.each([
  ['[one_fifth]One[/one_fifth][four_fifth_last]Two[/four_fifth_last]'],
  ['[one-half]One[/one-half][one-half_last]Two[/one-half_last]'],
  ['[col_half]One[/col_half][col_half_last]Two[/col_half_last]'],
  ['[su_row][su_column size="1/2"]One[/su_column][su_column size="1/2"]Two[/su_column][/su_row]'],
  ['[ezcol_1third]One[/ezcol_1third][ezcol_2third_end]Two[/ezcol_2third_end]'],
])('columns that stand side by side are paragraphs of their own, and no loss: %s', async (html) => {
  const { parts, told } = await readText(html);
  expect([parts, told]).toEqual([['One', 'Two'], '']);
});

test('words of parts that nobody knows do not run into each other', async () => {
  const { parts, told } = await readText('[own_card]One[/own_card][own_card]Two[/own_card]');
  expect(parts).toEqual(['One Two']);
  expect(told).toBe('2 shortcodes were not taken: [own_card] (2 times).');
});

test('words in brackets with such names stay as they were typed', async () => {
  expect((await readText('The [half] of it, a [third] in all.')).parts).toEqual([
    'The \\[half\\] of it, a \\[third\\] in all.',
  ]);
});

test.each([
  ['<h3><small>Address</small>Studio Rao<br>12 Sea Road</h3>', '## Address Studio Rao 12 Sea Road'],
  ['<h2>Kites<small>Drawn by hand</small></h2>', '## Kites Drawn by hand'],
  ['<h2>Kites <small>drawn</small>, cups</h2>', '## Kites drawn, cups'],
])('small words of a heading are a line of their own, and do not run into it: %s', async (html, heading) => {
  expect((await readText(html)).parts).toEqual([heading]);
});
