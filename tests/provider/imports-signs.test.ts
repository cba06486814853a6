import { describe, expect, test } from 'vitest';
import { readText, shownOf } from './support/read-exports.ts';

describe('what Markdown would take for a sign of its own stands as it was written', () => {
  test.each([
    ['<ul><li>+ 20 % more</li><li>- less</li><li># 1</li></ul>', '+ 20 % more\n- less\n# 1'],
    ['<ul><li>2019. A prize</li><li>2020) Another</li></ul>', '2019. A prize\n2020) Another'],
    ['<ol><li>1. One<p>- of two</p></li></ol>', '1. One\n- of two'],
    ['<h2>Études en #</h2>', 'Études en #'],
    ['<p><strong>Kli</strong><strong>ent</strong> <em>ei</em><em></em><em>ne</em></p>', 'Klient eine'],
    ['<p><strong><a href="https://a.example">A</a></strong><strong>B</strong></p>', 'AB'],
    ['<p><em>Danke</em>😀 und <em>😀</em>!</p>', 'Danke😀 und 😀!'],
    ['<p><em>a</em><strong>b</strong><em>c</em></p>', 'abc'],
  ])('%s', (html, words) => {
    expect(shownOf(html)).toEqual([words]);
  });

  test('and marks that meet are one', async () => {
    const { parts, told } = await readText('<p><strong>Kli</strong><strong>ent</strong></p>');
    expect([parts, told]).toEqual([['**Klient**'], '']);
  });
});
