import { describe, expect, test } from 'vitest';
import { php } from './support/php.ts';
import { attachment, item, meta, readItems } from './support/read-exports.ts';
import { workOf } from './support/work.ts';

/** The same, of PHP's own objects. */
const asObjects = (text: string): string => text.replaceAll('a:', 'O:8:"stdClass":').replace('O:8:"stdClass":', 'a:');

const beaver = {
  r1: { node: 'r1', type: 'row', parent: null, position: 0, settings: { bg_image: 78, bg_image_src: '' } },
  c1: { node: 'c1', type: 'column', parent: 'r1', position: 0, settings: { size: 100 } },
  m2: {
    node: 'm2',
    type: 'module',
    parent: 'c1',
    position: 1,
    settings: { type: 'rich-text', text: '<p>Kites in “Größe” — <strong>all</strong> sizes.</p>' },
  },
  m1: {
    node: 'm1',
    type: 'module',
    parent: 'c1',
    position: 0,
    settings: { type: 'heading', heading: 'Upar', tag: 'h1' },
  },
  m3: {
    node: 'm3',
    type: 'module',
    parent: 'c1',
    position: 2,
    settings: { type: 'photo', photo: 77, photo_src: 'https://old.example/up/one.jpg', caption: 'A caption' },
  },
  m4: {
    node: 'm4',
    type: 'module',
    parent: 'c1',
    position: 3,
    settings: { type: 'callout', title: 'More', text: '<p>Words</p>', cta_text: 'Go', link: 'https://else.example/go' },
  },
  m5: { node: 'm5', type: 'module', parent: 'c1', position: 4, settings: { type: 'countdown', day: 3 } },
};
const bricks = [
  { id: 'aa', name: 'section', parent: 0, children: ['bb'], settings: {} },
  { id: 'bb', name: 'container', parent: 'aa', children: ['cc', 'dd'], settings: {} },
  { id: 'cc', name: 'heading', parent: 'bb', children: [], settings: { text: 'Upar', tag: 'h1' } },
  { id: 'dd', name: 'text', parent: 'bb', children: [], settings: { text: '<p>Words of Bricks.</p>' } },
  { id: 'ee', name: 'image', parent: 'bb', children: [], settings: { image: { id: 77, url: '' }, altText: 'Alt' } },
  { id: 'ff', name: 'video', parent: 'bb', children: [], settings: { videoType: 'vimeo', vimeoId: '76979871' } },
  {
    id: 'gg',
    name: 'button',
    parent: 'bb',
    children: [],
    settings: { text: 'Go', link: { url: 'https://else.example/go' } },
  },
  { id: 'hh', name: 'pie-chart', parent: 'bb', children: [], settings: { percent: 12 } },
  { id: 'ii', name: 'own-quote', parent: 'bb', children: [], settings: { words: 'Of a theme of its own.' } },
];
const part = (name: string, id: number, options: object, children: readonly object[] = []): object => ({
  id,
  name,
  options: { ct_id: id, original: {}, ...options },
  children,
});
const oxygen = part('root', 0, {}, [
  part('ct_section', 1, {}, [
    part('ct_headline', 2, { ct_content: 'Upar', original: { tag: 'h1' } }),
    part('ct_text_block', 3, { ct_content: 'Made with <span id="ct-placeholder-4"></span> hands.' }, [
      part('ct_span', 4, { ct_content: 'our' }),
    ]),
    part('ct_image', 5, { original: { src: 'https://old.example/up/one.jpg', alt: 'Alt' } }),
    part('ct_link_text', 6, { ct_content: 'Go', original: { url: 'https://else.example/go' } }),
  ]),
]);
const codes = `[ct_section ct_options='{"ct_id":1,"original":{}}'][ct_headline ct_options='{"ct_id":2,"original":{"tag":"h1"}}']Upar[/ct_headline][ct_text_block ct_options='{"ct_id":3}']Words between codes.[/ct_text_block][ct_image ct_options='{"ct_id":4,"original":{"src":"https://old.example/up/one.jpg"}}'][/ct_image][/ct_section]`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const brizyHtml =
  '<div class="brz"><h1>Upar</h1><p>Words of Brizy.</p><img src="https://old.example/up/one.jpg" alt="Alt"></div>';
