import { describe, expect, test } from 'vitest';
import { item, readItems, shownOf } from './support/read-exports.ts';

describe('space that is no line’s to break', () => {
  const spaced = '10\u{A0}000\u{A0}€, «\u{202F}là\u{202F}», 東京\u{3000}京都';

  test('stays in texts, titles, captions and alt texts', async () => {
    const html = `<!-- wp:paragraph --><p> ${spaced}\n</p><!-- /wp:paragraph --><figure><img src="/up/a.jpg" alt="${spaced}"><figcaption>${spaced}</figcaption></figure>`;
    const { items, parts } = await readItems(item(html, '', `<![CDATA[ ${spaced} ]]>`));
    expect(items[0]?.title).toBe(spaced);
    expect(parts).toEqual([spaced, `[a.jpg ${spaced} ${spaced}]`]);
  });

  test('is nothing where no word is beside it', () => {
    expect(shownOf('<p>&nbsp;</p><p>Words&nbsp;</p><p>A<br>&nbsp;<br>B</p>')).toEqual(['Words', 'A', 'B']);
  });
});

test('a title on several lines keeps its words apart', async () => {
  const { items } = await readItems(item('Words', '', '<![CDATA[Brand<br>Identity<br/>for <em>Kal</em>]]>'));
  expect(items[0]?.title).toBe('Brand Identity for Kal');
});
