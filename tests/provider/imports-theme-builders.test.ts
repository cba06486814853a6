import { describe, expect, test } from 'vitest';
import { attachment, item, meta, readItems } from './support/read-exports.ts';
import { php } from './support/php.ts';

const at = (name: string): string => `https://old.example/up/${name}`;
const library = ['one', 'two'].map((name, index) => attachment(77 + index, `${name}.jpg`));
const style = { selector: '.mcb-section .mcb-wrap', style: 'padding', val: { desktop: { top: '1px' } } };

const muffin = [
  {
    attr: { bg_image: at('sea.jpg'), css_pad: style },
    title: 'Section',
    wraps: [
      {
        size: '1/1',
        items: [
          { type: 'column', fields: { title: 'For authors', content: '<h2>Kites</h2><p>Of paper.</p>' } },
          { type: 'heading', attr: { title: 'Head', header_tag: 'h3', css_color: style } },
          { type: 'image', attr: { src: `${at('one.jpg')}#77`, alt: 'Alt', caption: 'Cap' } },
          { type: 'image_gallery', attr: { ids: '77,78' } },
          { type: 'video', attr: { video: '76979871' } },
          { type: 'button', attr: { title: 'Go', link: 'https://else.example/go' } },
          { type: 'accordion', attr: { tabs: [{ title: 'Why?', content: 'Wind.' }] } },
          { type: 'portfolio', attr: { count: '2' } },
        ],
      },
      { item_is_wrap: true, items: [{ type: 'plain_text', attr: { content: 'Within' } }] },
    ],
  },
];
const muffinParts = [
  '[sea.jpg]',
  '## Kites',
  'Of paper.',
  '### Head',
  '[one.jpg Alt Cap]',
  '[one.jpg, two.jpg]',
  '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
  '[Go](https://else.example/go)',
  '### Why?',
  'Wind.',
  'Within',
];

const semplice = {
  order: {
    cover: { row_1: { columns: { column_1: ['content_0'] } } },
    section_1: { row_2: { columns: { column_2: ['content_1', 'content_2'], column_3: ['content_3', 'content_4'] } } },
    section_2: { columns: { column_4: ['content_5', 'content_6', 'content_7'] } },
  },
  cover_visibility: 'visible',
  cover: { styles: { xl: { 'background-image': '78' } } },
  section_1: { styles: { xl: { 'background-image': at('sea.jpg') } } },
  content_0: { module: 'text', content: { xl: '<h1>Kites</h1>' } },
  content_1: { module: 'paragraph', content: { xl: '<p>Of paper.</p>' } },
  content_2: { module: 'image', content: { xl: '77' }, options: { width: 'grid-width' } },
  content_3: { module: 'gallerygrid', content: { xl: ['77', '78'] } },
  content_4: { module: 'video', content: { xl: at('a.mp4') } },
  content_5: { module: 'oembed', content: { xl: 'https://vimeo.com/76979871' } },
  content_6: { module: 'button', content: { xl: 'Go' }, options: { link: 'https://else.example/go' } },
  content_7: { module: 'portfoliogrid', content: { xl: {} }, options: { title_visibility: 'below' } },
};

