import { describe, expect, test } from 'vitest';
import { attachment, item, meta, readItems } from './support/read-exports.ts';

const library = ['one', 'two', 'three'].map((name, at) => attachment(77 + at, `${name}.jpg`));
const told = (name: string): string => `Pictures that the old site kept beside the text stand below it: ${name}.`;

describe('pictures that a theme keeps beside a text by their numbers', () => {
  test.each([
    ['with commas', meta('_bean_image_ids', '77,78,79,'), 'bean_image_ids'],
    ['one by one', meta('images', '77') + meta('images', '78') + meta('images', '79'), 'images'],
    [
      'as Advanced Custom Fields does',
      meta('gallery_images', 'a:3:{i:0;s:2:"77";i:1;s:2:"78";i:2;s:2:"79";}') + meta('_gallery_images', 'field_5f1'),
      'gallery_images',
    ],
    ['in a slide show', meta('_post_format_media', '77,78,79'), 'post_format_media'],
  ])('come below it: %s', async (_name, kept, key) => {
    const read = await readItems(item('Words', kept), ...library);
    expect([read.parts, read.told]).toEqual([['Words', '[one.jpg, two.jpg, three.jpg]'], told(key)]);
    expect(read.found.plan.skipped).toEqual([]);
  });

  const address = (name: string): string => `https://old.example/up/${name}.jpg`;
  const php = (text: string): string => `s:${String(text.length)}:"${text}"`;

  test.each([
    ['in a list', `a:2:{i:77;${php(address('one'))};i:78;${php(address('two'))};}`, ['one.jpg', 'two.jpg']],
    ['as JSON', JSON.stringify([address('one'), address('two')]), ['one.jpg', 'two.jpg']],
    ['by commas', `${address('one')}, ${address('two')}`, ['one.jpg', 'two.jpg']],
    ['of other hosts', 'https://files.example/a.jpg,https://files.example/b.jpg', ['a.jpg', 'b.jpg']],
    ['by itself', address('one'), ['one.jpg']],
    [
      'with its number and size',
      JSON.stringify({ id: 77, url: address('one'), width: 1920, height: 1080 }),
      ['one.jpg'],
    ],
    [
      'with numbers and alt texts',
      JSON.stringify([77, 78].map((id, at) => ({ id, url: address(at === 0 ? 'one' : 'two'), alt: '' }))),
      ['one.jpg', 'two.jpg'],
    ],
    ['as copies', `${address('one-150x150')},${address('two-scaled')}`, ['one.jpg', 'two.jpg']],
  ])('come by their addresses: %s', async (_name, value, names) => {
    const read = await readItems(item('Words', meta('project_gallery', value)), ...library);
    expect([read.parts, read.told]).toEqual([['Words', `[${names.join(', ')}]`], told('project_gallery')]);
  });

  test('come where Elementor keeps them behind a whole page', async () => {
    const behind = `a:2:{s:3:"url";${php(address('one'))};s:2:"id";i:77;}`;
    const settings = `a:2:{s:21:"background_background";s:7:"classic";s:16:"background_image";${behind}}`;
    const read = await readItems(item('Words', meta('_elementor_page_settings', settings)), ...library);
    expect([read.parts, read.told]).toEqual([['Words', '[one.jpg]'], told('background_image')]);
  });

  test('come once by an address, too, where the text shows them', async () => {
    const kept = meta('project_gallery', `${address('one-300x200')},${address('two')}`);
    const read = await readItems(item(`<img src="${address('one')}">`, kept), ...library);
    expect(read.parts).toEqual(['[one.jpg]', '[two.jpg]']);
  });

  const settings = (name: string): string =>
    `a:2:{s:6:"layout";s:4:"wide";s:6:"header";a:2:{s:3:"url";${php(name)};s:5:"width";i:900;}}`;

  test.each([
    ['project_options', settings('https://files.example/header.jpg'), ': header.jpg'],
    ['project_options', JSON.stringify({ header: { url: 'https://files.example/header.jpg' } }), ': header.jpg'],
    ['project_options', settings(address('elsewhere')), ': elsewhere.jpg'],
    ['_yoast_wpseo_opengraph-image', 'https://files.example/card.jpg', ''],
    ['_wp_attachment_metadata', settings('https://files.example/card.jpg'), ''],
  ])('are told among settings: %s, %s', async (key, value, name) => {
    const read = await readItems(item('Words', meta(key, value)), ...library);
    const sentence = `A picture that a theme names among its settings was not taken${name}.`;
    expect([read.parts, read.told]).toEqual([['Words'], name === '' ? '' : sentence]);
  });

  test('are told with the others of the library where settings name them', async () => {
    const read = await readItems(item('Words', meta('project_options', settings(address('one')))), ...library);
    expect([read.parts, read.told]).toEqual([['Words'], '']);
  });

  test('come by themselves, too', async () => {
    const { parts } = await readItems(item('Words', meta('hero_image', '77')), ...library);
    expect(parts).toEqual(['Words', '[one.jpg]']);
  });

  test('come once where the text or the header shows them', async () => {
    const kept = meta('_thumbnail_id', '79') + meta('_portfolio_gallery', '77,78,79');
    const { parts } = await readItems(item('[gallery ids="77"]', kept), ...library);
    expect(parts).toEqual(['[one.jpg]', '[two.jpg]']);
  });

  test('are told where they are not in the file', async () => {
    const read = await readItems(item('Words', meta('_bean_image_ids', '77,78')));
    expect(read.parts).toEqual(['Words']);
    expect(read.told).toContain('2 pictures of it are not in this file (number 77, number 78).');
  });

  test.each([
    ['_price', '77'],
    ['rating', '77'],
    ['gallery_columns', '77'],
    ['slide_duration', '77'],
    ['image_size', '77,78'],
    ['related_posts', '77,78'],
    ['background_image', '12'],
  ])('are no other numbers: %s', async (key, value) => {
    const read = await readItems(item('Words', meta(key, value)), ...library);
    expect([read.parts, read.told]).toEqual([['Words'], '']);
  });
});
