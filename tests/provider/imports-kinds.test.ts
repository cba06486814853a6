import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { picture } from '../contract/support/provider.ts';
import { serve, startImporter } from './support/imports.ts';

describe('a file of the wrong kind', () => {
  test('is called what it is', async () => {
    const { refuse, provider } = await startImporter();
    const jpeg = Buffer.from(await picture().arrayBuffer());
    for (const [content, words] of [
      [Buffer.from('PK\u0003\u0004 studio.xml', 'latin1'), 'This is a ZIP. Unpack it, and choose the XML in it'],
      [Buffer.from('PK\u0003\u0004 [Content_Types].xml', 'latin1'), 'This is a document of an office program'],
      [gzipSync('<rss></rss>'), 'This is packed with gzip.'],
      [jpeg, 'This is a picture (JPEG). Bring pictures as a folder.'],
      [Buffer.from('%PDF-1.7'), 'This is a PDF'],
      ['title,date,text\na,2012,b\n', 'This is a table (CSV)'],
      ['-- MySQL dump 10.13\n', 'This is a database (SQL)'],
      ['{"posts":1}', 'This is JSON, but no export of Ghost'],
      ['{"db":[', 'This JSON is damaged'],
      ['<!DOCTYPE html><html><body>Log in</body></html>', 'This is a web page'],
      [
        '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>',
        'This is the feed of a site',
      ],
      [
        '<rss version="2.0"><channel><title>x</title><item><title>T</title><description>D</description></item></channel></rss>',
        'This is the feed of a site',
      ],
      ['words', 'This is no export of WordPress, Squarespace or Ghost'],
      ['', 'This file is empty.'],
    ] as const) {
      expect(await refuse(content)).toContain(words);
    }
    expect(await readdir(join(provider.folder, 'imports'))).toEqual([]);
  });

  test.each([
    ['Tumblr', '<?xml version="1.0"?><tumblr version="1.0"><tumblelog name="x"/></tumblr>', 'posts.xml'],
    ['Tumblr', '<rss version="2.0"><channel><generator>Tumblr (3.0; @studio)</generator></channel></rss>', 'rss.xml'],
    ['Cargo', '{"site_id":1,"url":"studio.cargo.site"}', 'export.json'],
    [
      'Blogger',
      '<feed xmlns="http://www.w3.org/2005/Atom"><generator version="7.00" uri="http://www.blogger.com">Blogger</generator></feed>',
      'blog.xml',
    ],
    ['Webflow', 'Name,Slug,Item ID\na,b,c\n', 'Studio - Webflow.csv'],
  ])('of %s is refused by name', async (service, content, name) => {
    const { refuse } = await startImporter();
    expect(await refuse(content, name)).toBe(
      `This is of ${service}, whose exports are not read. Bring its pictures as a folder, and its texts by hand.`,
    );
  });
});

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });

/** An export of Ghost with a post in each of its editors, whose pictures are at an origin. */
const ghost = (origin: string) => ({
  db: [
    {
      meta: { exported_on: 1700000000000, version: '5.80.0' },
      data: {
        posts: [
          {
            id: 'a1',
            title: 'Drawn',
            slug: 'drawn',
            html: `<p>We made <strong>this</strong>, and <a href="__GHOST_URL__/older/">told</a>.</p><figure class="kg-gallery-card"><img src="${origin}/content/images/one.jpg"><img src="${origin}/content/images/two.jpg"></figure>`,
            feature_image: '__GHOST_URL__/content/images/feature.jpg',
            status: 'published',
            type: 'post',
            published_at: '2014-05-06T07:08:09.000Z',
            custom_excerpt: 'What it is about',
          },
          {
            id: 'a2',
            title: 'Lexical',
            slug: 'lexical',
            html: null,
            lexical: JSON.stringify({
              root: {
                children: [
                  { type: 'extended-heading', tag: 'h2', children: [text('A heading')] },
                  {
                    type: 'paragraph',
                    children: [
                      text('Some '),
                      text('bold', 1),
                      { type: 'link', url: 'https://else.example', children: [text(' link')] },
                    ],
                  },
                  { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('One')] }] },
                  {
                    type: 'image',
                    src: `${origin}/content/images/lexical.jpg`,
                    alt: 'An alt text',
                    caption: 'A caption',
                  },
                  { type: 'embed', url: 'https://vimeo.com/76979871' },
                  { type: 'signup' },
                ],
              },
            }),
            status: 'draft',
            type: 'post',
            created_at: 1400000000000,
          },
          {
            id: 'a3',
            title: 'Mobiledoc',
            slug: 'about-us',
            mobiledoc: JSON.stringify({
              version: '0.3.1',
              markups: [['strong'], ['a', ['href', 'https://else.example/']]],
              cards: [
                ['hr', {}],
                ['markdown', { markdown: 'Typed' }],
              ],
              sections: [
                [
                  1,
                  'p',
                  [
                    [0, [], 0, 'Words '],
                    [0, [0], 1, 'bold'],
                    [0, [1], 1, ' link'],
                  ],
                ],
                [10, 0],
                [10, 1],
                [3, 'ul', [[[0, [], 0, 'Item']]]],
              ],
            }),
            status: 'published',
            page: 1,
          },
        ],
        tags: [
          { id: 't1', name: 'Letters', visibility: 'public' },
          { id: 't2', name: '#inner', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'a1', tag_id: 't1', sort_order: 0 },
          { post_id: 'a1', tag_id: 't2', sort_order: 1 },
        ],
        users: [{ id: 'u1', name: 'Meera Rao' }],
        posts_authors: [{ post_id: 'a1', author_id: 'u1', sort_order: 0 }],
        posts_meta: [{ post_id: 'a1', feature_image_alt: 'Its alt', feature_image_caption: 'Its <i>caption</i>' }],
      },
    },
  ],
});