const lay = {
  cont: [
    {
      type: 'img',
      cont: at('two-1024x683.jpg'),
      attid: 78,
      sizes: { full: at('two.jpg') },
      row: 1,
      caption: '<p>Cap</p>',
    },
    { type: 'text', cont: '<h1>Kites</h1><p>Of paper.</p>', row: 0, col: 1 },
    {
      type: 'carousel',
      carousel: [
        { type: 'img', attid: 77, sizes: { full: at('one.jpg') } },
        { type: 'text', cont: '<p>On a slide.</p>' },
      ],
      row: 2,
    },
    { type: 'html5video', cont: at('still.jpg'), mp4: at('a.mp4'), row: 3 },
    { type: 'video', iframe: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>', row: 4 },
    { type: 'stack', cont: [{ type: 'text', cont: '<p>In a stack.</p>' }], row: 5 },
    { type: 'elementgrid', config: { elements: [{ type: 'img', attid: 77 }] }, row: 6 },
    { type: 'thumbnailgrid', row: 7 },
  ],
  rowAttrs: [{ bgimage: { url: at('sea.jpg') } }, {}],
};

test.each([
  [
    'BeBuilder',
    '',
    meta('mfn-page-items', php(muffin)) + meta('mfn-page-items-seo', 'Kites Of paper.'),
    muffinParts,
    'portfolio',
  ],
  [
    'BeBuilder, coded',
    '',
    meta('mfn-page-items', Buffer.from(php(muffin)).toString('base64')),
    muffinParts,
    'portfolio',
  ],
  [
    'BeBuilder, above a text of the editor',
    '<p>Beside it.</p>',
    meta('mfn-page-items', php(muffin)),
    [...muffinParts, 'Beside it.'],
    'portfolio',
  ],
  [
    'Semplice',
    '',
    meta('_is_semplice', '1') + meta('_semplice_content', JSON.stringify(semplice)),
    [
      '[two.jpg]',
      '## Kites',
      '[sea.jpg]',
      'Of paper.',
      '[one.jpg]',
      '[one.jpg, two.jpg]',
      '[a.mp4]',
      '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
      '[Go](https://else.example/go)',
    ],
    'portfoliogrid',
  ],
  [
    'Lay Theme',
    '',
    meta('_gridder_json', JSON.stringify(lay)) + meta('_phone_gridder_json', JSON.stringify(lay)),
    [
      '[sea.jpg]',
      '## Kites',
      'Of paper.',
      '[two.jpg Cap]',
      '[one.jpg]',
      'On a slide.',
      '[a.mp4]',
      '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
      'In a stack.',
      '[one.jpg]',
    ],
    'thumbnailgrid',
  ],
])(
  'what %s keeps of a page comes in its order, and the rest is told',
  async (_name, html, values, expected, untaken) => {
    const { parts, told } = await readItems(item(html, values), ...library);
    expect(parts).toEqual(expected);
    expect(told).toBe(
      `A part that a page builder makes was not taken: ${untaken}.\nA film stays at vimeo.com: its address stands on a line of its own, and is shown with a play button in stories, pages and grids.`,
    );
  },
);

test('a cover that Semplice does not show is none of the page', async () => {
  const { parts } = await readItems(
    item('', meta('_semplice_content', JSON.stringify({ ...semplice, cover_visibility: 'hidden' }))),
    ...library,
  );
  expect(parts.slice(0, 2)).toEqual(['[sea.jpg]', 'Of paper.']);
});

test.each([
  ['BeBuilder', 'mfn-page-items', 'YTozOntici9rZW4='],
  ['Semplice', '_semplice_content', '{broken'],
  ['Lay Theme', '_gridder_json', '{broken'],
])('what %s keeps in no readable way is told', async (name, key, value) => {
  expect((await readItems(item('', meta(key, value)))).told).toContain(`It was made with ${name}, whose text`);
});

describe('a block of Semplice that several pages share', () => {
  const page = (parts: object): string =>
    meta(
      '_semplice_content',
      JSON.stringify({
        order: { section_1: { row_1: { columns: { column_1: ['content_1'] } } } },
        section_1: { masterblock: 'master_a1b2' },
        ...parts,
      }),
    );

  test('stands as the page keeps it, which is told', async () => {
    const { parts, told } = await readItems(
      item('', page({ content_1: { module: 'paragraph', content: { xl: '<p>Of paper.</p>' } } })),
    );
    expect([parts, told]).toEqual([
      ['Of paper.'],
      'A block that several pages of the old site share stands as this page last kept it: master_a1b2. Compare with the old page.',
    ]);
  });

  test('is told where the page keeps nothing of it', async () => {
    expect((await readItems(item('<p>Words</p>', page({})))).told).toBe(
      'A reusable block stands in it, which was not taken: master_a1b2.',
    );
  });
});

const widget = (widgetType: string, settings: object): string =>
  meta('_elementor_edit_mode', 'builder') +
  meta('_elementor_data', JSON.stringify([{ elType: 'widget', widgetType, settings }]));
const film = (options: object): string =>
  meta(
    '_semplice_content',
    JSON.stringify({ order: { a: ['b'] }, b: { module: 'video', content: { xl: at('a.mp4') }, options } }),
  );

test.each([
  ['Semplice, by its number', film({ poster: '78' }), 'two.jpg'],
  ['Semplice, by an unknown number', film({ poster: '99' }), 'number 99'],
  ['Semplice, by its address', film({ poster: at('still.jpg') }), 'still.jpg'],
  [
    'BeBuilder',
    meta(
      'mfn-page-items',
      php([{ wraps: [{ items: [{ type: 'video', attr: { mp4: at('a.mp4'), placeholder: at('still.jpg') } }] }] }]),
    ),
    'still.jpg',
  ],
  [
    'Elementor',
    widget('video', {
      video_type: 'hosted',
      hosted_url: { url: at('a.mp4') },
      show_image_overlay: 'yes',
      image_overlay: { id: 78, url: at('still.jpg') },
    }),
    'still.jpg',
  ],
  [
    'Bricks',
    meta(
      '_bricks_page_content_2',
      php([
        {
          id: 'a',
          name: 'video',
          parent: 0,
          settings: { videoType: 'file', fileUrl: at('a.mp4'), videoPoster: { id: 78 } },
        },
      ]),
    ),
    'two.jpg',
  ],
  [
    'Beaver Builder',
    meta(
      '_fl_builder_data',
      php({
        a: {
          node: 'a',
          type: 'module',
          settings: { type: 'video', video: 80, poster: 78, poster_src: at('still.jpg') },
        },
      }),
    ),
    'still.jpg',
  ],
])('the still of a film of %s is told', async (_name, values, still) => {
  const { parts, told } = await readItems(item('', values), attachment(80, 'a.mp4'), ...library);
  expect([parts, told]).toEqual([['[a.mp4]'], `A film's still was not taken: ${still}.`]);
});
