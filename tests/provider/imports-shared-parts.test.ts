import { expect, test } from 'vitest';
import { readHtml } from '../../provider/src/imports/html.ts';
import { attachment, item, meta, readItems, readText } from './support/read-exports.ts';

const library = ['one', 'two'].map((name, index) => attachment(77 + index, `${name}.jpg`));

/** An item that texts name by its number or its slug. */
const part = (type: string, id: number, title: string, html: string, more = '', status = 'publish'): string =>
  item(
    html,
    `<wp:post_type>${type}</wp:post_type><wp:post_id>${String(id)}</wp:post_id><wp:post_name>slug-${String(id)}</wp:post_name><wp:status>${status}</wp:status>${more}`,
    title,
  );
const block = (id: number, html: string, title = 'Studio note', status = 'publish'): string =>
  part('wp_block', id, title, html, '', status);
const picture =
  '<!-- wp:image {"id":77} --><figure><img src="https://old.example/up/one.jpg"></figure><!-- /wp:image -->';

test('a reusable block stands where a text names it', async () => {
  const { parts, told, found } = await readItems(
    item('<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:block {"ref":123} /--><p>After</p>'),
    block(
      123,
      `<!-- wp:paragraph --><p>In <a href="https://else.example/">Upar</a>.</p><!-- /wp:paragraph -->${picture}`,
    ),
    block(124, '<p>Nowhere</p>', 'Old note'),
    ...library,
  );
  expect(parts).toEqual(['Before', 'In [Upar](https://else.example/).', '[one.jpg]', 'After']);
  expect(told).toBe('');
  expect(found.plan.skipped).toContainEqual({
    reason: 'Reusable blocks that stand in no text',
    count: 1,
    names: ['“Old note” (number 124)'],
  });
});

test.each([
  ['is not in the export', '<!-- wp:block {"ref":99} /-->', [], 'number 99'],
  ['was a draft', '<!-- wp:block {"ref":123} /-->', [block(123, '<p>x</p>', 'Note', 'draft')], '“Note” (number 123)'],
  [
    'stands in itself',
    '<!-- wp:block {"ref":123} /-->',
    [block(123, '<!-- wp:block {"ref":123} /-->', 'Note')],
    '“Note” (number 123)',
  ],
  [
    'is too much',
    '<!-- wp:block {"ref":123} /-->'.repeat(3),
    [block(123, `<p>${'x'.repeat(190_000)}</p>`, 'Note')],
    '“Note” (number 123)',
  ],
])('a reusable block that %s is told by its number and title', async (_why, html, more, name) => {
  const { told } = await readItems(item(html), ...more);
  expect(told).toBe(`A reusable block stands in it, which was not taken: ${name}.`);
});

test('a part that a text names thousands of times is read no more often than it is placed', () => {
  let reads = 0;
  const { losses } = readHtml('<!-- wp:block {"ref":1} /-->'.repeat(2000), {
    base: '',
    keepsLines: true,
    hasShortcodes: true,
    shared: () => ({ name: 'one', length: 100_000, read: () => `<p>${String((reads += 1))}</p>` }),
  });
  expect([reads, losses.count('reusable')]).toEqual([4, 1996]);
});

test('what a text says in its own way in a reusable block is what stands there', async () => {
  const own = {
    Heading: { content: 'Own <em>words</em>' },
    Button: { text: 'Press', url: 'https://else.example/own' },
    Picture: { url: 'https://old.example/up/two.jpg', id: 78, alt: 'Own alt' },
  };
  const { parts } = await readItems(
    item(`<!-- wp:block {"ref":123,"content":${JSON.stringify(own)}} /-->`),
    block(
      123,
      `<!-- wp:heading {"metadata":{"name":"Heading"}} -->
<h2>Usual words</h2>
<!-- /wp:heading --><!-- wp:button {"metadata":{"name":"Button"}} -->
<div class="wp-block-button"><a href="https://else.example/usual">Usual</a></div>
<!-- /wp:button --><!-- wp:image {"metadata":{"name":"Picture"}} -->
<figure class="wp-block-image"><img class="wp-image-77" src="https://old.example/up/one.jpg"></figure>
<!-- /wp:image --><p>The same for all</p>`,
    ),
    ...library,
  );
  expect(parts).toEqual([
    '## Own _words_',
    '[Press](https://else.example/own)',
    '[two.jpg Own alt]',
    'The same for all',
  ]);
});

const heading = JSON.stringify([{ elType: 'widget', widgetType: 'heading', settings: { title: 'Of a template' } }]);
const template = part(
  'elementor_library',
  303,
  'Template',
  '',
  meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', heading),
);

test.each([
  [
    'a block of Flatsome',
    '[block id="slug-300"]',
    part('blocks', 300, 'Note', 'One.\n\n[ux_image id="77"]'),
    ['One.', '[one.jpg]'],
  ],
  [
    'a global element of Avada',
    '[fusion_global id="301"]',
    part('fusion_template', 301, 'Note', '[fusion_text]Words[/fusion_text]'),
    ['Words'],
  ],
  ['a template of Elementor', '[elementor-template id="303"]', template, ['## Of a template']],
  [
    'a block of Uncode',
    '[uncode_block id="304"]',
    part('uncodeblock', 304, 'Note', '[vc_column_text]Words[/vc_column_text]'),
    ['Words'],
  ],
  [
    'a part of the library of Divi',
    '<!-- wp:divi/global-layout {"globalModule":"305"} /-->',
    part('et_pb_layout', 305, 'Note', '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'),
    ['Words'],
  ],
])('%s stands where a text names it', async (_name, html, more, expected) => {
  const { parts, told } = await readItems(item(html), more, ...library);
  expect([parts, told]).toEqual([expected, '']);
});

test.each([
  ['global', { templateID: 303, settings: [] }],
  ['template', { settings: { template_id: '303' } }],
])('what a %s widget of Elementor names stands in its page', async (widgetType, widget) => {
  const page = JSON.stringify([{ elType: 'widget', widgetType, ...widget }]);
  const values = meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', page);
  expect((await readItems(item('', values), template)).parts).toEqual(['## Of a template']);
});

test('what a shortcode names and the export does not hold is told by its number', async () => {
  expect((await readText('[fusion_global id="301"]')).told).toBe(
    'A reusable block stands in it, which was not taken: number 301.',
  );
});
