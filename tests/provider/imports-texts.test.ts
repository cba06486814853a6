import { describe, expect, test } from 'vitest';
import { item, readItems, readText } from './support/read-exports.ts';

describe('a table', () => {
  const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('keeps its columns where cells are empty', async () => {
    const { parts } = await readText(
      `<table>${row('', '2012', '2013')}${row('Kites', '', '4')}${row('Cups', '2', '')}${row('', '', '')}</table>`,
    );
    expect(parts).toEqual(['| 2012 | 2013\nKites | | 4\nCups | 2']);
  });

  test('keeps its columns where a cell spans several', async () => {
    const { parts } = await readText(
      '<table><tr><td rowspan="2">A</td><td colspan="2">B</td><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td></tr></table>',
    );
    expect(parts).toEqual(['A | B | | C\n| D | E | F']);
  });

  test('of any span is bounded', async () => {
    const { parts } = await readText(
      `<table><tr><td colspan="99999999" rowspan="99999999">A</td><td>B</td></tr>${'<tr></tr>'.repeat(2000)}</table>`,
    );
    expect(parts[0]?.length).toBeLessThan(500);
  });

  test('whose cells hold pictures is told as one', async () => {
    const cell = '<img src="https://old.example/up/one.jpg">Words';
    const { told } = await readText(`<table>${row('One', cell)}${row('Two', cell)}</table>`);
    expect(told).toBe('A table was taken as lines of words.');
  });
});

test('everybody who has written it is named', async () => {
  const more =
    '<dc:creator>meera</dc:creator><category domain="author" nicename="cap-meera">meera</category><category domain="author" nicename="cap-anna">Anna Sen</category>';
  const author =
    '<wp:author><wp:author_login>meera</wp:author_login><wp:author_display_name>Meera Rao</wp:author_display_name></wp:author>';
  const { items } = await readItems(author, item('Words', more));
  expect(items[0]?.author).toBe('Meera Rao, Anna Sen');
  expect(items[0]?.categories).toEqual([]);
});
