import { toIllustratedText } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { editMark, editPicture, typedOf } from '../../src/domain/formatting.ts';
import type { Mark } from '../../src/domain/formatting.ts';

/** A text whose selection stands between `|`s, after a press. */
function press(mark: Mark, marked: string): string {
  const [before = '', inside = '', after = ''] = marked.includes('|') ? marked.split('|') : [marked];
  const value = before + inside + after;
  const { from, to, text, select } = editMark(mark, { value, from: before.length, to: before.length + inside.length });
  const next = value.slice(0, from) + text + value.slice(to);
  return `${next.slice(0, select[0])}|${next.slice(...select)}|${next.slice(select[1])}`;
}

describe('the toolbar', () => {
  test.each<readonly [Mark, string, string]>([
    ['strong', 'a |b| c', 'a **|b|** c'],
    ['strong', 'a **|b|** c', 'a |b| c'],
    ['strong', 'a| b |c', 'a **|b|** c'],
    ['strong', 'a ||', 'a **|bold|**'],
    ['emphasis', '|b|', '*|b|*'],
    ['emphasis', '*|b|*', '|b|'],
    ['emphasis', '**|b|**', '***|b|***'],
    ['strong', '***|b|***', '*|b|*'],
    ['link', 'see |this|', 'see [this](|https://|)'],
    ['link', '|https://a.example|', '[|link|](https://a.example)'],
    ['list', 'x\n|a\nb|\ny', 'x\n|- a\n- b|\ny'],
    ['list', '|- a\n- b|', '|a\nb|'],
    ['list', 'a||', '- a||'],
    ['list', '||', '- ||'],
    ['heading', 'Our| |way', '## Our ||way'],
    ['heading', '## Our||', 'Our||'],
    ['subheading', '## Our||', '### Our||'],
    ['numbers', '|- a\n- b|', '|1. a\n1. b|'],
    ['numbers', '|1. a\n1. b|', '|a\nb|'],
  ])('%s of %j is %j', (mark, before, after) => {
    expect(press(mark, before)).toBe(after);
  });
});

describe('a picture', () => {
  const put = (marked: string, alt: string): string => {
    const [before = '', inside = '', after = ''] = marked.split('|');
    const value = before + inside + after;
    const selected = { value, from: before.length, to: before.length + inside.length };
    const { from, to, text, select } = editPicture({ address: '/media/a.jpg', alt }, selected);
    const next = value.slice(0, from) + text + value.slice(to);
    expect(select[0]).toBe(select[1]);
    return `${next.slice(0, select[0])}|${next.slice(select[0])}`;
  };

  test.each([
    ['||', '![A](/media/a.jpg)\n\n|'],
    ['a||b', 'a\n\n![A](/media/a.jpg)\n\n|b'],
    ['a|b| c', 'ab\n\n![A](/media/a.jpg)\n\n| c'],
    ['a\n||\nb', 'a\n\n![A](/media/a.jpg)\n\n|b'],
    ['a\n\n||\n\nb', 'a\n\n![A](/media/a.jpg)\n\n|b'],
  ])('is a block of its own behind what is selected, and the caret below it: %j', (before, after) => {
    expect(put(before, 'A')).toBe(after);
  });

  test('without an alternative text leaves the caret below it too', () => {
    expect(put('a||', '')).toBe('a\n\n![](/media/a.jpg)\n\n|');
  });

  test('says its words to the letter', () => {
    const written = put('||', 'An *old* [kiln]\nof_ours \\ ').replace('|', '');
    expect(toIllustratedText(written)).toEqual([
      { tag: 'picture', file: 'a.jpg', parts: ['An *old* [kiln] of_ours \\'] },
    ]);
  });
});

test('a form begins with what was typed, in lines that a text area knows', () => {
  expect(typedOf('a\r\nb', undefined)).toEqual({ text: 'a\nb', format: '' });
  expect(typedOf('b', '*b*\r')).toEqual({ text: '*b*\n', format: 'markdown' });
});

test('a picture never vanishes by what is typed on its line', () => {
  const picture = { tag: 'picture', file: 'a.jpg', parts: ['A'] };
  expect(toIllustratedText('![A](/media/a.jpg)After.')).toEqual([picture, { tag: 'p', parts: ['After.'] }]);
  expect(toIllustratedText('Before *it*\n![A](/media/a.jpg) \nAfter  \n![A](/media/a.jpg)')).toEqual([
    { tag: 'p', parts: ['Before ', { tag: 'em', parts: ['it'] }] },
    picture,
    { tag: 'p', parts: ['After'] },
    picture,
  ]);
});
