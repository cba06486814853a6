import { toRichText, toWords, whyRefused } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { attachment, item, meta, readGhost, readItems, readText } from './support/read-exports.ts';
import { workOf } from './support/work.ts';

describe('a table', () => {
  const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('keeps its columns where cells are empty', async () => {
    const { parts } = await readText(
      `<table>${row('', '2012', '2013')}${row('Kites', '', '4')}${row('Cups', '2', '')}${row('', '', '')}</table>`,
    );
    expect(parts).toEqual(['| 2012 | 2013\nKites | | 4\nCups | 2']);
  });

  test('keeps its columns where a cell spans several', async () => {
    const { parts } = await readText(
      '<table><tr><td rowspan="2">A</td><td colspan="2">B</td><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td></tr></table>',
    );
    expect(parts).toEqual(['A | B | | C\n| D | E | F']);
  });

  test('of any span is bounded', async () => {
    const { parts } = await readText(
      `<table><tr><td colspan="99999999" rowspan="99999999">A</td><td>B</td></tr>${'<tr></tr>'.repeat(2000)}</table>`,
    );
    expect(parts[0]?.length).toBeLessThan(500);
  });

  test('whose cells hold pictures is told as one', async () => {
    const cell = '<img src="https://old.example/up/one.jpg">Words';
    const { told } = await readText(`<table>${row('One', cell)}${row('Two', cell)}</table>`);
    expect(told).toBe('A table was taken as lines of words.');
  });
});

test('everybody who has written it is named', async () => {
  const more =
    '<dc:creator>meera</dc:creator><category domain="author" nicename="cap-meera">meera</category><category domain="author" nicename="cap-anna">Anna Sen</category>';
  const author =
    '<wp:author><wp:author_login>meera</wp:author_login><wp:author_display_name>Meera Rao</wp:author_display_name></wp:author>';
  const { items } = await readItems(author, item('Words', more));
  expect(items[0]?.author).toBe('Meera Rao, Anna Sen');
  expect(items[0]?.categories).toEqual([]);
});

describe('what is drawn', () => {
  test.each([
    ['<svg viewBox="0 0 9 9"><title>The plan</title><path d="M0 0"/></svg>', 'A drawing was not taken: “The plan”.'],
    ['<svg aria-label="A map"><path/></svg>', 'A drawing was not taken: “A map”.'],
    ['<svg><text>Ground floor</text></svg>', 'A drawing was not taken: “Ground floor”.'],
    ['<canvas></canvas>', 'A drawing was not taken: without a name.'],
    ['<svg aria-hidden="true"><path/></svg>', ''],
    ['<script src="https://gist.example/1.js"></script>', 'A script was not taken: gist.example.'],
    ['<script>draw()</script>', 'A script was not taken: in the text itself.'],
    ['<select><option>2012</option></select>', 'A form was not taken.'],
    [
      '<video src="https://old.example/a.mp4"><track src="a.vtt" kind="captions"></video>',
      "A film's subtitles were not taken: a.vtt.",
    ],
  ])('is told: %s', async (html, sentence) => {
    const { told, parts } = await readText(`<p>Before</p>${html}<p>After</p>`);
    expect(told).toBe(sentence);
    expect(parts.filter((part) => !part.startsWith('['))).toEqual(['Before', 'After']);
  });

  test('the pictures in it come', async () => {
    const { parts } = await readText('<svg><image href="https://old.example/up/one.jpg"/></svg>');
    expect(parts).toEqual(['[one.jpg]']);
  });

  test('places of a picture that lead somewhere are told', async () => {
    const { parts, told } = await readText(
      '<img src="/up/plan.jpg" usemap="#m"><map name="m"><area shape="rect" href="https://else.example/a"><area href="/b"><area nohref></map>',
    );
    expect(parts).toEqual(['[plan.jpg]']);
    expect(told).toBe('2 links of pictures were not taken: https://else.example/a, https://old.example/b.');
  });

  test.each([
    ['<math alttext="x squared"><msup><mi>x</mi><mn>2</mn></msup></math>', 'x squared'],
    [
      String.raw`<math><semantics><mi>y</mi><annotation encoding="application/x-tex">\frac{1}{2}</annotation></semantics></math>`,
      String.raw`\\frac{1}{2}`,
    ],
    ['<math><mi>a</mi><mo>+</mo><mi>b</mi></math>', 'a + b'],
  ])('formulas stand as words: %s', async (html, words) => {
    const { parts, told } = await readText(`<p>So ${html}, then.</p>`);
    expect(parts).toEqual([`So ${words}, then.`]);
    expect(told).toContain('Formulas stand as words: “');
  });

  test('the reading of a character (ruby) stands beside it', async () => {
    const { parts } = await readText(
      '<p><ruby>漢字<rt>かんじ</rt></ruby>と<ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby></p>',
    );
    expect(parts).toEqual(['漢字 (かんじ) と字(じ)']);
  });
});

