import { describe, expect, test } from 'vitest';
import { attachment, item, meta, readItems, readText } from './support/read-exports.ts';

describe("a builder's picture", () => {
  const one = 'https://old.example/up/one.jpg';

  test.each([
    ['Avada', `[fusion_imageframe image_id="77|full" lightbox="no"]${one}[/fusion_imageframe]`],
    ['Avada, with its number alone', '[fusion_imageframe image_id="77|full"][/fusion_imageframe]'],
    ['Avada, in a carousel', `[fusion_images][fusion_image image="${one}" image_id="77|full" /][/fusion_images]`],
    ['Avada, wrapped by the editor', `[fusion_imageframe]<p>${one}</p>[/fusion_imageframe]`],
    ['Impreza', '[us_image image="77|large"]'],
    ['Flatsome', '[ux_image id="77" image_size="original"]'],
    ['Enfold', `[av_image src='${one}' attachment='77' attachment_size='full'][/av_image]`],
    ['WPBakery', '[vc_single_image image="77"]'],
    ['somebody', `[framed_photo style="round"]${one}[/framed_photo]`],
  ])('of %s comes, once', async (_name, code) => {
    const { parts, told } = await readItems(item(`Before\n\n${code}\n\nAfter`), attachment(77, 'one.jpg'));
    expect(parts).toEqual(['Before', '[one.jpg]', 'After']);
    expect(told.replace('The shortcode [framed_photo] was not taken.', '')).toBe('');
  });

  test('with a suffix to each number of a gallery comes too', async () => {
    const { parts } = await readItems(
      item('[fusion_gallery image_ids="77|full,78|full"]'),
      attachment(77, 'one.jpg'),
      attachment(78, 'two.jpg'),
    );
    expect(parts).toEqual(['[one.jpg, two.jpg]']);
  });

  test('leads where it led, or that is told', async () => {
    const { parts, told } = await readItems(
      item(
        [
          `[vc_single_image image="77" onclick="custom_link" link="url:https%3A%2F%2Felse.example%2Fa|target:_blank"]`,
          `[et_pb_image src="${one}" url="https://else.example/b"][/et_pb_image]`,
          `[fusion_imageframe link="https://else.example/c"]${one}[/fusion_imageframe]`,
          `[av_image src='${one}' link='manually,https://else.example/d'][/av_image]`,
        ].join('\n'),
      ),
      attachment(77, 'one.jpg'),
    );
    expect(parts).toEqual(['[one.jpg]', '[one.jpg]', '[one.jpg]', '[one.jpg]']);
    for (const path of 'abcd') expect(told).toContain(`https://else.example/${path}`);
    expect(told).toContain('4 links of pictures were not taken');
  });
});

describe('where each picture of a WPBakery gallery leads is told', () => {
  const lines = ['https://else.example/a', 'https://else.example/b?x=1,2'];
  const coded = Buffer.from(encodeURIComponent(lines.join(','))).toString('base64');

  test.each([
    ['as the sixth version keeps it', `onclick="custom_link" custom_links="#E-8_${coded}"`, true],
    ['as older ones do', `onclick="custom_link" custom_links="${lines.join(',')}"`, true],
    ['but not where pictures open themselves', `onclick="link_image" custom_links="#E-8_${coded}"`, false],
  ])('%s', async (_name, values, isTold) => {
    for (const name of ['vc_gallery', 'vc_images_carousel']) {
      const read = await readItems(item(`[${name} images="77" ${values}]`), attachment(77, 'one.jpg'));
      expect(read.parts).toEqual(['[one.jpg]']);
      const told = '2 links of pictures were not taken: https://else.example/a, https://else.example/b?x=1,2.';
      expect(read.told).toBe(isTold ? told : '');
    }
  });
});

test.each([
  ['Avada', '[fusion_button link="https://else.example/"]Look[/fusion_button]'],
  ['Divi', '[et_pb_button button_url="https://else.example/" button_text="Look" /]'],
  ['WPBakery', '[vc_btn title="Look" link="url:https%3A%2F%2Felse.example%2F|title:Look"]'],
  ['Impreza', '[us_btn label="Look" link="url:https%3A%2F%2Felse.example%2F"]'],
  ['Enfold', "[av_button label='Look' link='manually,https://else.example/' color='theme-color']"],
  ['Flatsome', '[button text="Look" link="https://else.example/"]'],
  ['a theme', '[button url="https://else.example/"]Look[/button]'],
])('a button of %s keeps its words and its link', async (_name, code) => {
  const { parts, told } = await readText(`Before\n\n${code}\n\nAfter`);
  expect(parts).toEqual(['Before', '[Look](https://else.example/)', 'After']);
  expect(told).toBe('');
});

