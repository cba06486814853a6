import { expect, test } from 'vitest';
import { item, readItems, readText } from './support/read-exports.ts';

const at = (name: string): string => `https://images.squarespace-cdn.com/content/v1/5a/${name}`;

/** A picture of a gallery as pages of Squarespace 7.1 have it. */
const slide = (name: string, kept = '', below = ''): string =>
  `<div class="slide" data-type="image"><div class="margin-wrapper"><a ${kept} href="${at(name)}" role="button" class="image-slide-anchor js-gallery-lightbox-opener content-fill"> <span class="v6-visually-hidden">View fullsize</span> <noscript><img src="${at(name)}" alt="Kite" /></noscript><img class="thumb-image" data-src="${at(name)}" alt="Kite" /></a>${below}</div></div>`;
const gallery = (...slides: readonly string[]): string =>
  `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slides.join('\n')}</div></div>`;

test('a gallery has no words that its buttons say to screen readers', async () => {
  const { parts, told } = await readText(gallery(slide('one.jpg'), slide('two.jpg')));
  expect([parts, told]).toEqual([['[one.jpg Kite, two.jpg Kite]'], '']);
});

test('captions that links of pictures keep are theirs, once', async () => {
  const kept = 'data-title="Red kite" data-description="&lt;p&gt;Over the &amp;amp; sea&lt;/p&gt;"';
  const { parts } = await readText(
    gallery(slide('one.jpg', kept), slide('two.jpg', kept, '<div class="image-slide-title">Red kite</div>')),
  );
  expect(parts).toEqual(['[one.jpg Kite Red kite Over the & sea, two.jpg Kite Red kite Over the & sea]']);
});

test('a form that is hidden is told as a form alone', async () => {
  const { parts, told } = await readText(
    '<div style="display: none"><form><label>Name</label></form></div><p>Words</p>',
  );
  expect([parts, told]).toEqual([['Words'], 'A form was not taken.']);
});

test('lines that end as on Windows are no damage', async () => {
  const { found, parts } = await readItems(item('<p>One</p>\r\n<p>Two</p>\r\n'));
  expect([parts, found.plan.skipped]).toEqual([['One', 'Two'], []]);
});

test('space in the middle of a line of code stays space', async () => {
  const { parts } = await readText('<pre>  if (a &lt; b &amp;&amp; c)\n    d &gt; e</pre>');
  expect(parts).toEqual(['\u{A0}\u{A0}if (a < b && c)\n\u{A0}\u{A0}\u{A0}\u{A0}d > e']);
});

test.each(['Uncategorized', 'Senza categoria', 'Geen categorie', 'Без рубрики', '未分类'])(
  'nobody has named the category “%s”',
  async (name) => {
    const { items } = await readItems(item('Words', `<category domain="category"><![CDATA[${name}]]></category>`));
    expect(items[0]?.categories).toEqual([]);
  },
);

test('a form whose subject has a bracket is told, and is no text', async () => {
  const { parts, told } = await readText(
    `<p>Write to me.</p>[contact-form to='a@old.example' subject='[Kites%26#039; Blog Contact'][contact-field label='Name' type='name'/][/contact-form]`,
  );
  expect([parts, told]).toEqual([['Write to me.'], '2 shortcodes were not taken: [contact-form], [contact-field].']);
});
