import { describe, expect, test } from 'vitest';
import { attachment, item, meta, readItems } from './support/read-exports.ts';

/**
 * Texts in the forms that builders really write, with words of our own. Each form has the public place where it was looked up: the
 * builder's own source, or a description that was checked against an installation.
 */

const library = [attachment(77, 'one.jpg'), attachment(78, 'two.jpg'), attachment(79, 'three.jpg')];
const at = (name: string): string => `https://old.example/up/${name}`;

async function read(content: string, more = ''): Promise<{ readonly parts: readonly string[]; readonly told: string }> {
  const { parts, told } = await readItems(item(content, more), ...library);
  return { parts, told };
}

/**
 * Divi 5.13: modules as blocks, all of them in the block's comment.
 * Storage: a description checked against an installation of 5.13.1 (stored text of `wp:divi/*`, placeholder, escaping of attributes), and
 * `includes/builder-5/server` of the theme (`Migration`, `Conversion`).
 */
describe('a page of Divi 5', () => {
  const escaped = (json: string): string =>
    json
      .replaceAll('--', String.raw`\u002d\u002d`)
      .replaceAll('<', String.raw`\u003c`)
      .replaceAll('>', String.raw`\u003e`)
      .replaceAll('&', String.raw`\u0026`)
      .replaceAll(String.raw`\"`, String.raw`\u0022`);
  const desktop = (value: unknown) => ({ desktop: { value } });
  const shows = (value: unknown) => ({ innerContent: desktop(value) });
  const font = (level: string) => ({
    decoration: { font: { font: desktop({ headingLevel: level, family: 'Playfair Display', size: '40px' }) } },
  });
  const named = { module: { meta: { adminLabel: desktop('Left of the hero') } } };
  const open = (name: string, values: object): string =>
    `<!-- wp:divi/${name} ${escaped(JSON.stringify({ ...values, builderVersion: '5.13.1' }))}`;
  const module = (name: string, values: object): string => `${open(name, { ...named, ...values })} /-->`;
  const within = (name: string, values: object, ...inner: readonly string[]): string =>
    `${open(name, { ...named, ...values })} -->${inner.join('')}<!-- /wp:divi/${name} -->`;
  const page = (...modules: readonly string[]): string =>
    `<!-- wp:divi/placeholder -->${within(
      'section',
      { module: { decoration: { layout: desktop({ display: 'block' }) } } },
      within(
        'row',
        { module: { advanced: { columnStructure: desktop('1_2,1_2') } } },
        within('column', { module: { advanced: { type: desktop('1_2') } } }, ...modules),
      ),
    )}<!-- /wp:divi/placeholder -->`;

  test.each([
    ['a heading of a word', module('heading', { title: { ...shows('Services'), ...font('h2') } }), ['## Services']],
    ['a text', module('text', { content: shows('<p>Kites <em>drawn</em> by hand.</p>') }), ['Kites _drawn_ by hand.']],
    [
      'a module as the theme converts it, without an end in its comment',
      within('text', { content: shows('<p>Words</p>') }),
      ['Words'],
    ],
    [
      'a blurb',
      module('blurb', {
        content: shows('<p>Meals</p>'),
        title: { ...shows({ text: 'Food', url: 'https://else.example/food' }), ...font('h4') },
        imageIcon: shows({ src: at('one.jpg'), id: '77', alt: 'A plate' }),
      }),
      ['[one.jpg A plate]', '## [Food](https://else.example/food)', 'Meals'],
    ],
    [
      'a blurb with a sign',
      module('blurb', {
        title: shows({ text: 'Food' }),
        imageIcon: shows({ useIcon: 'on', icon: { unicode: '&#xf0e7;', type: 'fa', weight: '900' } }),
      }),
      ['## Food'],
    ],
    [
      'a picture',
      module('image', { image: shows({ src: at('one.jpg'), id: '77', alt: 'A kite', titleText: 'Image title here' }) }),
      ['[one.jpg A kite]'],
    ],
    [
      'a gallery',
      module('gallery', {
        image: { advanced: { galleryIds: desktop('77,78,79') } },
        module: { advanced: { postsNumber: desktop('3') } },
      }),
      ['[one.jpg, two.jpg, three.jpg]'],
    ],
    [
      'a button',
      module('button', { button: shows({ text: 'Go', linkUrl: 'https://else.example/go', linkTarget: 'on' }) }),
      ['[Go](https://else.example/go)'],
    ],
    ['a number', module('number-counter', { title: shows('Kites'), number: shows('98') }), ['## Kites', '98 %']],
    [
      'a number that is no share',
      module('number-counter', {
        title: shows('Kites'),
        number: { ...shows('9500'), advanced: { enablePercentSign: desktop('off') } },
      }),
      ['## Kites', '9500'],
    ],
    [
      'a person',
      module('team-member', {
        content: shows('<p>Draws.</p>'),
        name: shows('Ann'),
        position: shows('Designer'),
        image: shows({ url: at('one.jpg') }),
      }),
      ['[one.jpg]', 'Ann', 'Designer', 'Draws.'],
    ],
    [
      'a price',
      within(
        'pricing-tables',
        {},
        module('pricing-table', {
          title: shows('Basic'),
          price: shows('29'),
          currencyFrequency: shows({ currency: '$', per: 'month' }),
          content: shows('<ul><li>One kite</li></ul>'),
          button: shows({ text: 'Start', linkUrl: 'https://else.example/start' }),
        }),
      ),
      ['## Basic', '$29 / month', '- One kite', '[Start](https://else.example/start)'],
    ],
    [
      'tabs',
      within('tabs', {}, module('tab', { title: shows('Print'), content: shows('<p>We print.</p>') })),
      ['## Print', 'We print.'],
    ],
    [
      'a bar',
      within('counters', {}, module('counter', { title: shows('Paper'), barProgress: shows('80') })),
      ['## Paper', '80 %'],
    ],
    [
      'what is behind a section',
      within('section', {
        module: { decoration: { background: desktop({ image: { url: at('one.jpg'), size: 'cover' } }) } },
      }),
      ['[one.jpg]'],
    ],
    [
      'a film behind a section',
      within('section', {
        module: { decoration: { background: desktop({ video: { mp4: '', webm: at('a.webm') } }) } },
      }),
      ['[a.webm]'],
    ],
    [
      'shortcodes in a text, which it runs',
      module('text', { content: shows('<p>[gallery ids="77,78"]</p>') }),
      ['[one.jpg, two.jpg]'],
    ],
    [
      'a module of its fourth version',
      module('shortcode-module', {
        content: '[et_pb_image src="https://old.example/up/one.jpg"]',
        shortcodeName: 'et_pb_image',
      }),
      ['[one.jpg]'],
    ],
    [
      'a module of its fourth version that stands between its comments, too',
      within('shortcode-module', { content: '[et_pb_text]Words[/et_pb_text]' }, '\n[et_pb_text]Words[/et_pb_text]\n'),
      ['Words'],
    ],
  ])('keeps %s, and nothing of how it looks', async (_name, html, expected) => {
    expect(await read(page(html))).toEqual({ parts: expected, told: '' });
  });

  test('plays a film of another service, with its still told', async () => {
    const film = module('video', {
      video: shows({ src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
      thumbnail: shows({ src: at('still.jpg') }),
    });
    const { parts, told } = await read(page(film));
    expect(parts).toEqual([
      '[https://www.youtube.com/watch?v=dQw4w9WgXcQ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    ]);
    expect(told).toContain('A film stays at www.youtube.com');
    expect(told).toContain("A film's still was not taken: still.jpg.");
  });

  test('tells what the old site put in, what it made, and what narrow windows alone showed', async () => {
    const variable = '$variable({"type":"content","value":{"name":"post_title","settings":{"before":"<h1>"}}})$';
    const { parts, told } = await read(
      page(
        module('text', { content: shows(variable) }),
        module('blog', { module: { advanced: { postsNumber: desktop('6') } } }),
        module('text', { content: { innerContent: { ...desktop('Wide'), phone: { value: '<p>Narrow</p>' } } } }),
      ),
    );
    expect(parts).toEqual(['Wide']);
    expect(told.split('\n')).toEqual([
      'A part that a page builder makes was not taken: post_title.',
      'A block that the old site filled has no words in this file: divi/blog.',
      'Words that stood in narrow windows alone were not taken: “Narrow”.',
    ]);
  });
});

test('what Divi 4 put in is told, and stands nowhere', async () => {
  const coded = Buffer.from(JSON.stringify({ dynamic: true, content: 'post_title', settings: {} })).toString('base64');
  const { parts, told } = await read(
    `[et_pb_section][et_pb_text]@ET-DC@${coded}@ and words[/et_pb_text][/et_pb_section]`,
  );
  expect(parts).toEqual(['and words']);
  expect(told).toBe('A part that a page builder makes was not taken: post_title.');
});

/**
 * Impreza: `Impreza/common/config/sw-preview-content.php` of the theme, and the description of shortcodes that its plugin us-core 9.0
 * generates (attributes `link`, `css`, `items`; `us_counter`, `us_itext`, `us_image`).
 */
describe('a page of Impreza', () => {
  const coded = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
  const page = (inner: string): string => `[vc_row][vc_column width="1/1"]${inner}[/vc_column][/vc_row]`;
  const link = coded({ url: 'https://else.example/go', target: '_blank', rel: 'nofollow' });

  test.each([
    ['a button', `[us_btn label="Go" link="${link}" style="2"]`, ['[Go](https://else.example/go)']],
    [
      'a button as it was before',
      '[us_btn label="Go" link="url:https%3A%2F%2Felse.example%2Fgo|target:_blank"]',
      ['[Go](https://else.example/go)'],
    ],
    [
      'a title that leads on',
      `[us_iconbox title="Print" link="${link}"]<p>We print.</p>[/us_iconbox]`,
      ['## [Print](https://else.example/go)', 'We print.'],
    ],
    [
      'a line of words',
      `[us_text text="Drawn by hand" css="${coded({ default: { 'font-size': '14px' } })}"]`,
      ['Drawn by hand'],
    ],
    ['a heading', '[us_text text="Drawn by hand" tag="h2"]', ['## Drawn by hand']],
    ['a number', '[us_counter initial="1k+" final="100k+" title="People"]', ['## People', '100k+']],
    ['a number as it was before', '[us_counter target="1500" prefix="$" suffix="+"]', ['$1500+']],
    ['a bar', '[us_progbar count="75" title="Paper"]', ['## Paper', '75']],
    ['words that change', '[us_itext texts="Kites\nCups" tag="h1"]', ['Kites\nCups']],
    [
      'what is behind a row',
      `[vc_row_inner css="${coded({ default: { 'background-image': '77' }, mobiles: { 'background-image': '78' } })}"][/vc_row_inner]`,
      ['[one.jpg]', '[two.jpg]'],
    ],
    [
      'what is behind a column, by its address',
      `[vc_column_inner css="${coded({ default: { 'background-image': `url(${at('one.jpg')})` } })}"][/vc_column_inner]`,
      ['[one.jpg]'],
    ],
    [
      'a picture',
      `[us_image image="77" size="full" css="${coded({ default: { 'border-radius': '16px' } })}"]`,
      ['[one.jpg]'],
    ],
    ['a gallery', '[us_gallery ids="77,78" columns="3" type="masonry"]', ['[one.jpg, two.jpg]']],
  ])('keeps %s', async (_name, html, expected) => {
    expect(await read(page(html))).toEqual({ parts: expected, told: '' });
  });

  test('has no signs in whose place the old site put something: they are told', async () => {
    const { parts, told } = await read(page('[us_text text="By {{the_author}}"]'));
    expect(parts).toEqual(['By']);
    expect(told).toBe('The shortcode [us_text] {{the_author}} was not taken.');
  });
});

/** Uncode: `wp-content/plugins/uncode-wireframes/includes/wireframes` of the theme, such as `contents/Content-Focus-with-Images.php`. */
describe('a page of Uncode', () => {
  const page = (inner: string): string =>
    `[vc_row row_height_percent="0" back_color="accent" overlay_alpha="50" uncode_shortcode_id="117715"][vc_column column_width_percent="100" gutter_size="3" width="1/1" uncode_shortcode_id="151633"]${inner}[/vc_column][/vc_row]`;

  test.each([
    [
      'a heading with a line below it',
      '[vc_custom_heading heading_semantic="h3" text_size="h1" sub_lead="yes" subheading="Drawn by hand." uncode_shortcode_id="1"]Kites and cups[/vc_custom_heading]',
      ['## Kites and cups', 'Drawn by hand.'],
    ],
    [
      'a paragraph in large letters',
      '[vc_custom_heading heading_semantic="p" text_size="h4"]We draw kites.<br />\nAnd cups.[/vc_custom_heading]',
      ['We draw kites.\nAnd cups.'],
    ],
    [
      'a heading that leads on, with what is marked in it',
      '[vc_custom_heading heading_semantic="h2" link="url:https%3A%2F%2Felse.example%2Fgo|||"]All [uncode_hl_text color="accent" height="8"]kites[/uncode_hl_text][/vc_custom_heading]',
      ['## [All kites](https://else.example/go)'],
    ],
    [
      'pictures in a heading',
      '[vc_custom_heading heading_semantic="h1" inline_media="yes" medias="77" media_height="100"]All [uncode_inline_image] kites[/vc_custom_heading]',
      ['[one.jpg]', '## All kites'],
    ],
    ['a heading of WPBakery', '[vc_custom_heading text="Kites" font_container="tag:h2|text_align:left"]', ['## Kites']],
    [
      'a number',
      '[uncode_counter value="15" prefix="$" counter_color="" size="h1" weight="600" text="Kites" suffix="K"]',
      ['$15K', 'Kites'],
    ],
    [
      'a price',
      '[uncode_pricing title="Basic|For one" price="$25|per month" body="5|Kites\n2|Cups" button="url:https%3A%2F%2Felse.example%2Fgo|title:Sign%20up||"]',
      ['## Basic For one', '$25 per month', '5 Kites\n2 Cups', '[Sign up](https://else.example/go)'],
    ],
    [
      'a picture',
      '[vc_single_image media="77" media_width_percent="100" media_ratio="four-five" uncode_shortcode_id="2"]',
      ['[one.jpg]'],
    ],
    [
      'a gallery',
      '[vc_gallery el_id="gallery-1" type="carousel" medias="77,78" carousel_lg="1" media_items="media|lightbox|original,title" gutter_size="0"]',
      ['[one.jpg, two.jpg]'],
    ],
    [
      'a button',
      '[vc_button button_color="accent" border_width="0" link="url:https%3A%2F%2Felse.example%2Fgo||target:%20_blank|"]Go on[/vc_button]',
      ['[Go on](https://else.example/go)'],
    ],
    [
      'tabs',
      '[vc_tabs][vc_tab title="Print" tab_id="1-1" excerpt="Everything that we print here"]Words[/vc_tab][/vc_tabs]',
      ['## Print', 'Everything that we print here', 'Words'],
    ],
  ])('keeps %s', async (_name, html, expected) => {
    const { parts, told } = await read(page(html));
    expect(parts).toEqual(expected);
    // What is only marked in a line is told as what it was.
    expect(told.replace('The shortcode [uncode_hl_text] was not taken.', '')).toBe('');
  });

  test('tells where a picture leads', async () => {
    const { parts, told } = await read(
      page('[vc_single_image media="77" media_link="url:https%3A%2F%2Felse.example%2Fgo|||"]'),
    );
    expect(parts).toEqual(['[one.jpg]']);
    expect(told).toBe('A link without words was not taken: https://else.example/go.');
  });
});

/**
 * Elementor 4: `modules/atomic-widgets` of the plugin (`elements`, `prop-types/image-src-prop-type.php`, `html-v3`, `svg-src`,
 * `video-src`, and the pages in its tests), `modules/components` (`elementor_component`).
 */
describe('a page of Elementor 4', () => {
  const kind = ($$type: string, value: unknown) => ({ $$type, value });
  const source = (id: number | null, url: string | null) =>
    kind('image-src', {
      id: id === null ? null : kind('image-attachment-id', id),
      url: url === null ? null : kind('url', url),
      alt: null,
    });
  const picture = (id: number | null, url: string | null) =>
    kind('image', { src: source(id, url), size: kind('string', 'full') });
  const widget = (widgetType: string, settings: object, styles: object | readonly [] = []) => ({
    id: '1',
    elType: 'widget',
    widgetType,
    settings: { classes: kind('classes', ['e-1']), ...settings },
    styles,
    interactions: [],
    editor_settings: [],
    elements: [],
  });
  const box = (elements: readonly object[], styles: object = {}) => [
    { id: '0', elType: 'e-flexbox', settings: [], styles, elements },
  ];
  const page = (elements: unknown): string =>
    meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', JSON.stringify(elements));
  const rich = (content: string) => kind('html-v3', { content: kind('string', content), children: [] });

  test.each([
    [
      'a heading',
      box([widget('e-heading', { title: rich('All <b>kites</b>'), tag: kind('string', 'h2') })]),
      ['## All **kites**'],
    ],
    ['a heading as it was before', box([widget('e-heading', { title: kind('string', 'Kites') })]), ['## Kites']],
    [
      'a button',
      box([
        widget('e-button', {
          text: rich('Go'),
          link: kind('link', { destination: kind('url', 'https://else.example/go'), tag: kind('string', 'a') }),
        }),
      ]),
      ['[Go](https://else.example/go)'],
    ],
    [
      'a picture by its number',
      box([widget('e-image', { image: picture(77, null), alt: kind('string', 'A kite') })]),
      ['[one.jpg A kite]'],
    ],
    ['a picture by its address', box([widget('e-image', { image: picture(null, at('one.jpg')) })]), ['[one.jpg]']],
    [
      'a film of its own',
      box([widget('e-self-hosted-video', { source: kind('video-src', { id: null, url: kind('url', at('a.mp4')) }) })]),
      ['[a.mp4]'],
    ],
    [
      'a film by its address alone',
      box([widget('e-self-hosted-video', { source: kind('url', at('a.mp4')) })]),
      ['[a.mp4]'],
    ],
    [
      'what its styles put behind a part, once',
      box([], {
        'e-0': {
          id: 'e-0',
          type: 'class',
          variants: ['desktop', 'mobile'].map((breakpoint) => ({
            meta: { breakpoint, state: null },
            props: {
              background: kind('background', {
                'background-overlay': kind('background-overlay', [
                  kind('background-image-overlay', { image: picture(77, null), size: kind('string', 'cover') }),
                ]),
              }),
            },
          })),
        },
      }),
      ['[one.jpg]'],
    ],
  ])('keeps %s', async (_name, elements, expected) => {
    expect(await read('', page(elements))).toEqual({ parts: expected, told: '' });
  });

  test('has its components in their places', async () => {
    const part = `<item><title>Card</title><wp:post_type>elementor_component</wp:post_type><wp:post_id>90</wp:post_id><wp:status>publish</wp:status>${page(box([widget('e-heading', { title: rich('Of a component') })]))}</item>`;
    const instance = kind('component-instance', { component_id: kind('number', 90) });
    const { parts, told } = await readItems(
      item('', page(box([widget('e-component', { component_instance: instance })]))),
      part,
    );
    expect([parts, told]).toEqual([['## Of a component'], '']);
  });

  test.each([
    [
      'in its fourth version',
      widget('e-heading', { title: kind('dynamic', { name: 'post-title', settings: {} }) }),
      'e-heading (post-title)',
    ],
    [
      'before',
      {
        elType: 'widget',
        widgetType: 'heading',
        settings: {
          title: 'Add Your Heading',
          __dynamic__: { title: '[elementor-tag id="a" name="post-title" settings="%7B%7D"]' },
        },
        elements: [],
      },
      'heading (post-title)',
    ],
  ])('has nothing in whose place the old site put something: %s', async (_name, element, name) => {
    const { parts, told } = await read('', page(box([element])));
    expect([parts, told]).toEqual([[], `A part that a page builder makes was not taken: ${name}.`]);
  });

  test('keeps the pictures that lie over or behind its older parts', async () => {
    const settings = {
      background_image: { url: at('one.jpg'), id: 77 },
      background_overlay_image: { url: at('two.jpg'), id: 78 },
    };
    const text = {
      elType: 'widget',
      widgetType: 'text-editor',
      settings: { editor: '<p>Words</p>', _background_image: { url: at('three.jpg'), id: 79 } },
    };
    const { parts } = await read('', page([{ elType: 'section', settings, elements: [text] }]));
    expect(parts).toEqual(['[one.jpg]', '[two.jpg]', '[three.jpg]', 'Words']);
  });
});

/** Brizy: `editor/post.php`, `editor/site-url-replacer.php` and `config.php` of the plugin: its pages keep the site's address out of them. */
describe('a page of Brizy', () => {
  const html =
    '<div class="brz-root__container"><a href="{@brizy_SITE_URL_PLACEHOLDER@}/about/"><span>About</span></a><img src="{@brizy_SITE_URL_PLACEHOLDER@}/up/one.jpg"></div><!-- version:1559891064 -->';

  test.each([
    ['in the usual text', html, ''],
    [
      'beside it',
      '',
      meta('brizy', JSON.stringify({ 'brizy-post': { compiled_html: Buffer.from(html).toString('base64') } })),
    ],
  ])('has the addresses of its site: %s', async (_name, content, more) => {
    const { items, parts } = await readItems(item(content, more));
    expect(parts).toEqual(['[About](https://old.example/about/)', '[one.jpg]']);
    const [, block] = items[0]?.blocks ?? [];
    expect(block).toMatchObject({ kind: 'pictures', pictures: [{ addresses: ['https://old.example/up/one.jpg'] }] });
  });
});
