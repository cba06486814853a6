import { describe, expect, test } from 'vitest';
import { readGhost, type ReadExport } from './support/read-exports.ts';
import { workOf } from './support/work.ts';

const media = 'https://old.example/content';

/** Reads a post of Ghost. */
const readPost = (post: object, more: object = {}): Promise<ReadExport> =>
  readGhost({ posts: [{ id: '1', title: 'T', slug: 't', status: 'published', ...post }], ...more });

const mobiledoc = (...cards: readonly (readonly [string, object])[]): string =>
  JSON.stringify({ version: '0.3.1', markups: [], cards, sections: cards.map((_card, at) => [10, at]) });
const lexical = (...children: readonly object[]): string => JSON.stringify({ root: { children } });

describe('a card in Markdown', () => {
  const markdown = [
    '# Upar\n',
    'Some **bold** and *leaning* [words](https://else.example/).',
    'On a second line, with `code`.\n',
    '> A quote\n',
    '1. One\n2. Two\n',
    `![A kite](${media}/images/kite.jpg)\n`,
    '<p>As <b>HTML</b></p>\n',
    '[Named][one]\n\n[one]: https://else.example/one',
  ].join('\n');

  test.each([
    ['an older editor', { mobiledoc: mobiledoc(['card-markdown', { markdown }]) }],
    ['the newer editor', { lexical: lexical({ type: 'markdown', markdown }) }],
  ])('of %s is read as Markdown', async (_editor, post) => {
    const { parts } = await readPost(post);
    expect(parts).toEqual([
      '## Upar',
      'Some **bold** and _leaning_ [words](https://else.example/).\nOn a second line, with code.',
      'A quote',
      '1. One\n2. Two',
      '[kite.jpg A kite]',
      'As **HTML**',
      '[Named](https://else.example/one)',
    ]);
  });

  test.each([
    ['long', 'x '.repeat(40_000)],
    ['many marks', '*_['.repeat(2000)],
    ['many quotes', `${'>'.repeat(10_000)} words`],
    ['quotes in quotes', `${'> '.repeat(1000)} words`],
    ['much code', '`x` '.repeat(3000)],
  ])('that takes too much is taken as it was typed, and told: %s', async (_name, typed) => {
    const { parts, told } = await readPost({ mobiledoc: mobiledoc(['markdown', { markdown: typed }]) });
    expect(parts.join('').length).toBeGreaterThan(1000);
    expect(told).toBe('A text in Markdown takes too much to be read: it stands as typed.');
  });

  test('within its bounds is read within a moment', async () => {
    for (const markdown of [`${'> '.repeat(39)} words\n`.repeat(50), '`x'.repeat(1990)])
      expect(await workOf(() => readPost({ mobiledoc: mobiledoc(['markdown', { markdown }]) }))).toBeLessThan(5000);
  });
});

test('cards keep their words and their links', async () => {
  const { parts, told } = await readPost({
    lexical: lexical(
      {
        type: 'bookmark',
        url: 'https://else.example/a',
        caption: 'Seen there',
        metadata: { title: 'A title', description: 'What it says', icon: 'https://else.example/favicon.ico' },
      },
      { type: 'button', buttonText: 'Press', buttonUrl: 'https://else.example/b' },
      { type: 'header', heading: 'Come', subheading: 'And see', buttonText: 'Go', buttonUrl: 'https://else.example/c' },
      { type: 'call-to-action', textValue: '<p>Read on</p>', buttonText: 'On', buttonUrl: 'https://else.example/d' },
      { type: 'email-cta', html: '<p>By mail</p>', buttonText: 'Mail', buttonUrl: 'https://else.example/e' },
      { type: 'file', src: `${media}/files/a.pdf`, fileTitle: 'A file', fileCaption: 'Of files' },
      { type: 'codeblock', code: 'let a;', caption: 'Some code' },
      { type: 'image', src: `${media}/images/a.jpg`, caption: 'Linked', href: 'https://else.example/f' },
      { type: 'audio', src: `${media}/media/talk.mp3`, title: 'A talk' },
    ),
  });
  expect(parts).toEqual([
    '[A title](https://else.example/a)',
    'What it says',
    'Seen there',
    '[Press](https://else.example/b)',
    '## Come',
    'And see',
    '[Go](https://else.example/c)',
    'Read on',
    '[On](https://else.example/d)',
    'By mail',
    '[Mail](https://else.example/e)',
    `[A file](${media}/files/a.pdf)`,
    'Of files',
    'let a;',
    'Some code',
    '[a.jpg Linked]',
    'A talk',
  ]);
  for (const words of [
    'What else.example shows was not taken: a link to it takes its place.',
    'The link of a picture was not taken: https://else.example/f.',
    'A sound was not taken: talk.mp3.',
    'a.pdf',
  ])
    expect(told).toContain(words);
});

