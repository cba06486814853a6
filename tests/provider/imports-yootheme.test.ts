import { expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';

const at = (name: string): string => `wp-content/uploads/2020/${name}`;
const part = (type: string, props: object = {}, children: readonly object[] = []): object => ({
  type,
  props,
  children,
});

const layout = {
  ...part('layout', {}, [
    part('section', { image: at('sea.jpg'), style: 'default' }, [
      part('row', {}, [
        part('column', { width_medium: '1-2' }, [
          part('headline', { content: 'Kites of <em>paper</em>', title_element: 'h1', title_style: 'heading-large' }),
          part('text', { content: '<p>By the sea --> and the wind.</p>', column_breakpoint: 'm' }),
          part('image', { image: at('one.jpg'), image_alt: 'Alt', link: 'https://else.example/one' }),
          part('gallery', { grid_default: '1' }, [part('gallery_item', { image: at('two.jpg'), title: 'Two' })]),
          part('button', {}, [part('button_item', { content: 'Go', link: 'https://else.example/go' })]),
          part('video', { video: at('a.mp4'), video_poster: at('still.jpg') }),
          part('accordion', {}, [part('accordion_item', { title: 'Why?', content: '<p>Wind.</p>' })]),
          part('panel', { title: 'More', meta: '2019', link: 'https://else.example/more', link_text: 'Read' }),
          part('own_quote', { content: 'Of a theme of its own.' }),
          part('text', { content: 'Shown to nobody', status: 'disabled' }),
          { ...part('headline', { content: 'Placeholder' }), source: { props: { content: { name: 'title' } } } },
          part('map', {}, []),
        ]),
      ]),
    ]),
  ]),
  version: '4.0.3',
};
const json = JSON.stringify(layout);
const parts = [
  '[sea.jpg]',
  '## Kites of _paper_',
  'By the sea --> and the wind.',
  '[one.jpg Alt]',
  '[two.jpg]',
  '### Two',
  '[Go](https://else.example/go)',
  '[a.mp4]',
  '### Why?',
  'Wind.',
  '### More',
  '2019',
  '[Read](https://else.example/more)',
  'Of a theme of its own.',
];

test.each([
  ['in a comment', `<!-- ${json} -->`, parts],
  ['with its slashes escaped', `<!-- ${json.replaceAll('/', String.raw`\/`)} -->`, parts],
  ['with a name', `<!-- ${json.replace('{', '{"name":"Kites",')} -->`, parts],
  [
    'below the text that it writes',
    `<h1>Kites of paper</h1><p>Beside it.</p><!-- ${json} -->`,
    [...parts, 'Beside it.'],
  ],
  ['in place of the text', json, parts],
])('a layout of YOOtheme Pro comes %s, and the rest is told', async (_where, content, expected) => {
  const read = await readText(content);
  expect(read.parts).toEqual(expected);
  expect(read.told.split('\n')).toEqual([
    '2 parts that a page builder makes were not taken: headline, which the site fills, map.',
    'The link of a picture was not taken: https://else.example/one.',
    "A film's still was not taken: still.jpg.",
  ]);
});

test('a layout that is damaged is told, and stands in no text', async () => {
  const { told, parts: read } = await readText(`<!-- ${json.slice(0, -20)} -->`);
  expect([read, told]).toEqual([
    [],
    'It was made with YOOtheme Pro, whose text this export does not hold in a readable way: only what stands in the usual text was taken.',
  ]);
});