const tree = {
  root: {
    id: 1,
    data: { type: 'root', properties: null },
    children: [
      {
        id: 2,
        data: {
          type: 'EssentialElements\\Text',
          properties: { content: { content: { text: 'Words of Breakdance.' } } },
        },
      },
    ],
  },
};

describe('a page that stands in values beside an empty text comes', () => {
  test.each([
    [
      'Beaver Builder, as objects',
      meta('_fl_builder_enabled', '1') + meta('_fl_builder_data', asObjects(php(beaver))),
      [
        '[two.jpg]',
        '## Upar',
        'Kites in “Größe” — **all** sizes.',
        '[one.jpg A caption]',
        '### More',
        'Words',
        '[Go](https://else.example/go)',
      ],
      'A part that a page builder makes was not taken: countdown.',
    ],
    [
      'Beaver Builder, moved by replacing words, so that lengths are wrong',
      meta('_fl_builder_data', php({ m2: { ...beaver.m2, parent: null } }).replace('Kites', 'Paper kites')),
      ['Paper kites in “Größe” — **all** sizes.'],
      '',
    ],
    [
      'Bricks',
      meta('_bricks_editor_mode', 'bricks') + meta('_bricks_page_content_2', php(bricks)),
      [
        '## Upar',
        'Words of Bricks.',
        '[one.jpg Alt]',
        '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
        '[Go](https://else.example/go)',
        'Of a theme of its own.',
      ],
      'A part that a page builder makes was not taken: pie-chart.',
    ],
    [
      'Oxygen',
      meta('_ct_builder_json', JSON.stringify(oxygen)) + meta('ct_builder_shortcodes', codes),
      ['## Upar', 'Made with our hands.', '[one.jpg Alt]', '[Go](https://else.example/go)'],
      '',
    ],
    [
      'Oxygen, before it wrote JSON',
      meta('ct_builder_shortcodes', codes),
      ['## Upar', 'Words between codes.', '[one.jpg]'],
      '',
    ],
    [
      'Brizy',
      meta('brizy_post_uid', 'abc') + meta('brizy', php({ 'brizy-post': { compiled_html: base64(brizyHtml) } })),
      ['## Upar', 'Words of Brizy.', '[one.jpg Alt]'],
      '',
    ],
    [
      'Brizy, which was never drawn',
      meta(
        'brizy',
        php({
          'brizy-post': {
            compiled_html: '',
            editor_data: base64(
              JSON.stringify({
                items: [
                  { type: 'Section', value: { items: [{ type: 'RichText', value: { text: '<h2>Upar</h2>' } }] } },
                ],
              }),
            ),
          },
        }),
      ),
      ['## Upar'],
      '',
    ],
    [
      'Breakdance',
      meta('_breakdance_data', JSON.stringify({ tree_json_string: JSON.stringify(tree) })),
      ['Words of Breakdance.'],
      'EssentialElements',
    ],
    ['Thrive Architect', meta('tve_updated_post', '<p>Words of Thrive.</p>'), ['Words of Thrive.'], ''],
  ])('of %s', async (_name, values, parts, words) => {
    const read = await readItems(item('', values), attachment(77, 'one.jpg'), attachment(78, 'two.jpg'));
    expect(read.parts).toEqual(parts);
    if (words === '') expect(read.told).toBe('');
    else expect(read.told).toContain(words);
  });

  test('beside a text that has less, and once', async () => {
    const values = meta('_fl_builder_enabled', '1') + meta('_fl_builder_data', asObjects(php(beaver)));
    const { parts } = await readItems(
      item('<h1>Upar</h1><p>Words</p><p>Of the text alone.</p>', values),
      attachment(77, 'one.jpg'),
      attachment(78, 'two.jpg'),
    );
    expect(parts).toHaveLength(8);
    expect(parts.at(-1)).toBe('Of the text alone.');
  });
});