// TryGhost/Koenig: `kg-default-nodes`, the nodes of `call-to-action`, `header` and `product` with their defaults.
test('cards show nothing that is switched off', async () => {
  const { parts } = await readPost({
    lexical: lexical(
      {
        type: 'call-to-action',
        textValue: '<p>Read on</p>',
        hasSponsorLabel: false,
        sponsorLabel: '<p><span style="white-space: pre-wrap;">SPONSORED</span></p>',
        showButton: false,
        buttonText: 'Learn more',
        hasImage: false,
        imageUrl: `${media}/images/a.jpg`,
      },
      { type: 'header', header: 'Come', buttonEnabled: false, buttonText: 'Go', buttonUrl: 'https://else.example/c' },
      {
        type: 'product',
        productTitle: 'A kite',
        productButtonEnabled: false,
        productButton: 'Buy',
        productUrl: 'https://else.example/d',
      },
    ),
  });
  expect(parts).toEqual(['Read on', '## Come', '### A kite']);
});

test('lists go on where they began', async () => {
  const words = (text: string) => ({ type: 'listitem', children: [{ type: 'text', text }] });
  const inner = { type: 'list', listType: 'bullet', children: [words('Within')] };
  const list = {
    type: 'list',
    listType: 'number',
    start: 4,
    children: [words('Four'), { type: 'listitem', children: [inner] }, words('Five')],
  };
  expect((await readPost({ lexical: lexical(list) })).parts).toEqual(['4. Four\n    - Within\n6. Five']);
});

test('cards that were drawn are what they say, without the parts of players and the pictures of other sites', async () => {
  const player =
    '<div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container"><span>0:00</span>/<span>1:02</span><button>1×</button></div>';
  const { parts, told, found } = await readPost({
    html: `<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://else.example/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A title</div><div class="kg-bookmark-description">What it says</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://else.example/favicon.ico"><span class="kg-bookmark-author">Else</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://else.example/thumb.png"></div></a><figcaption>Seen there</figcaption></figure>
<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="${media}/media/v.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png"></video>${player}</div><figcaption>A film</figcaption></figure>
<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail kg-audio-hide" src=""><div class="kg-audio-thumbnail placeholder"><svg></svg></div><audio src="${media}/media/talk.mp3"></audio><div class="kg-audio-title">A talk</div><div class="kg-audio-player"><span>0:00</span></div></div>
<div class="kg-card kg-file-card"><a href="${media}/files/a.pdf"><div class="kg-file-card-title">A file</div><div class="kg-file-card-caption">Of files</div><div class="kg-file-card-filesize">1 MB</div><div class="kg-file-card-icon"><svg></svg></div></a></div>`,
  });
  expect(parts).toEqual([
    '[A title](https://else.example/a)',
    'What it says',
    'Seen there',
    '[v.mp4 A film]',
    'A talk',
    `[A file](${media}/files/a.pdf)`,
    'Of files',
  ]);
  expect(found.plan.hosts).toEqual([{ host: 'old.example', files: 1 }]);
  expect(told.split('\n')).toEqual([
    'What else.example shows was not taken: a link to it takes its place.',
    'A sound was not taken: talk.mp3.',
    'The text links to 1 file of the old site, which stays there: a.pdf. Keep it reachable, or put it elsewhere and change the link.',
  ]);
});

test('everybody who has written it is named', async () => {
  const { items } = await readPost(
    { html: '<p>Words</p>' },
    {
      users: [
        { id: 'u1', name: 'Meera Rao' },
        { id: 'u2', name: 'Anna Sen' },
      ],
      posts_authors: [
        { post_id: '1', author_id: 'u2', sort_order: 1 },
        { post_id: '1', author_id: 'u1', sort_order: 0 },
      ],
    },
  );
  expect(items[0]?.author).toBe('Meera Rao, Anna Sen');
});

