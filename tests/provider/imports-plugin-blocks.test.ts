import { describe, expect, test } from 'vitest';
import { attachment, item, readItems, readText } from './support/read-exports.ts';

const at = (name: string): string => `https://old.example/up/${name}.jpg`;
const closed = (name: string, values: object): string => `<!-- wp:${name} ${JSON.stringify(values)} /-->`;
const open = (name: string, values: object, inner: string): string =>
  `<!-- wp:${name} ${JSON.stringify(values)} -->${inner}<!-- /wp:${name} -->`;
const words = '<div class="inner"><p>Words</p></div>';

describe('what a block names in its comment alone is taken: behind', () => {
  test.each([
    ['Kadence', open('kadence/rowlayout', { bgImg: at('sea'), bgImgID: 77 }, words)],
    ['Spectra', open('uagb/container', { backgroundImageDesktop: { id: 77, url: at('sea') } }, words)],
    ['GenerateBlocks', open('generateblocks/container', { bgImage: { image: { url: at('sea') } } }, words)],
    [
      'GenerateBlocks, as a style',
      open('generateblocks/element', { styles: { backgroundImage: `url(${at('sea')})` } }, words),
    ],
    ['a group', open('group', { style: { background: { backgroundImage: { url: at('sea'), id: 77 } } } }, words)],
  ])('%s', async (_name, html) => {
    const { parts, told } = await readText(html);
    expect([parts, told]).toEqual([['[sea.jpg]', 'Words'], '']);
  });

  test('a film', async () => {
    const { parts } = await readText(
      open('kadence/rowlayout', { backgroundVideo: 'https://old.example/a.mp4' }, words),
    );
    expect(parts).toEqual(['[a.mp4]', 'Words']);
  });

  test('but once where the text shows it, too', async () => {
    const image = `<div style="background-image:url(${at('sea-1024x683')})"><p>Words</p></div>`;
    const { parts } = await readText(open('coblocks/hero', { backgroundImg: at('sea') }, image));
    expect(parts).toEqual(['[sea.jpg]', 'Words']);
  });
});

describe('what a block keeps in its values comes as it was shown', () => {
  test.each([
    [
      'pictures with captions, once each',
      closed('kadence/advancedgallery', {
        ids: [77, 78],
        imagesDynamic: [
          { url: at('one'), thumbUrl: at('one-150x150'), id: 77, alt: 'A', caption: 'Cap' },
          { url: at('two'), id: 78 },
        ],
      }),
      ['[one.jpg A Cap]', '[two.jpg]'],
    ],
    ['numbers alone', closed('kadence/advancedgallery', { ids: [77, 78] }), ['[one.jpg]', '[two.jpg]']],
    ['JSON in JSON', closed('getwid/image-gallery', { images: '[{"id":77},{"id":78}]' }), ['[one.jpg]', '[two.jpg]']],
    [
      'a button',
      closed('kadence/singlebtn', { text: 'Read', link: 'https://else.example/go' }),
      ['[Read](https://else.example/go)'],
    ],
    ['a heading of a word', closed('essential-blocks/advanced-heading', { titleText: 'Kites' }), ['Kites']],
    [
      'a person',
      closed('kadence/testimonial', { title: 'Great', content: 'They fly well.', name: 'Ann', url: at('ann'), id: 79 }),
      ['[ann.jpg]', 'Great', 'They fly well.', 'Ann'],
    ],
  ])('%s', async (_name, html, expected) => {
    const library = [attachment(77, 'one.jpg'), attachment(78, 'two.jpg')];
    const { parts } = await readItems(item(html), ...library);
    expect(parts).toEqual(expected);
  });

  test('the name of a block is none of it', async () => {
    const { told } = await readText(closed('acf/quote', { name: 'acf/quote', data: { rating: 5 } }));
    expect(told).toBe('A block that the old site filled has no words in this file: acf/quote (rating 5).');
  });
});

test.each([
  [
    '<div class="kb-count-up" data-start="0" data-end="120" data-suffix="+"></div><div>Projects</div>',
    ['120+', 'Projects'],
  ],
  ['<div class="tve_counter" data-value="80"></div>', ['80']],
  ['<div class="count" data-end="120">90</div>', ['90']],
])('a number that a script counts up to stands in the text: %s', async (html, expected) => {
  expect((await readText(html)).parts).toEqual(expected);
});

test.each([
  [
    '<div><p>Fine</p><span class="tm__author-name">Ann</span><span class="tm__company">Acme</span></div>',
    ['Fine', 'Ann Acme'],
  ],
  [
    '<a href="https://a.example/"><span class="card-title">Kites</span><strong class="card-date">2019</strong></a>',
    '[Kites **2019**](https://a.example/)',
  ],
  ['<div><span class="s1">Ki</span><span class="s2">tes</span></div>', 'Kites'],
  ['<p><span class="has-big">Ki</span><span class="has-small">tes</span></p>', 'Kites'],
  ['<div>A <span class="has-big">Ki</span><span class="has-small">tes</span></div>', 'A Kites'],
])('parts of a plugin that stand on lines of their own are words of their own: %s', async (html, expected) => {
  expect((await readText(html)).parts).toEqual([expected].flat());
});

const popup = (inside: string): string =>
  `<!-- wp:kadence/videopopup {"media":[{"url":"https://vimeo.com/76979871"}]} --><div>${inside}</div><!-- /wp:kadence/videopopup -->`;
const film = '[https://vimeo.com/76979871](https://vimeo.com/76979871)';

test.each([
  ['alone', popup('<button href="https://vimeo.com/76979871"></button>')],
  ['beside a frame', popup('<iframe src="https://player.vimeo.com/video/76979871"></iframe>')],
  [
    'beside its address',
    '<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure class="wp-block-embed"><div>https://vimeo.com/76979871</div></figure><!-- /wp:embed -->',
  ],
])('a film of another service that a block names stands once: %s', async (_where, html) => {
  expect((await readText(html)).parts).toEqual([film]);
});

test('a film that a shortcode names by its address is not told once more as a link', async () => {
  const { parts, told } = await readText('[fusion_youtube id="https://youtu.be/aqz-KE-bpKQ" /]');
  expect(parts).toEqual(['[https://www.youtube.com/watch?v=aqz-KE-bpKQ](https://www.youtube.com/watch?v=aqz-KE-bpKQ)']);
  expect(told).not.toContain('link without words');
});

test('what only holds other blocks of Divi is not told, and a button leads on', async () => {
  const button = closed('divi/button', {
    button: { innerContent: { desktop: { value: { text: 'Go', linkUrl: 'https://else.example/go' } } } },
  });
  const { parts, told } = await readText(open('divi/row', {}, open('divi/column', {}, button)));
  expect(parts).toEqual(['[Go](https://else.example/go)']);
  expect(told).toBe('');
});
