import { expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';

const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ,/9j/2wBDAAMCAg==';
const drawing = `data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>`;
const one = 'https://old.example/up/one.jpg';
const lost = 'A picture that is written into the text itself was not taken: without a name.';

test.each([
  ['behind an element', `<div style="background-image: url('${jpeg}')">Words</div>`],
  ['behind an element, unquoted', `<div style="background: #fff url(${jpeg}) no-repeat">Words</div>`],
  ['drawn behind an element', `<div style="background:url(&quot;${drawing}&quot;)">Words</div>`],
  ['larger than any style', `<div style="background:url(${jpeg.replace('==', 'A'.repeat(200_000))})">Words</div>`],
  ['behind what a script fills', `<div data-bg="${jpeg}">Words</div>`],
  [
    'in the style sheet of a block',
    `<style>.a > .b { color: red; background-image: url("${jpeg}") }</style><p>Words</p>`,
  ],
  ['in the comment of a block', `<!-- wp:x/row {"bg":{"url":"${jpeg}"}} --><div><p>Words</p></div><!-- /wp:x/row -->`],
  [
    'in the comment of a block and in its element, which is one',
    `<!-- wp:x/row {"bg":"${jpeg}"} --><div style="background-image:url(${jpeg})"><p>Words</p></div><!-- /wp:x/row -->`,
  ],
  ['among what a plugin draws', `<!-- wp:acf/box {"data":{"photo":"${jpeg}","text":"Words"}} /-->`],
  ['in a set of sources alone', `<p>Words</p><img srcset="${jpeg} 1x, ${jpeg} 2x">`],
])('a picture that is written into the text is told: %s', async (_name, html) => {
  const { parts, told } = await readText(html);
  expect(parts).toEqual(['Words']);
  expect(told.split('\n')).toContain(lost);
});

test.each([
  ['which is no picture but the beginning of words', '<!-- wp:acf/box {"data":{"words":"Data: 2019 to 2020"}} /-->'],
  [
    'that keeps the place of another',
    '<p>x</p><div style="background:url(data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAA)"></div>',
  ],
])('nothing is told %s', async (_name, html) => {
  expect((await readText(html)).told).not.toContain('written into the text');
});

test.each([
  ['one of several sources', `<img srcset="${jpeg} 320w, ${one} 640w">`],
  ['one behind another', `<img src="${jpeg}" srcset="${jpeg} 1x, https://old.example/up/small.jpg 1x, ${one} 2x">`],
  ['one without a size', `<img src="${jpeg}" srcset="${one}, ${jpeg} 2x">`],
  ['a set without spaces', `<img srcset="https://old.example/up/small.jpg 1x,${one} 2x">`],
  [
    'addresses with commas',
    `<img srcset="https://old.example/w_300,h_200/up/small.jpg 300w, https://old.example/w_900,h_600/up/one.jpg 900w">`,
  ],
  ['a style sheet of a block', `<style>.hero { background: url(${one}) }</style>`],
  ['a style sheet that repeats what is shown', `<style>.hero { background: url(${one}) }</style><img src="${one}">`],
])('the picture of %s is taken, and nothing else', async (_name, html) => {
  const { items, told } = await readText(html);
  expect([items[0]?.blocks.length, told]).toEqual([1, '']);
  const [block] = items[0]?.blocks ?? [];
  const addresses = block?.kind === 'pictures' ? block.pictures.flatMap((picture) => picture.addresses) : [];
  expect(addresses[0]).toMatch(/one\.jpg$/);
  expect(addresses.filter((address) => !/(?:one|small)\.jpg$/.test(address))).toEqual([]);
});
