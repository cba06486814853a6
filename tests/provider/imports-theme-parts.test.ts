import { describe, expect, test } from 'vitest';
import { attachment, item, readItems, readText } from './support/read-exports.ts';

const at = (name: string): string => `https://old.example/up/${name}`;

describe("a theme's own element in a page of a page builder", () => {
  const inPage = (code: string): string => `[vc_row][vc_column]${code}[/vc_column][/vc_row]`;
  const plugin = 'What a plugin draws in its own way stands as words and pictures:';

  test.each([
    ['its title', '[naix_section_title title="Meet our team"]', ['## Meet our team']],
    ['a person', '[naix_member name="Ann Lee" job="Art Director"]', ['Ann Lee', 'Art Director']],
    [
      'words of names that nobody knows',
      '[naix_box lead_in="We draw kites and paint them"]',
      ['We draw kites and paint them'],
    ],
    ['a place', '[naix_box location="16 Main Street" location2="10033, NY"]', ['16 Main Street', '10033, NY']],
    [
      'a button that its link names',
      '[naix_box title="Kites" link="url:https%3A%2F%2Felse.example%2F|title:All%20of%20them||"]',
      ['## Kites', '[All of them](https://else.example/)'],
    ],
    [
      'parts that are coded in one value',
      `[naix_clients parts="${encodeURIComponent('[{"title":"Uber","link":"|||"},{"title":"Zara"}]')}"]`,
      ['## Uber', '## Zara'],
    ],
    ['pictures', `[naix_duo first="${at('one.jpg')}" other_img="${at('two.jpg')}"]`, ['[one.jpg]', '[two.jpg]']],
  ])('keeps %s, and is told', async (_name, code, parts) => {
    const read = await readText(inPage(code));
    expect(read.parts).toEqual(parts);
    expect(read.told).toContain(`${plugin} [naix_`);
  });

  test('leaves its settings, and what other plugins call a form', async () => {
    const { parts, told } = await readText(
      inPage(
        '[naix_box position="left" number="6" title="yes" css_classes="one two three" offset="a b c"][naix_empty_space height="90"][contact-form-7 id="4" title="Contact form 1"]',
      ),
    );
    expect(parts).toEqual([]);
    expect(told).toBe('2 shortcodes were not taken: [naix_box], [contact-form-7].');
  });

  test('is told where the site fills it', async () => {
    const { parts, told } = await readText(inPage('[naix_latest_posts title="From our blog"]'));
    expect(parts).toEqual(['## From our blog']);
    expect(told).toBe('The shortcode [naix_latest_posts] was not taken.');
  });

  test('is told as before elsewhere', async () => {
    const { parts, told } = await readText('[naix_section_title title="Meet our team"]');
    expect(parts).toEqual([]);
    expect(told).toBe('The shortcode [naix_section_title] was not taken.');
  });
});

