import { toRichText, whyRefused, type RichPart } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';

/** What visitors are shown of parts, as the simplest HTML. */
const drawn = (parts: readonly RichPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll('\n', '<br>');
      const start = part.start === undefined ? '' : ` start=${String(part.start)}`;
      return `<${part.tag}${start}>${drawn(part.parts)}</${part.tag}>`;
    })
    .join('');

/** All of a text as visitors see it; pictures are in brackets. */
async function shown(html: string): Promise<{ readonly html: string; readonly told: string }> {
  const { parts, told } = await readText(html);
  for (const part of parts) expect(whyRefused(part)).toBeNull();
  // As texts are kept: in one piece between pictures.
  const texts = parts.reduce<readonly string[]>((done, part) => {
    const last = done.at(-1);
    const isPicture = part.startsWith('[');
    if (last === undefined || isPicture || last.startsWith('[')) return [...done, part];
    return [...done.slice(0, -1), `${last}\n\n${part}`];
  }, []);
  return { html: texts.map((text) => (text.startsWith('[') ? text : drawn(toRichText(text)))).join(''), told };
}

const picture = '<img src="https://old.example/up/one.jpg">';

describe('what stands in an item behind something else stays there', () => {
  test.each([
    [
      'words behind a list',
      '<ul><li>a<ul><li>b</li></ul>after</li><li>c</li></ul>',
      '<ul><li><p>a</p><ul><li>b</li></ul><p>after</p></li><li>c</li></ul>',
    ],
    [
      'paragraphs between and behind lists',
      '<ol><li><p>a</p><ul><li>b</li></ul><p>between</p><ul><li>c</li></ul><p>after</p></li><li>d</li></ol>',
      '<ol><li><p>a</p><ul><li>b</li></ul><p>between</p><ul><li>c</li></ul><p>after</p></li><li>d</li></ol>',
    ],
    [
      'words behind lists of three depths',
      '<ul><li>a<ul><li>b<ul><li>c</li></ul>of b</li></ul>of a</li></ul>',
      '<ul><li><p>a</p><ul><li><p>b</p><ul><li>c</li></ul><p>of b</p></li></ul><p>of a</p></li></ul>',
    ],
    [
      'a second paragraph, which is none of a line',
      '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>',
      '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>',
    ],
    [
      'a paragraph behind a quote',
      '<ul><li>a<ul><li>b<blockquote>said</blockquote></li></ul><p>after</p></li></ul>',
      '<ul><li><p>a</p><ul><li><p>b</p><p>said</p></li></ul><p>after</p></li></ul>',
      'Quotes stand as paragraphs: “said”.',
    ],
    ['a list alone', '<ul><li><ul><li>a</li></ul>after</li></ul>', '<ul><li><ul><li>a</li></ul><p>after</p></li></ul>'],
    ['a line of its own', '<ul><li>a<br>b</li></ul>', '<ul><li>a<br>b</li></ul>'],
    [
      'words between the items of a list',
      '<ul><li>a<ul><li>b</li></ul></li>between<li>c</li></ul>',
      '<ul><li><p>a</p><ul><li>b</li></ul><p>between</p></li><li>c</li></ul>',
    ],
    [
      'a list behind a number of three digits',
      '<ol start="100"><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
      '<ol start=100><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
    ],
    [
      'a list whose numbers begin elsewhere',
      '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>',
      '<ul><li>a<ol start=3><li>b</li></ol></li></ul>',
    ],
    [
      'two lists',
      '<ul><li>a<ol><li>b</li></ol><ol><li>c</li></ol></li></ul>',
      '<ul><li>a<ol><li>b</li></ol><ol><li>c</li></ol></li></ul>',
    ],
  ])('%s', async (_name, html, expected, told = '') => {
    expect(await shown(html)).toEqual({ html: expected, told });
  });

  test.each([
    [
      'its words go on behind it, and so do the items',
      `<ol><li>a${picture}b</li><li>c</li></ol>`,
      '<ol><li>a</li></ol>[one.jpg]<p>b</p><ol start=2><li>c</li></ol>',
    ],
    [
      'what is left of the inner list does, too',
      `<ul><li>a<ul><li>b${picture}of b</li><li>c</li></ul>of a</li><li>d</li></ul>`,
      '<ul><li>a<ul><li>b</li></ul></li></ul>[one.jpg]<p>of b</p><ul><li>c</li></ul><p>of a</p><ul><li>d</li></ul>',
    ],
  ])('where a picture ends the list, %s', async (_name, html, expected) => {
    expect(await shown(html)).toEqual({ html: expected, told: '' });
  });

  test('below the deepest list, items are paragraphs of the one that they stood in', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? '' : `<ul><li>${String(depth)}${nested(depth - 1)}<p>after ${String(depth)}</p></li></ul>`;
    const { html, told } = await shown(nested(7));
    expect(html).toContain('<li><p>2</p><p>1</p><p>after 1</p><p>after 2</p></li>');
    expect(html).toContain('<p>after 7</p></li></ul>');
    expect(told).toContain('stand less deep than before');
  });
});

test('lists that follow each other stay two', async () => {
  const list = (words: string): string => `<ol><li>${words}</li></ol>`;
  expect((await shown(list('a') + list('b') + list('c'))).html).toBe(
    '<ol><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol>',
  );
});

test('items that hold nothing but lists set them further in', async () => {
  const only = '<li style="list-style-type: none"><ul><li>b</li></ul></li>';
  expect((await shown(`<ul><li>a</li>${only}<li>c</li></ul>`)).html).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  );
  expect((await shown(`<ul>${only}</ul>`)).html).toBe('<ul><li>b</li></ul>');
});