describe('how words look', () => {
  test.each([
    ['<u>under</u>', 'under', 'Words that were underlined stand as usual ones: “under”.'],
    ['<ins>put in</ins>', 'put in', 'Words that were underlined stand as usual ones: “put in”.'],
    ['<mark>lit</mark>', 'lit', 'Words that were highlighted stand as usual ones: “lit”.'],
    [
      '<span style="color:red;text-decoration: line-through">gone</span>',
      'gone',
      'Words that were struck through stand as usual ones: “gone”.',
    ],
    [
      '<span style="text-decoration-line:underline">under</span>',
      'under',
      'Words that were underlined stand as usual ones: “under”.',
    ],
    [
      '<abbr title="Hypertext Markup Language">HTML</abbr>',
      'HTML',
      'What abbreviations stand for was not taken: “HTML” (Hypertext Markup Language).',
    ],
    ['<span style="font-weight:700">bold</span>', '**bold**', ''],
    ['<span style="font-style:italic; font-weight: bold">both</span>', '_**both**_', ''],
    ['<b style="font-weight:normal">usual</b>', 'usual', ''],
    ['<a href="https://else.example/" style="text-decoration:underline">led</a>', '[led](https://else.example/)', ''],
  ])('is kept or told: %s', async (html, words, sentence) => {
    const { parts, told } = await readText(`<p>So ${html}, then.</p>`);
    expect(parts).toEqual([`So ${words}, then.`]);
    expect(told).toBe(sentence);
  });
});

describe('a caption', () => {
  const rich =
    'By <a href="/anna/">Anna</a> &amp; <em>Meera</em>, <b>2012</b>, <s>Upar</s> <u>Kal</u>, H<sub>q</sub>, a < b';
  const words = 'By Anna & Meera, 2012, Upar Kal, Hq, a < b';
  const sentences = [
    'The link in a caption was not taken: https://old.example/anna/.',
    'Bold or leaning words in captions stand as usual ones: “Meera”, “2012”.',
    'Words that were struck through stand as usual ones: “Upar”.',
    'Words that were underlined stand as usual ones: “Kal”.',
    'Raised or lowered letters stand as usual ones: “q”.',
  ];
  const img = '<img src="https://old.example/up/one.jpg">';

  test.each([
    ['of a figure', `<figure>${img}<figcaption>${rich}</figcaption></figure>`],
    [
      'of a gallery',
      `<figure class="wp-block-gallery"><figure>${img}</figure><figcaption>${rich}</figcaption></figure>`,
    ],
    ['behind a picture', `[caption id="a"]${img} ${rich}[/caption]`],
    ['in a value', `[caption id="a" caption="${rich.replaceAll('"', "'")}"]${img}[/caption]`],
  ])('%s keeps its words, and what it loses is told', async (_name, html) => {
    const { parts, told } = await readText(html);
    expect(parts).toEqual([`[one.jpg ${words}]`]);
    expect(told.split('\n')).toEqual(sentences);
  });

  test.each(['[gallery ids="7"]', '[gallery]'])('of the library does as well: %s', async (code) => {
    const { parts, told } = await readItems(
      item(code, '<wp:post_id>40</wp:post_id>'),
      attachment(
        7,
        'one.jpg',
        `<wp:post_parent>40</wp:post_parent><excerpt:encoded><![CDATA[${rich}]]></excerpt:encoded>${meta('_wp_attachment_image_alt', 'Salt &amp; sea')}`,
      ),
    );
    expect(parts).toEqual([`[one.jpg Salt & sea ${words}]`]);
    expect(told.split('\n')).toEqual(sentences);
  });

  test("of Ghost's first picture does as well", async () => {
    const { items, told } = await readGhost({
      posts: [
        { id: 'a', title: 'T', slug: 't', html: '<p>Words</p>', feature_image: 'https://old.example/up/one.jpg' },
      ],
      posts_meta: [{ post_id: 'a', feature_image_caption: rich.replace('/anna/', 'https://old.example/anna/') }],
    });
    expect(items[0]?.header?.caption).toBe(words);
    expect(told.split('\n')).toEqual(sentences);
  });
});