describe("a builder's element keeps", () => {
  test.each([
    [
      'the picture of its style',
      `[vc_row css=".vc_custom_1{background-image: url(${at('one.jpg')}?id=7) !important;}"][/vc_row]`,
      ['[one.jpg?id=7]'],
    ],
    [
      'a film behind it, once',
      `[fusion_builder_container video_mp4="${at('one.mp4')}" video_webm="${at('one.webm')}" video_preview_image="${at('one.jpg')}"][/fusion_builder_container]`,
      ['[one.jpg]', '[one.mp4]'],
    ],
    [
      'both pictures of before and after, with their names',
      `[fusion_image_before_after before_image="${at('one.jpg')}" after_image="${at('two.jpg')}" before_label="Then" after_label="Now" /]`,
      ['[one.jpg]', '[two.jpg]', 'Then', 'Now'],
    ],
    ['a caption', `[fusion_image image="${at('one.jpg')}" image_caption="A kite" /]`, ['[one.jpg A kite]']],
    ['no answer as a caption', `[av_image src='${at('one.jpg')}' caption='yes'][/av_image]`, ['[one.jpg]']],
    [
      'the words of its button',
      "[av_promobox button='yes' label='Look here' link='manually,https://else.example/'][/av_promobox]",
      ['[Look here](https://else.example/)'],
    ],
    [
      'bars with their numbers',
      `[vc_progress_bar values="${encodeURIComponent('[{"label":"Drawing","value":"90"}]')}" units="%"]`,
      ['Drawing 90'],
    ],
    [
      'a price and what it is for',
      '[et_pb_pricing_table title="Kite" sum="99" per="month"][/et_pb_pricing_table]',
      ['## Kite', '99', 'month'],
    ],
    [
      'a film of another service behind a row',
      '[vc_row video_bg="yes" video_bg_url="https://vimeo.com/76979871"][/vc_row]',
      ['[https://vimeo.com/76979871](https://vimeo.com/76979871)'],
    ],
    [
      'both sides of a card',
      '[fusion_flip_box title_front="Front" text_front="Words" title_back="Back"]Behind[/fusion_flip_box]',
      ['Front', 'Words', 'Back', 'Behind'],
    ],
    [
      'how somebody is reached',
      '[fusion_person name="Ann Lee" email="ann@else.example" phone="030 123456"][/fusion_person]',
      ['Ann Lee', 'ann@else.example', '030 123456'],
    ],
    ['a number of a bar', '[fusion_progress percentage="80" text="Drawing"][/fusion_progress]', ['## Drawing', '80']],
    ['a share of a pie', '[vc_pie value="75" title="Kites" units="%"]', ['## Kites', '75 %']],
    [
      'shares of a chart',
      `[vc_round_chart values="${encodeURIComponent('[{"title":"Kites","value":"60"}]')}"]`,
      ['Kites 60'],
    ],
    ['a title above a gallery', `[vc_gallery title="Our kites" images=""]`, ['## Our kites']],
    ['who sings', `[et_pb_audio title="Song" artist_name="Ann Lee"][/et_pb_audio]`, ['## Song', 'Ann Lee']],
    ['no name that its authors gave it', '[et_pb_section admin_label="Our hero section here"][/et_pb_section]', []],
  ])('%s', async (_name, code, parts) => {
    expect((await readText(code)).parts).toEqual(parts);
  });

  test('pictures behind banners and sections, by their numbers', async () => {
    const { parts } = await readItems(
      item('[ux_banner bg="77"][text_box]Words[/text_box][/ux_banner]\n[section bg="78"][/section][row bg="4"][/row]'),
      attachment(77, 'one.jpg'),
      attachment(78, 'two.jpg'),
    );
    expect(parts).toEqual(['[one.jpg]', 'Words', '[two.jpg]']);
  });

  test('where somebody else is, which is told', async () => {
    const { told } = await readText(
      '[fusion_person name="Ann Lee" facebook="https://else.example/ann"][/fusion_person]',
    );
    expect(told).toBe('A link without words was not taken: https://else.example/ann.');
  });

  test("a film's still, which is told", async () => {
    const { told } = await readText(
      `[et_pb_video src="https://vimeo.com/76979871" image_src="${at('still.jpg')}"][/et_pb_video]`,
    );
    expect(told).toContain("A film's still was not taken: still.jpg.");
  });
});

describe("a plugin's gallery that names no pictures", () => {
  const own = (id: number, name: string): string => attachment(id, name, '<wp:post_parent>5</wp:post_parent>');

  test.each(['[imagelist]', '[image_list]', '[portfolio_slideshow]', '[photo-gallery size="large"]'])(
    'shows those of the item: %s',
    async (code) => {
      const { parts, told } = await readItems(
        item(`Before\n\n${code}\n\nAfter`, '<wp:post_id>5</wp:post_id>'),
        own(77, 'one.jpg'),
        own(78, 'two.jpg'),
      );
      expect(parts).toEqual(['Before', '[one.jpg, two.jpg]', 'After']);
      expect(told).toContain('What a plugin draws in its own way stands as words and pictures: [');
    },
  );

  test('is told where the item has none, or it is that of something else', async () => {
    const none = await readItems(item('[imagelist]', '<wp:post_id>6</wp:post_id>'), own(77, 'one.jpg'));
    expect(none.told).toBe('The shortcode [imagelist] was not taken.');
    const other = await readItems(item('[photo_gallery id="77"]', '<wp:post_id>5</wp:post_id>'), own(77, 'one.jpg'));
    expect([other.parts, other.told]).toEqual([[], 'The shortcode [photo_gallery] was not taken.']);
  });

  test.each(['[sic]', '[photo]', '[gallery of kites]', '[pictures]'])('is no word: %s', async (words) => {
    const { parts } = await readItems(item(`Before ${words} after`, '<wp:post_id>5</wp:post_id>'), own(77, 'one.jpg'));
    expect(parts).toEqual([expect.stringContaining(words.slice(1, 4))]);
  });
});

