import { describe, expect, test } from 'vitest';
import { item, meta, readItems } from './support/read-exports.ts';

const words = 'These words were typed by somebody who makes kites by the sea.';
const text = (value: string): string => `s:${String(Buffer.byteLength(value))}:"${value}";`;
const told = (fields: string): string => `Fields beside the text that were not taken: ${fields}.`;
const person = (role: string, name: string): string => `a:2:{${text('role')}${text(role)}${text('name')}${text(name)}}`;

describe('what somebody has typed beside a text is told', () => {
  test.each([
    ['under a key that is hidden', meta('_crb_intro', words), `crb_intro “${words}”`],
    [
      'of a list, as Carbon Fields keeps it',
      meta('_crb_slides|||0|value', '_') + meta('_crb_slides|title|0|0|value', 'A slide of ours'),
      'crb_slides|title|0|0|value “A slide of ours”',
    ],
    [
      'under the name of a setting',
      meta('page_intro', words) + meta('header_text', 'Kites of ours') + meta('job_position', 'Maker of Kites'),
      `page_intro “${words}”, header_text “Kites of ours”, job_position “Maker of Kites”`,
    ],
    [
      'in a group',
      meta('credits', `a:2:{i:0;${person('Director', 'Ann Kite')}i:1;${person('Camera', 'Bo')}}`),
      'credits “Director, Ann Kite, Camera, Bo”',
    ],
    [
      'in a list',
      meta('awards', `a:2:{i:0;${text('Gold Lion')}i:1;${text('A Pencil')}}`),
      'awards “Gold Lion, A Pencil”',
    ],
    ['as JSON', meta('facts', '{"client":"Acme","words":"We made kites"}'), 'facts “Acme, We made kites”'],
    [
      'as a link',
      meta('more', `a:2:{${text('title')}${text('Go on')}${text('url')}${text('https://else.example/go')}}`),
      'more “Go on, https://else.example/go”',
    ],
    [
      'as a shortcode',
      meta('film', '[video src="https://old.example/a.mp4"]'),
      'film “[video src="https://old.example/a.mp4"]”',
    ],
    [
      'where a film is',
      meta('_portfolio_video', 'https://vimeo.com/76979871') +
        meta('_format_video_embed', '<iframe src="https://player.vimeo.com/video/1"></iframe>'),
      'portfolio_video “https://vimeo.com/76979871”, format_video_embed “https://player.vimeo.com/video/1”',
    ],
    [
      'where a film is, among settings',
      meta('options', `a:2:{${text('layout')}${text('wide')}${text('film')}${text('https://files.example/a.mp4')}}`),
      'options “https://files.example/a.mp4”',
    ],
    [
      'of a work in a word, under keys that are hidden',
      meta('_bean_portfolio_role', 'Designer') +
        meta('_a7x_item_date', '2020-11-10T12:04:00') +
        meta('_bean_role_style', 'Large'),
      'bean_portfolio_role “Designer”, a7x_item_date “2020-11-10T12:04:00”',
    ],
    [
      'as what the feed hands out',
      meta('enclosure', 'https://pod.example/one.mp3\n18000\naudio/mpeg') +
        meta('enclosure', 'https://pod.example/two.mp4\n1\nvideo/mp4'),
      'enclosure “https://pod.example/one.mp3, https://pod.example/two.mp4”',
    ],
    ['under one key several times', meta('award', 'Gold') + meta('award', 'Silver'), 'award “Gold, Silver”'],
  ])('%s', async (_name, values, fields) => {
    expect((await readItems(item('Text.', values))).told).toBe(told(fields));
  });

  test('but not what the feed hands out of the text itself', async () => {
    const { told } = await readItems(
      item(
        '<a href="https://pod.example/one.mp3">Listen</a>',
        meta('enclosure', 'http://pod.example/one.mp3\n1\naudio/mpeg'),
      ),
    );
    expect(told).toBe('');
  });

  test('also what is more than can be named', async () => {
    const many = Array.from({ length: 60 }, (_one, at) => meta(`fact${String(at)}`, 'Words')).join('');
    expect((await readItems(item('Text.', many))).told).toContain('fact19 “Words”, 40 more.');
  });

  test.each([
    meta('_edit_lock', '1:1') + meta('_wp_page_template', 'Full width of the page'),
    meta('_font', 'center center') + meta('_custom_css', 'p { color: Red Blue }'),
    meta('_settings', `a:2:{${text('layout')}${text('wide')}${text('width')}i:900;}`),
    meta('broken', 'a:3:{broken Words of it'),
  ])('but no settings: %s', async (values) => {
    expect((await readItems(item('Text.', values))).told).toBe('');
  });
});

describe('what was written for search engines', () => {
  const excerpt = '<excerpt:encoded><![CDATA[An excerpt.]]></excerpt:encoded>';

  test.each([
    ['_yoast_wpseo_metadesc', 'A lamp for the harbour.', 'A lamp for the harbour.'],
    ['rank_math_description', 'A lamp for the harbour.', 'A lamp for the harbour.'],
    ['_seopress_titles_desc', 'A lamp for the harbour.', 'A lamp for the harbour.'],
    ['_yoast_wpseo_metadesc', '%%excerpt%% | %%sitename%%', ''],
    ['rank_math_description', '%excerpt%', ''],
    ['_aioseo_description', '#post_excerpt', ''],
    ['_yoast_wpseo_metadesc', '', ''],
  ])('is the description of the record: %s, %s', async (key, value, description) => {
    const { items, told } = await readItems(item('Words', meta(key, value)));
    expect([items[0]?.searchDescription, told]).toEqual([description, '']);
  });

  test('goes before an excerpt, which is told then', async () => {
    const both = await readItems(item('Words', excerpt + meta('_yoast_wpseo_metadesc', 'A lamp.')));
    expect([both.items[0]?.searchDescription, both.told]).toEqual([
      'A lamp.',
      'Fields beside the text that were not taken: excerpt “An excerpt.”.',
    ]);
    const alone = await readItems(item('Words', excerpt));
    expect([alone.items[0]?.searchDescription, alone.told]).toEqual(['An excerpt.', '']);
  });

  test('as a title is told', async () => {
    const { told } = await readItems(
      item('Words', meta('_yoast_wpseo_title', 'Lamps by the sea') + meta('rank_math_title', '%title% %sep%')),
    );
    expect(told).toBe('Fields beside the text that were not taken: title for search engines “Lamps by the sea”.');
  });
});

test.each([
  [
    'a number that a field of Advanced Custom Fields holds',
    meta('price', '250') + meta('_price', 'field_5f1a'),
    'price “250”',
  ],
  ['a day', meta('opened', '20190506') + meta('_opened', 'field_5f1a'), 'opened “20190506”'],
  ['another order', meta('_size', 'field_5f1a') + meta('size', '120 - 80'), 'size “120 - 80”'],
  ['what no field names', meta('price', '250') + meta('_price', '250'), ''],
  ['a setting', meta('columns', '3'), ''],
])('is told where somebody has typed it: %s', async (_name, kept, fields) => {
  const read = await readItems(item('Words', kept));
  expect(read.told).toBe(fields === '' ? '' : told(fields));
});
