import { describe, expect, test } from 'vitest';
import { php } from './support/php.ts';
import { attachment, item, meta, readItems } from './support/read-exports.ts';

const at = (name: string): string => `https://old.example/up/${name}`;
const library = ['one', 'two'].map((name, index) => attachment(77 + index, `${name}.jpg`));

/** As SiteOrigin's widgets stand in its values, with their settings. */
const panel = (type: string, grid: number, values: object): object => ({
  ...values,
  _sow_form_id: '56bf98ee76417',
  panels_info: { class: type, grid, cell: 0, id: 0, style: { background_image_attachment: false } },
});
const siteOrigin = {
  widgets: [
    panel('SiteOrigin_Widget_Editor_Widget', 0, {
      title: 'Kites',
      text: '<p>Of paper.</p>',
      text_selected_editor: 'tinymce',
      autop: true,
    }),
    panel('SiteOrigin_Widget_Image_Widget', 1, {
      image: 77,
      image_fallback: '',
      title: 'hidden',
      title_position: 'hidden',
      alt: 'Alt',
      url: '',
    }),
    panel('SiteOrigin_Panels_Widgets_Layout', 1, {
      panels_data: { widgets: [panel('WP_Widget_Text', 0, { title: '', text: 'Within.' })] },
    }),
    panel('SiteOrigin_Widget_Button_Widget', 1, { text: 'Go', url: 'https://else.example/go', button_icon: {} }),
    panel('SiteOrigin_Panels_Widgets_PostLoop', 1, { title: '', template: 'template-parts/content-aside.php' }),
  ],
  grids: [
    { cells: 1, style: {} },
    { cells: 1, style: { background_image_attachment: 78 } },
  ],
};

const cornerstone = [
  {
    _type: 'section',
    _modules: [
      {
        _type: 'row',
        _modules: [
          {
            _type: 'column',
            _modules: [
              { _type: 'headline', text_content: 'Kites', text_tag: 'h1', text_margin: '0em auto 0em auto' },
              { _type: 'text', text_content: '<p>Of paper.</p>', text_font_family: 'Open Sans of theirs' },
              { _type: 'image', image_src: '77:full', image_alt: 'Alt' },
              { _type: 'button', anchor_text_primary_content: 'Go', anchor_href: 'https://else.example/go' },
              { _type: 'map', map_zoom: '3' },
            ],
          },
        ],
      },
    ],
  },
];

const zion = [
  {
    element_type: 'section',
    options: { _styles: { wrapper: { css: 'Some words of a style' } } },
    content: [
      {
        element_type: 'column',
        content: [
          { element_type: 'heading', options: { content: 'Kites' } },
          { element_type: 'zion_text', options: { content: '<p>Of paper.</p>', _styles: {} } },
          { element_type: 'zion_image', options: { image: { image: at('one.jpg') } } },
          { element_type: 'zion_button', options: { button_text: 'Go', link: { link: 'https://else.example/go' } } },
        ],
      },
    ],
  },
];

const themify = [
  {
    styling: { background_image: at('sea.jpg'), background_color: '#fff' },
    cols: [
      {
        modules: [
          { mod_name: 'fancy-heading', mod_settings: { heading: 'Kites', heading_tag: 'h1', sub_heading: 'Of ours' } },
          { mod_name: 'text', mod_settings: { content_text: '<p>Of paper.</p>', font_family: 'Open Sans' } },
          { mod_name: 'image', mod_settings: { url_image: at('one.jpg'), caption_image: 'Cap' } },
          { mod_name: 'buttons', mod_settings: { content_button: [{ label: 'Go', link: 'https://else.example/go' }] } },
          {
            cols: [
              { modules: [{ mod_name: 'gallery', mod_settings: { shortcode_gallery: '[gallery ids="77,78"]' } }] },
            ],
          },
          { mod_name: 'map', mod_settings: { zoom_map: '3' } },
        ],
      },
    ],
  },
];

const visual = {
  elements: {
    b2: {
      tag: 'textBlock',
      parent: 'a1',
      order: 1,
      output: '<p>Of paper.</p>',
      designOptions: { padding: 'Some big one' },
    },
    b1: { tag: 'basicHeading', parent: 'a1', order: 0, title: 'Kites', customClass: '' },
    b3: { tag: 'singleImage', parent: 'a1', order: 2, image: { id: 77, full: at('one.jpg') } },
    a1: { tag: 'section', parent: false, order: 0 },
  },
};
const composer = (values: object): string =>
  `[dslc_modules_section show_on="desktop"][dslc_modules_area last="yes"][dslc_module last="yes"]${Buffer.from(php(values)).toString('base64')}[/dslc_module][/dslc_modules_area][/dslc_modules_section]`;