test('the link of what else a builder makes stays with its title, or is told', async () => {
  const { parts, told } = await readText(
    [
      '[et_pb_blurb title="A blurb" url="https://else.example/a"]Words.[/et_pb_blurb]',
      '[vc_column link="https://else.example/b"]In a column[/vc_column]',
    ].join('\n'),
  );
  expect(parts).toEqual(['## [A blurb](https://else.example/a)', 'Words.', 'In a column']);
  expect(told).toContain('https://else.example/b');
});

test('code that Avada keeps as base64 is read as what it is', async () => {
  const { parts } = await readText(`[fusion_code]${Buffer.from('<p>Words é</p>').toString('base64')}[/fusion_code]`);
  expect(parts).toEqual(['Words é']);
});

test.each([
  '[products ids="12,13"]',
  '[ux_products ids="12,13"][/ux_products]',
  '[ngg src="galleries" ids="12,13"]',
  '[playlist ids="12,13"]',
  '[vc_basic_grid include="12,13"]',
  '[featured_team ids="12,13"]',
])('numbers of something else are not taken for pictures: %s', async (code) => {
  const { parts, told } = await readItems(item(`Before\n\n${code}\n\nAfter`), attachment(12, 'one.jpg'));
  expect(parts).toEqual(['Before', 'After']);
  expect(told).toBe(`The shortcode [${/\w+/.exec(code)?.[0] ?? ''}] was not taken.`);
});

test.each(['[vc_media_grid include="12"]', '[vc_masonry_media_grid include="12"]', '[my_slider ids="12"]'])(
  'numbers of pictures still are: %s',
  async (code) => {
    const { parts } = await readItems(item(code), attachment(12, 'one.jpg'));
    expect(parts).toEqual(['[one.jpg]']);
  },
);

