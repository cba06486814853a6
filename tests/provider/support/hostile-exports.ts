export const head = '<?xml version="1.0" encoding="UTF-8"?>';
export const feed = (items: string): string =>
  `<rss version="2.0" xmlns:content="c" xmlns:wp="w"><channel><link>http://old.example</link>${items}</channel></rss>`;
export const item = (id: number, rest: string): string =>
  `<item><title>T</title><wp:post_id>${String(id)}</wp:post_id><wp:post_type>post</wp:post_type>${rest}</item>`;
const nested = (open: string, inner: string, end: string): string => open.repeat(198) + inner + end.repeat(198);
const ghost = (mobiledoc: object): string =>
  JSON.stringify({ db: [{ data: { posts: [{ id: '1', title: 'T', mobiledoc: JSON.stringify(mobiledoc) }] } }] });

/** Exports that take long to look through, or much more memory than they have bytes, and whether they are refused. */
export const dearExports: Readonly<Record<string, readonly [content: () => string, isRefused: boolean]>> = {
  'one post with 100 000 comments': [
    () => head + feed(item(1, '<wp:comment_author>a</wp:comment_author>'.repeat(100_000))),
    false,
  ],
  'frames in frames': [
    () =>
      head +
      feed(
        item(
          1,
          `<content:encoded><![CDATA[${nested('<figure class="wp-block-embed">', '<b></b>'.repeat(30_000), '</figure>')}]]></content:encoded>`,
        ),
      ),
    false,
  ],
  'a gallery of 2000 pictures, 20 000 times': [
    () =>
      head +
      feed(
        Array.from(
          { length: 2000 },
          (_, at) =>
            `<item><wp:post_id>${String(at + 2)}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:post_parent>1</wp:post_parent><wp:attachment_url>http://old.example/${String(at)}.jpg</wp:attachment_url></item>`,
        ).join('') + item(1, `<content:encoded>${'[gallery]'.repeat(20_000)}</content:encoded>`),
      ),
    true,
  ],
  'one card of Ghost, 1000 times': [
    () => ghost({ cards: [['image', { src: '&'.repeat(1_000_000) }]], sections: Array(1000).fill([10, 0]) }),
    true,
  ],
  'JSON that nests without an end': [
    () => `{"db":[{"data":{"posts":[],"x":${'['.repeat(20_000_000)}${']'.repeat(20_000_000)}}}]}`,
    true,
  ],
};

/** Their name as a file has it. */
export const nameOfExport = (name: string): string => (/Ghost|JSON/.test(name) ? 'a.json' : 'a.xml');
