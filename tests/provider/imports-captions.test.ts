import { describe, expect, test } from 'vitest';
import { attachment, item, readGhost, readItems, readText } from './support/read-exports.ts';

describe('a caption', () => {
  const picture = '<figure class="wp-block-image"><img src="/up/a.jpg"></figure>';

  test.each([
    ['a sound', '<figure class="wp-block-audio"><audio src="b.mp3"></audio><figcaption>Of B</figcaption></figure>'],
    ['a picture in the text', '<figure><img src="data:image/png;base64,AA"><figcaption>Of B</figcaption></figure>'],
    ['a picture without a figure', '<img src="data:image/png;base64,AA"><p class="wp-caption-text">Of B</p>'],
    ['a frame', '<figure><iframe></iframe><figcaption>Of B</figcaption></figure>'],
    ['a drawing', '<figure><svg><path/></svg><figcaption>Of B</figcaption></figure>'],
  ])('of %s that is not taken is not that of the picture above it', async (_name, html) => {
    expect((await readText(`${picture}\n${html}`)).parts).toEqual(['[a.jpg]', 'Of B']);
  });

  test('of a picture that is not taken is not that of the one before it in its gallery', async () => {
    const { parts } = await readText(
      `<figure class="wp-block-gallery">${picture}<figure><img src="data:image/png;base64,AA"><figcaption>Of B</figcaption></figure></figure>`,
    );
    expect(parts).toEqual(['Of B', '[a.jpg]']);
  });

  test('of a picture is still its own, inside a figure, beside it, and in a gallery', async () => {
    const own = '<figure><img src="/up/b.jpg"><figcaption>Of B</figcaption></figure>';
    expect((await readText(`${picture}${own}`)).parts).toEqual(['[a.jpg]', '[b.jpg Of B]']);
    expect((await readText('<img src="/up/b.jpg"><p class="wp-caption-text">Of B</p>')).parts).toEqual([
      '[b.jpg Of B]',
    ]);
    expect((await readText(`<figure class="wp-block-gallery">${picture}${own}</figure>`)).parts).toEqual([
      '[a.jpg, b.jpg Of B]',
    ]);
  });

  test('of a picture that is not in the file is told', async () => {
    const { told, parts } = await readText(
      '<figure><img class="wp-image-7" src="about:blank"><figcaption>Of seven</figcaption></figure>',
    );
    expect(parts).toEqual([]);
    expect(told).toContain('number 7');
    expect(told).toContain('A caption of what was not taken was left out: “Of seven”.');
  });

  test('of pictures on a site that nobody names is told, also that of a gallery', async () => {
    const html = `<figure class="kg-gallery-card"><figure><img src="__GHOST_URL__/content/images/a.jpg"><figcaption>Of A</figcaption></figure><figcaption>Of all</figcaption></figure>`;
    const { told } = await readGhost({ posts: [{ id: '1', title: 'T', slug: 't', status: 'published', html }] });
    expect(told).toContain('2 captions of what was not taken were left out: “Of A”, “Of all”.');
  });

  test('of a picture of the library is taken with it', async () => {
    const html = '<figure><img class="wp-image-7" src="about:blank"><figcaption>Of seven</figcaption></figure>';
    expect((await readItems(attachment(7, 'seven.jpg'), item(html))).parts).toEqual(['[seven.jpg Of seven]']);
  });
});