test.each([
  ['typed', '#include <stdio.h>\nint a() {\n    return b[0] < 5;\n}'],
  ['as an editor keeps it', '#include &lt;stdio.h&gt;\nint a() {\n    return b[0] &lt; 5;\n}'],
])('code between shortcodes keeps its characters and lines, %s', async (_name, code) => {
  const { parts, told } = await readText(`[code lang="c"]\n${code}\n[/code]`);
  expect(parts).toEqual(['\\#include <stdio.h>\nint a() {\n\u{A0}\u{A0}\u{A0}\u{A0}return b\\[0\\] < 5;\n}']);
  expect(told).toBe('A piece of code stands as usual text, with its lines.');
});

test('a link that a shortcode would have made leads nowhere, and is told', async () => {
  const { parts, told } = await readText('See <a href="[add_to_cart_url sku=X]">the kite</a>.');
  expect(parts).toEqual(['See the kite.']);
  expect(told).toContain('“the kite”');
});

test('an alt text has words alone, and what is empty is not told', async () => {
  const { parts, told } = await readText(
    `<img alt="Summer &lt;br class='x' /&gt;kites &lt; 3" src="${at('one.jpg')}"><code></code><s> </s>`,
  );
  expect([parts, told]).toEqual([['[one.jpg Summer kites < 3]'], '']);
});

test.each([
  ['tabs', '[tabs][tab title="Print"]We print[/tab][/tabs]', ['## Print', 'We print']],
  ['an accordion', '[accordion heading="Why?" text="left"]Because[/accordion]', ['## Why?', 'Because']],
  ['a folded part', '[toggle title="Why?" open="yes"]Because[/toggle]', ['## Why?', 'Because']],
  ['no name that its authors gave it', '[section label="Hero section"]Words[/section]', ['Words']],
])('what arranges others keeps its heading: %s', async (_name, code, parts) => {
  const read = await readText(code);
  expect([read.parts, read.told]).toEqual([parts, '']);
});

test.each([
  ['a row of Impreza keeps what is behind it', '[vc_row us_bg_image="78"][/vc_row]', ['[two.jpg]']],
  ['a row of Uncode keeps what is behind it', '[vc_row back_image="78"][/vc_row]', ['[two.jpg]']],
  ['a picture of Uncode comes', '[vc_single_image media="77"]', ['[one.jpg]']],
  ['a gallery of Uncode comes', '[vc_gallery medias="77,78"]', ['[one.jpg, two.jpg]']],
  [
    'a button in a row of Enfold leads on',
    "[av_buttonrow][av_buttonrow_item label='Go' link='manually,https://else.example/go'][/av_buttonrow]",
    ['[Go](https://else.example/go)'],
  ],
  [
    'a bar of Enfold has its number',
    "[av_progress][av_progress_bar title='Kites' progress='80'][/av_progress]",
    ['## Kites', '80'],
  ],
  [
    'a part of a time line of Enfold has its date',
    "[av_timeline][av_timeline_item date='2019' title='Begun']Words[/av_timeline_item][/av_timeline]",
    ['## Begun', '2019', 'Words'],
  ],
])('%s', async (_name, html, expected) => {
  const { parts, told } = await readItems(item(html), attachment(77, 'one.jpg'), attachment(78, 'two.jpg'));
  expect([parts, told]).toEqual([expected, '']);
});
