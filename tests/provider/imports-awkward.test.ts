import { toRichText, toWords } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';

describe('what an awkward text has is kept or told', () => {
  test('tasks keep whether they are done', async () => {
    const { parts, told } = await readText(
      '<ul><li><input type="checkbox" checked> Drawn</li><li><label><input type="checkbox"> Sewn</label></li></ul>',
    );
    expect(parts).toEqual(['- ☑ Drawn\n- ☐ Sewn']);
    expect(told).toBe('');
  });

  test('fields outside of a form are told', async () => {
    const { told } = await readText('<p>Words</p><input type="text"><input type="submit" value="Send">');
    expect(told).toBe('2 forms were not taken.');
  });

  test.each(['<ol reversed>', '<ol type="a">', '<ol type="I">', '<ol><li value="7">Seven</li>'])(
    'a list that counts otherwise is told: %s',
    async (html) => {
      const { told } = await readText(`${html}<li>One</li></ol>`);
      expect(told).toBe('A list that was numbered in another way counts one by one: look at its numbers.');
    },
  );

  test.each([
    '<p style="display:none">Cheap kites</p>',
    '<p style="color:red; visibility: hidden">Cheap kites</p>',
    '<p hidden>Cheap kites</p>',
    '<span class="screen-reader-text">Cheap kites</span>',
  ])('words that nobody saw are told: %s', async (html) => {
    const { parts, told } = await readText(`<p>Words</p>${html}`);
    expect(parts).toEqual(['Words', 'Cheap kites']);
    expect(told).toBe('Words that the old site hid stand as usual ones: “Cheap kites”.');
  });

  test('a note within a text stands in brackets', async () => {
    const { parts, told } = await readText(
      'Kites[efn_note]Made of <em>paper</em>.[/efn_note] and cups [footnote]Of clay.[/footnote].',
    );
    expect(parts).toEqual(['Kites (Made of _paper_.) and cups (Of clay.).']);
    expect(told).toBe('');
  });

  test('a picture for browsers without script comes, where another one stands beside it', async () => {
    const { parts } = await readText(
      '<img src="https://old.example/up/one.jpg"><noscript><img src="https://old.example/up/two.jpg"></noscript>' +
        '<p>Words</p><img data-src="https://old.example/up/three-300x200.webp"><noscript><img src="https://old.example/up/three.jpg"></noscript>',
    );
    expect(parts.map((part) => part.replace(/-300x200/, ''))).toEqual([
      '[one.jpg]',
      '[two.jpg]',
      'Words',
      '[three.webp]',
    ]);
  });

  test.each([
    ['tel:+49 30 1234', 'tel:+49%2030%201234'],
    ['mailto:a@b.example?subject=x y', 'mailto:a@b.example?subject=x%20y'],
    ['https://e.example/a_(b)?y=[2]', 'https://e.example/a_%28b%29?y=[2]'],
    ['HTTPS://E.example/%E0%A4', 'https://e.example/%E0%A4'],
  ])('a link is one, whatever its address: %s', async (href, to) => {
    const { parts } = await readText(`<p>Words <a href="${href}">led</a></p>`);
    expect(parts).toEqual([`Words [led](${to})`]);
    expect(toWords(toRichText(parts[0] ?? ''))).toBe('Words led');
  });
});
