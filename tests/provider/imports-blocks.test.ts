import { expect, test } from 'vitest';
import { attachment, item, readItems, readText } from './support/read-exports.ts';

const block = (name: string, values: object, isClosed = true): string =>
  `<!-- wp:${name} ${JSON.stringify(values)} ${isClosed ? '/' : ''}-->`;

test('what a plugin draws of the values of a block comes as words and pictures', async () => {
  const { parts, told } = await readItems(
    item(
      block('acf/testimonial', {
        name: 'acf/testimonial',
        data: {
          quote: 'They listened, and then they drew.',
          _quote: 'field_5f1',
          text: '<p>In <b>two</b> weeks.</p>',
          portrait: 7,
          _portrait: 'field_5f2',
          link: 'https://else.example/',
          rating: '5',
          layout_style: 'wide',
        },
        mode: 'preview',
      }),
    ),
    attachment(7, 'one.jpg'),
  );
  expect(parts).toEqual([
    'They listened, and then they drew.',
    'In **two** weeks.',
    '[one.jpg]',
    '[https://else.example/](https://else.example/)',
  ]);
  expect(told).toBe(
    'What a plugin draws in its own way stands as words and pictures: acf/testimonial (without rating 5, layout_style “wide”).',
  );
});

test('so does what stands around other blocks, and what Divi keeps', async () => {
  const value = (text: string): object => ({ innerContent: { desktop: { value: text } } });
  const { parts } = await readText(
    [
      block('acf/hero', { data: { heading: 'A large heading' } }, false),
      '<!-- wp:paragraph --><p>Within</p><!-- /wp:paragraph --><!-- /wp:acf/hero -->',
      block('divi/text', { content: value('<p>Words of Divi.</p>'), module: { decoration: { color: '#fff000 red' } } }),
    ].join(''),
  );
  expect(parts).toEqual(['A large heading', 'Within', 'Words of Divi.']);
});

test.each([
  [block('latest-posts', { postsToShow: 5 }), 'latest-posts (postsToShow 5)'],
  [block('acf/map', { data: { zoom: '12' } }), 'acf/map (zoom 12)'],
  [block('site-title', {}), 'site-title'],
])('a block without words is told as what it is: %s', async (html, name) => {
  const { parts, told } = await readText(html);
  expect(parts).toEqual([]);
  expect(told).toBe(`A block that the old site filled has no words in this file: ${name}.`);
});

test('values of any shape are bounded', async () => {
  let deep: object = { text: 'Deep in it' };
  for (let at = 0; at < 1000; at += 1) deep = { deep };
  const { parts } = await readText(
    block('acf/x', { data: deep }) + block('acf/y', { data: Array(10_000).fill('a b') }),
  );
  expect(parts.length).toBeLessThan(600);
});

test('links of menus and of other services stay links', async () => {
  const { parts } = await readText(
    `${block('navigation-link', { label: 'About us', url: '/about/' })}<ul>${block('social-link', { url: 'https://else.example/studio' })}</ul>`,
  );
  expect(parts).toEqual([
    '[About us](https://old.example/about/)',
    '- [https://else.example/studio](https://else.example/studio)',
  ]);
});

test('blocks that have nothing but a number are what the library has under it', async () => {
  const { parts } = await readItems(
    item(block('image', { id: 7 }) + block('video', { id: 8 })),
    attachment(7, 'one.jpg'),
    attachment(8, 'film.mp4'),
  );
  expect(parts).toEqual(['[one.jpg]', '[film.mp4]']);
});

test('films that a script of Squarespace shows come, with their captions', async () => {
  const json = JSON.stringify({ url: 'https://vimeo.com/76979871' }).replaceAll('"', '&quot;');
  const { parts } = await readText(
    `<div class="sqs-block video-block" data-block-json="${json}"><div class="video-caption">How it was made</div></div><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;https://player.vimeo.com/video/7697&quot;&gt;&lt;/iframe&gt;"></div><div class="sqs-block image-block" data-block-json="${json}"></div>`,
  );
  expect(parts).toEqual([
    '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
    'How it was made',
    '[https://vimeo.com/7697](https://vimeo.com/7697)',
  ]);
});

test('a picture and a film of a block are known by their addresses, whatever it calls them', async () => {
  const values = { sfondo: 'https://old.example/up/one.jpg', clip: 'https://old.example/up/two.mp4' };
  const { parts } = await readText(`<!-- wp:ark/hero ${JSON.stringify(values)} /-->`);
  expect(parts).toEqual(['[one.jpg]', '[two.mp4]']);
});

const place =
  '{&quot;location&quot;:{&quot;addressTitle&quot;:&quot;Studio&quot;,&quot;addressLine1&quot;:&quot;Main Street 1&quot;}}';

test.each([
  ['<div class="sqs-block video-block sqs-native-video"><div data-config-video="{}"></div></div>', 'video'],
  ['<div class="sqs-block summary-v2-block"><div class="summary-item-list"></div></div>', 'summary-v2'],
  [`<div class="sqs-block map-block" data-block-json="${place}"></div>`, 'map (Studio, Main Street 1)'],
])('a block of Squarespace of which nothing stands in the export is told: %s', async (html, name) => {
  const { parts, told } = await readText(`<div><p>Words</p>${html}<div class="sqs-block spacer-block"></div></div>`);
  expect([parts, told]).toEqual([['Words'], `A block that the old site filled has no words in this file: ${name}.`]);
});

test('a sound of Squarespace is told, and its title stands as words', async () => {
  const { parts, told } = await readText(
    '<div class="sqs-block audio-block"><div class="sqs-audio-embed" data-url="https://old.example/talk.mp3" data-title="A talk" data-author="Anna Sen"></div></div>',
  );
  expect([parts, told]).toEqual([['A talk', 'Anna Sen'], 'A sound was not taken: talk.mp3.']);
});