describe('what cannot be read of a builder is told by its name', () => {
  test.each([
    ['Beaver Builder', meta('_fl_builder_data', 'a:3:{broken')],
    ['Bricks', meta('_bricks_page_content_2', 'a:3:{broken')],
    ['Oxygen', meta('_ct_builder_json', '{broken')],
    ['Brizy', meta('brizy_post_uid', 'abc')],
    ['Elementor', meta('_elementor_data', '[{broken')],
    ['SiteOrigin Page Builder', meta('panels_data', 'a:3:{broken')],
    ['Visual Composer', meta('vcv-pageContent', '%7B%7D')],
  ])('%s', async (name, values) => {
    const { parts, told } = await readItems(item('', values));
    expect(parts).toEqual([]);
    expect(told).toBe(
      `It was made with ${name}, whose text this export does not hold in a readable way: only what stands in the usual text was taken.`,
    );
  });

  test('but not where all of it stands in the usual text', async () => {
    const { told } = await readItems(item('<p>Words</p>', meta('panels_data', php({ widgets: [{ text: 'Words' }] }))));
    expect(told).toBe('');
  });

  test('a picture whose address Brizy makes is told', async () => {
    const html = `<p>Words</p><img src="{{ brizy_dc_img imageSrc='wp-abc.jpg' }}">`;
    const { parts, told } = await readItems(
      item('', meta('brizy', php({ 'brizy-post': { compiled_html: base64(html) } }))),
    );
    expect(parts).toEqual(['Words']);
    expect(told).toBe('A picture has an address that its page builder makes, and was not taken: wp-abc.jpg.');
  });

  test('and of a plugin that nobody knows by its field', async () => {
    const words = 'These are words that somebody has typed into a builder of their own. '.repeat(5);
    const values = meta('_own_builder', php([{ words }]));
    expect((await readItems(item('', values))).told).toBe(
      'It has no text, but a plugin keeps words beside it in a way that is not read: _own_builder. Look at the old page.',
    );
    expect((await readItems(item('<p>Other words</p>', values))).told).toContain(
      'Fields beside the text that were not taken: _own_builder “These are words',
    );
    expect((await readItems(item(`<p>${words}</p>`, values))).told).toBe('');
  });
});

test.each([
  ['lists in lists', 'a:1:{i:0;'.repeat(50_000)],
  ['lists of nothing', `a:90000:{${'i:0;N;'.repeat(60_000)}`],
  ['texts without an end', 's:5:"'.repeat(60_000)],
])('what is no text of PHP is read in no time: %s', async (_name, value) => {
  expect(await workOf(() => readItems(item('', meta('_fl_builder_data', value))))).toBeLessThan(3000);
});

test('a builder whose values are none that are known is told', async () => {
  const kept = {
    pages: [{ words: 'These are words that somebody has typed into a builder of a later version. '.repeat(4) }],
  };
  const { told } = await readItems(item('', meta('_bricks_page_content_2', php([kept]))));
  expect(told).toContain('Bricks');
});

test('parts of one name are read once', async () => {
  const own = (id: string, parent: string): object => ({ id, name: 'container', parent, settings: {} });
  const all = ['a', 'b', 'c', 'd', 'e'].flatMap((id, at, ids) =>
    Array.from({ length: 100 }, () => own(id, ids[at - 1] ?? '0')),
  );
  const words = { id: 'w', name: 'text', parent: 'e', settings: { text: 'Words' } };
  const { parts } = await readItems(item('', meta('_bricks_page_content_2', php([...all, words]))));
  expect(parts).toEqual(['Words']);
});

test('parts that stand in each other, and codes without an end, are read in no time', async () => {
  const circle = [
    { id: 'a', name: 'container', parent: 'b', settings: {} },
    { id: 'b', name: 'container', parent: 'a', settings: {} },
    ...Array.from({ length: 2000 }, () => ({ id: 'c', name: 'container', parent: 'c', settings: {} })),
  ];
  for (const value of [
    meta('_bricks_page_content_2', php(circle)),
    meta('ct_builder_shortcodes', "[ct_section ct_options='".repeat(15_000)),
    meta('ct_builder_shortcodes', '[ct_section]'.repeat(30_000)),
  ])
    expect(await workOf(() => readItems(item('', value)))).toBeLessThan(3000);
});