const tatsu = [
  {
    name: 'tatsu_section',
    id: 'a',
    atts: { bg_image: at('sea.jpg'), padding: '{"d":"90px 0px 90px 0px"}' },
    inner: [
      {
        name: 'tatsu_row',
        atts: { layout: '1/1' },
        inner: [
          { name: 'tatsu_inline_text', atts: { content: '<p>Of paper [and wind].</p>' } },
          { name: 'tatsu_image', atts: { image: at('one.jpg'), id: '77' } },
          { name: 'tatsu_button', atts: { text: 'Go', url: 'https://else.example/go' } },
        ],
      },
    ],
  },
];
const codes = `[av_section][av_heading heading='Kites' tag='h1'][/av_heading][av_textblock]<p>Of paper.</p>[/av_textblock][av_image src='${at('one.jpg')}' attachment='77'][/av_image][/av_section]`;

const cases: readonly (readonly [
  name: string,
  key: string,
  value: string,
  parts: readonly string[],
  untaken: string,
])[] = [
  [
    'SiteOrigin Page Builder',
    'panels_data',
    php(siteOrigin),
    ['## Kites', 'Of paper.', '[two.jpg]', '[one.jpg Alt]', 'Within.', '[Go](https://else.example/go)'],
    'SiteOrigin_Panels_Widgets_PostLoop',
  ],
  [
    'Cornerstone',
    '_cornerstone_data',
    JSON.stringify(cornerstone),
    ['## Kites', 'Of paper.', '[one.jpg Alt]', '[Go](https://else.example/go)'],
    'map',
  ],
  [
    'Zion Builder',
    '_zionbuilder_page_elements',
    JSON.stringify(zion),
    ['Kites', 'Of paper.', '[one.jpg]', '[Go](https://else.example/go)'],
    '',
  ],
  [
    'Themify Builder',
    '_themify_builder_settings_json',
    JSON.stringify(themify),
    [
      '[sea.jpg]',
      '## Kites',
      'Of ours',
      'Of paper.',
      '[one.jpg Cap]',
      '[Go](https://else.example/go)',
      '[one.jpg, two.jpg]',
    ],
    'map',
  ],
  [
    'Visual Composer',
    'vcv-pageContent',
    encodeURIComponent(JSON.stringify(visual)),
    ['Kites', 'Of paper.', '[one.jpg]'],
    '',
  ],
  [
    'Live Composer',
    'dslc_code',
    composer({ module_id: 'DSLC_Text_Simple', content: '<p>Of paper.</p>', css_font: 'Open Sans' }),
    ['Of paper.'],
    '',
  ],
  [
    'Tatsu',
    '_tatsu_page_content',
    JSON.stringify(tatsu),
    ['[sea.jpg]', String.raw`Of paper \[and wind\].`, '[one.jpg]', '[Go](https://else.example/go)'],
    '',
  ],
  ['Enfold', '_aviaLayoutBuilderCleanData', codes, ['## Kites', 'Of paper.', '[one.jpg]'], ''],
  ['BE Page Builder', '_be_pb_content', codes, ['## Kites', 'Of paper.', '[one.jpg]'], ''],
];

describe('what a builder keeps beside an empty text comes', () => {
  test.each(cases)('%s', async (_name, key, value, expected, untaken) => {
    const { parts, told } = await readItems(item('', meta(key, value)), ...library);
    expect(parts).toEqual(expected);
    if (untaken !== '') expect(told).toContain(`A part that a page builder makes was not taken: ${untaken}.`);
  });

  test.each(cases)('but not beside its copy in the text: %s', async (_name, key, value) => {
    const read = await readItems(item('<p>Of paper, as the text has it.</p>', meta(key, value)), ...library);
    expect([read.parts, read.told]).toEqual([['Of paper, as the text has it.'], '']);
  });
});

test('SeedProd, which keeps a page where no export looks, is named beside an empty text alone', async () => {
  const values = meta('_seedprod_page', '1');
  expect((await readItems(item('', values))).told).toContain('It was made with SeedProd, whose text');
  expect((await readItems(item('<div id="sp-page"><h1>Kites</h1></div>', values))).told).toBe('');
});

test('a text of Cornerstone that has but numbers of its parts is read from what it keeps', async () => {
  const kept = [
    {
      _type: 'section',
      bg_lower_image: '78:full',
      _modules: [
        { _type: 'text', text_content: '<p>Of paper.</p>' },
        { _type: 'image', image_src: '77:full' },
        { _type: 'counter', counter_before_content: 'Since', counter_end: '25', counter_suffix: ' years' },
        { _type: 'video', video_src: at('a.mp4'), mejs_poster: at('still.jpg') },
        { _type: 'global-block', global_block_id: '900' },
      ],
    },
  ];
  const codes =
    '[cs_content][cs_element_section _id="1"][cs_element_text _id="2"][cs_content_seo]<p>Of paper.</p>[/cs_content_seo][cs_element_image _id="3"][/cs_element_section][/cs_content]<p>Beside it.</p>';
  const { parts, told } = await readItems(item(codes, meta('_cornerstone_data', JSON.stringify(kept))), ...library);
  expect(parts).toEqual(['[two.jpg]', 'Of paper.', '[one.jpg]', 'Since', '25 years', '[a.mp4]', 'Beside it.']);
  expect(told.split('\n')).toEqual([
    'What a plugin draws in its own way stands as words and pictures: text.',
    'A reusable block stands in it, which was not taken: number 900.',
    "A film's still was not taken: still.jpg.",
  ]);
});