interface Story {
  readonly title: string;
  readonly authorname: string;
  readonly contentSource?: string;
  readonly createdAt?: string;
}

describe("Ghost's export", () => {
  test('is read: texts of each of its editors, pages, tags, authors, dates and pictures', async () => {
    const { origin, host, asked } = await serve();
    const { plan, run, call, report } = await startImporter();
    const found = await plan(JSON.stringify(ghost(origin)), 'studio.ghost.json');
    expect(found).toMatchObject({ kind: 'ghost', addresses: 3, hosts: [{ host, files: 4 }] });
    await run(found.id, { types: { post: 'story', page: 'page' }, hosts: [host], redirects: true });
    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    const [drawn, lexical] = ['Drawn', 'Lexical'].map((title) => stories.find((one) => one.title === title));
    expect(drawn).toMatchObject({ authorname: 'Meera Rao', createdAt: '2014-05-06T07:08:09.000Z' });
    const plain = (story: Story | undefined) => story?.contentSource?.replaceAll(/[0-9a-f]{24}/g, 'FILE').split('\n\n');
    expect(plain(drawn)).toEqual([
      '![Its alt](/media/FILE.jpg "Its caption")',
      `We made **this**, and [told](${origin}/older/).`,
      '![](/media/FILE.jpg)',
      '![](/media/FILE.jpg)',
    ]);
    expect(plain(lexical)).toEqual([
      '## A heading',
      'Some **bold** [link](https://else.example/)',
      '1. One',
      '![An alt text](/media/FILE.jpg "A caption")',
      '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
    ]);
    const { pages } = await call<{ pages: readonly { id: number; slug: string }[] }>('GET', '/api/pages');
    expect(pages).toMatchObject([{ slug: 'about-us' }]);
    expect(JSON.stringify(await call('GET', `/api/pages/${String(pages[0]?.id)}`))).toContain('Words bold link');
    const account = await report(found.id);
    expect(account).toContain('Categories and tags that were not taken: Letters.');
    expect(account).toContain('A form was not taken.');
    expect(asked.toSorted()).toEqual(['feature', 'lexical', 'one', 'two'].map((name) => `/content/images/${name}.jpg`));
    expect(await plan(JSON.stringify(ghost(origin)))).toMatchObject({ items: { planned: 0, skipped: 3 } });
  });

  test('that does not name its site tells which pictures are there, and links by their paths', async () => {
    const { plan, run, call, report } = await startImporter();
    const found = await plan(JSON.stringify(ghost('__GHOST_URL__')));
    expect(found.hosts).toEqual([]);
    await run(found.id, { types: { post: 'story', page: 'none' }, hosts: [], redirects: true });
    const account = await report(found.id);
    expect(account).toContain('3 files of it are on the old site, whose address this export does not name: ');
    for (const name of ['feature.jpg', 'one.jpg', 'two.jpg', 'lexical.jpg']) expect(account).toContain(name);
    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    expect(stories.map(({ contentSource }) => contentSource).join(' ')).toContain('[told](/older/)');
  });

  test.each([
    '{"db":[{"data":{"posts":[null,1,"x",{"id":{},"title":[],"html":5}]}}]}',
    `{"db":[{"data":{"posts":[{"id":1,"lexical":${JSON.stringify(`{"root":${'{"type":"paragraph","children":['.repeat(5000)}${']}'.repeat(5000)}}`)}}]}}]}`,
  ])('with anything in it is read without a fault (%#)', async (content) => {
    const { plan, run } = await startImporter();
    const { id, types } = await plan(content);
    expect(
      await run(id, {
        types: Object.fromEntries(types.map(({ type }) => [type, 'story'])),
        hosts: [],
        redirects: true,
      }),
    ).toMatchObject({ state: 'done', items: { failed: 0 } });
  });
});