describe('what stands behind a part of a page', () => {
  const beaverRow = (settings: object): string =>
    meta('_fl_builder_data', php({ r1: { node: 'r1', type: 'row', parent: null, position: 0, settings } })) +
    meta('_fl_builder_enabled', '1');
  const elementor = (settings: object): string =>
    meta('_elementor_data', JSON.stringify([{ elType: 'section', settings, elements: [] }])) +
    meta('_elementor_edit_mode', 'builder');
  const inBricks = (settings: object): string =>
    meta('_bricks_page_content_2', php([{ id: 'aa', name: 'section', parent: 0, settings }])) +
    meta('_bricks_editor_mode', 'bricks');
  const own = { id: 79, url: 'https://old.example/up/film.mp4' };

  test.each([
    ['a film of Beaver Builder', beaverRow({ bg_type: 'video', bg_video: 79, bg_video_data: own }), '[film.mp4]'],
    ['one by its number alone', beaverRow({ bg_type: 'video', bg_video: '79' }), '[film.mp4]'],
    [
      'one elsewhere',
      beaverRow({ bg_type: 'video', bg_video_service_url: 'https://vimeo.com/76979871' }),
      'vimeo.com/76979871',
    ],
    ['pictures of Beaver Builder', beaverRow({ bg_type: 'slideshow', ss_photos: [77, 78] }), '[one.jpg, two.jpg]'],
    [
      'a film of Elementor',
      elementor({ background_background: 'video', background_video_link: own.url }),
      '[film.mp4]',
    ],
    [
      'pictures of Elementor',
      elementor({
        background_background: 'slideshow',
        background_slideshow_gallery: [
          { id: 77, url: '' },
          { id: 78, url: '' },
        ],
      }),
      '[one.jpg, two.jpg]',
    ],
    ['a film of Bricks', inBricks({ _background: { videoUrl: own.url } }), '[film.mp4]'],
  ])('comes: %s', async (_name, kept, part) => {
    const { parts } = await readItems(
      item('', kept),
      attachment(77, 'one.jpg'),
      attachment(78, 'two.jpg'),
      attachment(79, 'film.mp4'),
    );
    expect(parts).toEqual([expect.stringContaining(part)]);
  });

  test('stays where it was no longer shown', async () => {
    const { parts } = await readItems(
      item('', elementor({ background_background: 'classic', background_video_link: own.url })),
      attachment(79, 'film.mp4'),
    );
    expect(parts).toEqual([]);
  });
});

test("a film of Beaver Builder's own part comes by its number", async () => {
  const settings = { type: 'video', video_type: 'media_library', video: 79 };
  const kept = meta(
    '_fl_builder_data',
    php({ m1: { node: 'm1', type: 'module', parent: null, position: 0, settings } }),
  );
  const { parts, told } = await readItems(item('', kept), attachment(79, 'film.mp4'));
  expect([parts, told]).toEqual([['[film.mp4]'], '']);
});

test('icons of Elementor that lead nowhere leave no characters', async () => {
  const social_icon_list = [
    { link: { url: '#' } },
    { link: { url: '' } },
    { link: { url: 'https://else.example/ann' } },
  ];
  const kept = meta(
    '_elementor_data',
    JSON.stringify([{ elType: 'widget', widgetType: 'social-icons', settings: { social_icon_list } }]),
  );
  expect((await readItems(item('', kept))).parts).toEqual(['[https://else.example/ann](https://else.example/ann)']);
});

test.each([
  ['a line along a path', 'text-path', { text: 'Kites above' }, ['Kites above']],
  ['a bar', 'progress', { title: 'Drawing', percent: { size: 80 } }, ['## Drawing', '80 %']],
  [
    'a price',
    'price-table',
    { heading: 'Kite', price: '99', period: 'a day', features_list: [{ item_text: 'A line' }], button_text: 'Buy' },
    ['## Kite', '99 a day', '- A line', 'Buy'],
  ],
  [
    'points on a picture',
    'hotspot',
    { image: { url: 'https://old.example/up/one.jpg' }, hotspot: [{ hotspot_tooltip_content: '<p>The tail</p>' }] },
    ['[one.jpg]', 'The tail'],
  ],
  [
    'a list of films',
    'video-playlist',
    { tabs: [{ type: 'vimeo', title: 'Up', vimeo_url: 'https://vimeo.com/76979871' }] },
    ['## Up', '[https://vimeo.com/76979871](https://vimeo.com/76979871)'],
  ],
])('a part of Elementor comes: %s', async (_name, widgetType, settings, parts) => {
  const kept = meta('_elementor_data', JSON.stringify([{ elType: 'widget', widgetType, settings }]));
  expect((await readItems(item('', kept))).parts).toEqual(parts);
});