describe('what Ghost has shown on no page, or made itself, is told', () => {
  const mail = lexical({ type: 'email', html: '<p>Hello, {first_name}</p>' }, { type: 'paragraph', children: [] });
  const older = mobiledoc(['email-cta', { html: '<p>Subscribe</p>', buttonText: 'Now' }]);
  const mails = 'Words that stood in mails alone were not taken:';

  test.each([
    ['a mail of Lexical', { lexical: mail }, {}, `${mails} “Hello, {first_name}”.`],
    ['a mail of Mobiledoc', { mobiledoc: older }, {}, `${mails} “Subscribe Now”.`],
    ['code', { codeinjection_foot: '<script>go()</script>' }, {}, 'A script was not taken: at its foot.'],
    [
      'comments',
      {},
      { comments: [{ post_id: '1', html: '<p>Fine</p>', member_id: '7' }] },
      '1 comment was not taken (by somebody without a name).',
    ],
  ])('%s', async (_name, more, tables, sentence) => {
    const { parts, told } = await readPost({ html: '<p>Words</p>', ...more }, tables);
    expect([parts, told]).toEqual([['Words'], sentence]);
  });
});

test.each([
  [
    'drawn',
    {
      html: `<figure class="kg-card kg-video-card" data-kg-thumbnail="${media}/media/made.jpg" data-kg-custom-thumbnail=""><div class="kg-video-container"><video src="${media}/media/v.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png"></video></div></figure>`,
    },
    'made.jpg',
  ],
  [
    'drawn with a still of its own',
    {
      html: `<figure class="kg-card kg-video-card" data-kg-thumbnail="${media}/media/made.jpg" data-kg-custom-thumbnail="${media}/images/own.jpg"><video src="${media}/media/v.mp4"></video></figure>`,
    },
    'own.jpg',
  ],
  [
    'drawn with its still behind it',
    {
      html: `<video src="${media}/media/v.mp4" style="background: url('${media}/media/made.jpg') 50% no-repeat"></video>`,
    },
    'made.jpg',
  ],
  [
    'of the newer editor',
    { lexical: lexical({ type: 'video', src: `${media}/media/v.mp4`, thumbnailSrc: `${media}/media/made.jpg` }) },
    'made.jpg',
  ],
  [
    'of the older editor',
    {
      mobiledoc: mobiledoc([
        'video',
        {
          src: `${media}/media/v.mp4`,
          thumbnailSrc: `${media}/media/made.jpg`,
          customThumbnailSrc: `${media}/images/own.jpg`,
        },
      ]),
    },
    'own.jpg',
  ],
])('the still of a film is told: %s', async (_how, post, still) => {
  const { parts, told } = await readPost(post);
  expect([parts, told]).toEqual([['[v.mp4]'], `A film's still was not taken: ${still}.`]);
});

test('a card that invites readers comes with its words and its picture, and its form is told', async () => {
  const { parts, told } = await readPost({
    lexical: lexical({
      type: 'signup',
      header: 'Join us',
      subheader: 'News of kites',
      disclaimer: 'No spam',
      buttonText: 'Subscribe',
      backgroundImageSrc: `${media}/images/a.jpg`,
    }),
  });
  expect([parts, told]).toEqual([['[a.jpg]', '## Join us', 'News of kites', 'No spam'], 'A form was not taken.']);
});

test.each([
  [
    'pictures',
    ['before-after', { beforeImage: { src: `${media}/images/a.jpg` }, afterImage: { src: `${media}/images/b.jpg` } }],
    ['[a.jpg]', '[b.jpg]'],
    'What a plugin draws in its own way stands as words and pictures: before-after.',
  ],
  [
    'words and an address',
    ['nft', { url: 'https://else.example/x', metadata: { title: 'A kite of paper' } }],
    ['[https://else.example/x](https://else.example/x)', 'A kite of paper'],
    'What a plugin draws in its own way stands as words and pictures: nft.',
  ],
  ['nothing', ['paywall', {}], [], 'A part that a page builder makes was not taken: paywall.'],
] as const)('a card that is not known comes with what it holds: %s', async (_what, card, expected, sentence) => {
  const { parts, told } = await readPost({ mobiledoc: mobiledoc(card) });
  expect([parts, told]).toEqual([expected, sentence]);
});

test('words that Ghost has highlighted are told', async () => {
  const { told } = await readPost({
    lexical: lexical({ type: 'paragraph', children: [{ type: 'text', text: 'Look here', format: 128 }] }),
  });
  expect(told).toBe('Words that were highlighted stand as usual ones: “Look here”.');
});