describe('lists in lists', () => {
  const nested = (depth: number): string =>
    depth === 0 ? '' : `<ul><li>${String(depth)}${nested(depth - 1)}</li></ul>`;

  test('are kept as deep as a text here has them', async () => {
    const { parts, told } = await readText(nested(6));
    expect(parts).toEqual(['- 6\n    - 5\n        - 4\n            - 3\n                - 2\n                    - 1']);
    expect(told).toBe('');
    expect(toWords(toRichText(parts[0] ?? ''))).toBe('6\n5\n4\n3\n2\n1');
    expect(whyRefused(parts[0] ?? '')).toBeNull();
  });

  test('are told where they were deeper', async () => {
    const { told } = await readText(nested(8));
    expect(told).toBe('2 lines of lists stand less deep than before: six lists may stand in each other.');
  });
});

describe('a picture behind words', () => {
  test.each([
    [`background-image:url('https://old.example/up/a (1).jpg')`, ['a%20(1).jpg']],
    ['background-image:url(https://old.example/up/a(1).jpg)', ['a(1).jpg']],
    ['background: #fff url("https://old.example/up/a;b.jpg") no-repeat; color: red', ['a;b.jpg']],
    ['BACKGROUND-IMAGE: URL(https://old.example/up/a.jpg)', ['a.jpg']],
    [
      'background-image: linear-gradient(red, rgba(0,0,0,.5)), url(https://old.example/up/a.jpg), url(https://old.example/up/b.jpg)',
      ['a.jpg', 'b.jpg'],
    ],
    ["font-family: 'a;b'; background-image: url(https://old.example/up/a.jpg)", ['a.jpg']],
    ['/* url(https://old.example/up/no.jpg) */ background-image: url( https://old.example/up/a.jpg )', ['a.jpg']],
    ['background-image: url(data:image/png;base64,AAAA); color: red', []],
    ['border-image: url(https://old.example/up/no.jpg)', []],
    ['background: url(', []],
  ])('is read as a browser reads the style: %s', async (style, names) => {
    const { parts } = await readText(`<div style="${style.replaceAll('"', '&quot;')}"></div>`);
    expect(parts).toEqual(names.map((name) => `[${name}]`));
  });

  test('is read from attributes of scripts', async () => {
    const { parts } = await readText(`<div data-bg="url('https://old.example/up/a(1).jpg')"></div>`);
    expect(parts).toEqual(['[a(1).jpg]']);
  });
});

test('what belongs to a comment, or to something else in an item, is not read as its own', async () => {
  const comment = `<wp:comment><wp:comment_author>Anna</wp:comment_author><wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:commentmeta></wp:comment>`;
  const other = '<media:group><title>Of a file</title><link>https://else.example/</link></media:group>';
  const { items, found } = await readItems(
    '<image><link>https://else.example/logo</link></image>',
    item('Words', meta('_thumbnail_id', '8') + comment + other),
    attachment(7, 'of-the-comment.jpg'),
    attachment(8, 'own.jpg'),
  );
  expect(items[0]).toMatchObject({ title: 'T', header: { addresses: ['https://old.example/up/own.jpg'] } });
  expect(found.items[0]?.source).toContain('old.example');
});

test('words that Markdown cannot mark where they stand are told', async () => {
  const { parts, told } = await readText('<p>日本語の<strong>「強調」</strong>です。<b>Here</b> it can.</p>');
  expect(parts).toEqual(['日本語の「強調」です。**Here** it can.']);
  expect(told).toBe('Bold or leaning words stand as usual ones, where Markdown cannot mark them: “「強調」”.');
});

test.each([
  ['tables in tables', `<table>${'<tr><td><table>'.repeat(60)}${'<tr><td>x</td><td>y</td></tr>'.repeat(8000)}`],
  ['cells over many others', `<table>${'<tr><td colspan="99" rowspan="9">a</td><td>b</td></tr>'.repeat(5000)}</table>`],
  ['readings', `<ruby>${'<rt>x</rt>'.repeat(30_000)}</ruby>`],
  ['styles', '<i style="font-weight:bold">x</i>'.repeat(10_000)],
  ['addresses in a style', `<p style="background:${'url('.repeat(20_000)}">`],
])('many %s are read in no time', async (_name, html) => {
  expect(await workOf(() => readText(html))).toBeLessThan(10_000);
});