describe("Elementor's page", () => {
  const page = (...widgets: readonly object[]): string =>
    JSON.stringify([{ elType: 'section', elements: [{ elType: 'column', elements: widgets }] }]);
  const widget = (widgetType: string, settings: object): object => ({ elType: 'widget', widgetType, settings });
  const built = page(
    widget('heading', { title: 'Upar' }),
    widget('text-editor', { editor: '<p>Words that stand in the builder alone.</p>' }),
    widget('image', {
      image: { id: 77, url: 'https://old.example/up/one.jpg' },
      link_to: 'custom',
      link: { url: 'https://else.example/picture' },
    }),
    widget('icon-box', { title_text: 'Kites', link: { url: 'https://else.example/kites' } }),
    widget('countdown', {}),
  );
  const words = [
    '## Upar',
    'Words that stand in the builder alone.',
    '[one.jpg]',
    '### [Kites](https://else.example/kites)',
  ];

  test.each([
    ['a text that has less', '<p>Upar</p>', []],
    ['a text that has a part of nobody else', '<p>Upar</p><p>Three days are left.</p>', ['Three days are left.']],
    ['no text', '', []],
    [
      'a text with another picture',
      '<p>Upar</p><img src="https://old.example/up/one.jpg"><img src="https://old.example/up/two.jpg">',
      ['[two.jpg]'],
    ],
  ])('is taken whole beside %s', async (_name, text, more) => {
    const { parts, told } = await readItems(
      item(text, meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', built)),
      attachment(77, 'one.jpg'),
    );
    expect(parts).toEqual([...words, ...more]);
    expect(told).toContain('The link of a picture was not taken: https://else.example/picture.');
    expect(told).toContain('countdown');
  });

  test('comes behind the text of a page that was taken back to the usual editor', async () => {
    const { parts } = await readItems(
      item('<p>New words</p>', meta('_elementor_data', built)),
      attachment(77, 'one.jpg'),
    );
    expect(parts).toEqual(['New words', ...words]);
  });

  test('tells once what both copies have lost', async () => {
    const form = '<form><input></form>';
    const { told } = await readItems(item(form, meta('_elementor_data', page(widget('html', { html: form + form })))));
    expect(told).toBe('2 forms were not taken.');
  });

  test('keeps what stands in parts that hold others, and the words of usual parts', async () => {
    const inner = widget('text-editor', { editor: '<p>Within.</p>' });
    const { parts, told } = await readItems(
      item(
        '',
        meta(
          '_elementor_data',
          page(
            {
              ...widget('nested-accordion', { items: [{ item_title: 'A fold' }] }),
              elements: [{ elType: 'container', elements: [inner] }],
            },
            widget('call-to-action', {
              title: 'Come',
              description: 'And see.',
              button: 'Go',
              link: { url: 'https://else.example/go' },
            }),
            { elType: 'container', settings: { link: { url: 'https://else.example/all' } }, elements: [] },
          ),
        ),
      ),
    );
    expect(parts).toEqual(['## A fold', 'Within.', '## Come', 'And see.', '[Go](https://else.example/go)']);
    expect(told).toBe('A link without words was not taken: https://else.example/all.');
  });
});

test('what Divi keeps in values comes: films, numbers, prices, portraits, sounds, links', async () => {
  const { parts, told } = await readText(
    [
      '[et_pb_video src="https://vimeo.com/76979871"][/et_pb_video]',
      '[et_pb_number_counter title="Projects" number="120" /]',
      '[et_pb_pricing_table title="Small" currency="€" sum="12"]One[/et_pb_pricing_table]',
      '[et_pb_testimonial author="Asha" portrait_url="/up/p.jpg"]Good[/et_pb_testimonial]',
      '[et_pb_audio audio="/up/t.mp3" title="Talk"][/et_pb_audio]',
      '[et_pb_team_member name="Anna" facebook_url="https://else.example/anna"]Draws[/et_pb_team_member]',
      '[et_pb_contact_form title="Write"][et_pb_contact_field field_title="Name"][/et_pb_contact_field][/et_pb_contact_form]',
      '[et_pb_blog posts_number="3"][/et_pb_blog]',
    ].join('\n'),
  );
  expect(parts).toEqual([
    '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
    '## Projects',
    '120',
    '## Small',
    '€',
    '12',
    'One',
    '[p.jpg]',
    'Asha',
    'Good',
    '## Talk',
    'Anna',
    'Draws',
    '## Write',
  ]);
  for (const words of [
    'A sound was not taken: t.mp3.',
    'A link without words was not taken: https://else.example/anna.',
    '2 shortcodes were not taken: [et_pb_contact_form], [et_pb_blog].',
  ])
    expect(told).toContain(words);
});

test('a gallery of another text, and one without some pictures, are what they were', async () => {
  const { parts, told } = await readItems(
    item('[gallery id="50"]\n\n[gallery exclude="11"]', '<wp:post_id>40</wp:post_id>'),
    attachment(11, 'one.jpg', '<wp:post_parent>40</wp:post_parent>'),
    attachment(12, 'two.jpg', '<wp:post_parent>40</wp:post_parent>'),
    attachment(13, 'three.jpg', '<wp:post_parent>50</wp:post_parent>'),
  );
  expect(parts).toEqual(['[three.jpg]', '[two.jpg]']);
  expect(told).toBe('');
});

test('what Avada and Enfold keep in values comes as well', async () => {
  const { parts, told } = await readItems(
    item(
      [
        '[fusion_youtube id="https://www.youtube.com/watch?v=dQw4w9WgXcQ" /]',
        '[fusion_person name="Anna" picture="/up/p.jpg"]Draws[/fusion_person]',
        '[fusion_content_box title="Box" link="https://else.example/b" linktext="More"]In it[/fusion_content_box]',
        '[fusion_counter_box value="7" unit="kg"]Of tea[/fusion_counter_box]',
        "[av_slide slide_type='image' id='11' title='First'][/av_slide]",
        "[av_team_member name='Asha' job='Letters'][/av_team_member]",
      ].join('\n'),
    ),
    attachment(11, 'one.jpg'),
  );
  expect(parts).toEqual([
    '[https://www.youtube.com/watch?v=dQw4w9WgXcQ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    '[p.jpg]',
    'Anna',
    'Draws',
    '## Box',
    '[More](https://else.example/b)',
    'In it',
    '7 kg',
    'Of tea',
    '## First',
    '[one.jpg]',
    'Asha',
    'Letters',
  ]);
  expect(told).toContain('A film stays at www.youtube.com');
});

test.each([
  [
    'a straight value',
    '[vc_custom_heading text="Mine, titled “Biford”, is “known”." link="url:https%3A%2F%2Felse.example%2F"]',
  ],
  [
    'an end that an editor has changed',
    '[vc_custom_heading text="Mine, titled “Biford”, is “known”." link="https://else.example/”]',
  ],
])('typographic quotes within %s stay', async (_name, code) => {
  const { parts } = await readText(code);
  expect(parts).toEqual(['## [Mine, titled “Biford”, is “known”.](https://else.example/)']);
});