describe('what nobody has listed', () => {
  const elementor = (...elements: readonly object[]): string =>
    meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', JSON.stringify(elements));
  const widget = (widgetType: string, settings: object): object => ({ elType: 'widget', widgetType, settings });
  const typed = (kind: string, value: unknown): object => ({ $$type: kind, value });

  test('a widget that others have added to Elementor comes with its words, pictures and links, and is named', async () => {
    const { parts, told } = await readItems(
      item(
        '',
        elementor(
          widget('jet-team-member', {
            member_name: 'Meera Rao',
            member_position: 'Founder',
            member_image: { url: 'https://old.example/up/one.jpg', id: 77 },
            typography_font_family: 'Open Sans of theirs',
          }),
          widget('own-accordion', {
            own_tabs: [{ tab_title: 'Why are they light?', tab_content: '<p>Wind.</p>', _id: 'a1b2 c3d4' }],
            own_button: { text: 'Go', url: 'https://else.example/go' },
          }),
          widget('form', {
            form_name: 'Contact',
            form_fields: [{ field_label: 'Your name', placeholder: 'Write here' }],
          }),
        ),
      ),
    );
    expect(parts).toEqual(['Meera Rao', '[one.jpg]', 'Why are they light?', 'Wind.', '[Go](https://else.example/go)']);
    expect(told.split('\n')).toEqual([
      'What a plugin draws in its own way stands as words and pictures: jet-team-member, own-accordion.',
      'A part that a page builder makes was not taken: form.',
    ]);
  });

  test('elements of the fourth version of Elementor come', async () => {
    const page = elementor({
      elType: 'e-flexbox',
      elements: [
        widget('e-heading', {
          title: typed('html-v3', { content: typed('string', 'Kites'), children: [] }),
          tag: typed('string', 'h3'),
        }),
        widget('e-paragraph', { paragraph: typed('string', 'Of paper.') }),
        widget('e-image', {
          image: typed('image', { src: typed('image-src', { id: typed('image-attachment-id', 77), url: null }) }),
        }),
        widget('e-button', {
          text: typed('string', 'Go'),
          link: typed('link', { destination: typed('url', 'https://else.example/go') }),
        }),
      ],
    });
    const { parts, told } = await readItems(item('', page), attachment(77, 'one.jpg'));
    expect([parts, told]).toEqual([['## Kites', 'Of paper.', '[one.jpg]', '[Go](https://else.example/go)'], '']);
  });

  test('words that Oxygen keeps as base64 are words, and stand once', async () => {
    const options = {
      ct_id: 3,
      original: { testimonial_text: base64('Lovely kites'), testimonial_author: base64('Änna') },
    };
    const value = `[oxy_testimonial ct_options='${JSON.stringify(options)}'][/oxy_testimonial]`;
    expect((await readItems(item('', meta('ct_builder_shortcodes', value)))).parts).toEqual(['Lovely kites', 'Änna']);
  });

  test('what Brizy keeps without having drawn it comes, and its pictures are told by their names', async () => {
    const part = (type: string, value: object): object => ({ type, value });
    const data = part('', {
      items: [
        part('Section', {
          bgImageSrc: 'sea.jpg',
          items: [
            part('RichText', { text: '<h1>Kites</h1>' }),
            part('Image', { imageSrc: 'one.jpg', imageWidth: 77, imageHeight: 10 }),
            part('Button', { text: 'Go', linkExternal: 'https://else.example/go' }),
          ],
        }),
      ],
    });
    const value = php({ 'brizy-post': { compiled_html: '', editor_data: base64(JSON.stringify(data)) } });
    const { parts, told } = await readItems(item('', meta('brizy', value)), attachment(77, 'other.jpg'));
    expect(parts).toEqual(['## Kites', '[Go](https://else.example/go)']);
    expect(told).toBe('2 pictures have addresses that their page builder makes, and were not taken: sea.jpg, one.jpg.');
  });

  test('a width is no number of a picture', async () => {
    const { parts, told } = await readItems(
      item('<!-- wp:own/banner {"imageWidth":77,"title":"Kites of paper"} /-->'),
      attachment(77, 'one.jpg'),
    );
    expect(parts).toEqual(['Kites of paper']);
    expect(told).toContain('imageWidth 77');
  });
});
