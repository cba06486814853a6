import { describe } from 'vitest';
import { createEditor } from '../../../src/dashboard/shared/formatting/visual/editor.ts';
import type { Mark } from '../../../src/domain/formatting.ts';
import { isFormatted } from '../../../src/dashboard/shared/formatting/visual/paste.ts';
import { expect, test } from '../support/test.ts';

/** What a text is, once something was pasted into it at a place, and how many pictures it says did not come. */
function paste(
  html: string,
  before = '',
  at = 0,
  press: readonly Mark[] = [],
): { readonly text: string; readonly missing: number } {
  const editor = createEditor({ text: before, format: before === '' ? 'markdown' : 'plain' }, true);
  let text = '';
  let missing = 0;
  editor.listen({
    onText: (typed) => {
      ({ text } = typed);
    },
    onMissingPictures: (count) => {
      missing = count;
    },
  });
  const element = document.createElement('div');
  document.body.append(element);
  const unmount = editor.mount(element);
  for (const mark of press) editor.start({ from: at, to: at, action: { kind: 'mark', mark } });
  editor.start({ from: at, to: at, action: { kind: 'html', html, words: '' } });
  unmount();
  element.remove();
  return { text, missing };
}

/** A paragraph of a list as Word copies it. */
function item(level: number, sign: string, words: string, list = 'l0'): string {
  return (
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${String(level * 36)}pt;mso-add-space:auto;text-indent:-18.0pt;` +
    `mso-list:${list} level${String(level)} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span\n` +
    `style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>` +
    `${words}<o:p></o:p></p>`
  );
}

const lists: readonly (readonly [from: string, html: string, markdown: string])[] = [
  [
    'Word: numbers inside bullets, and bullets inside numbers',
    item(1, '·', 'one') + item(2, '1.', 'first') + item(2, '2.', 'second') + item(3, '§', 'deep') + item(1, '·', 'two'),
    '- one\n  1. first\n  2. second\n     - deep\n- two',
  ],
  [
    'Word: another kind on the same level',
    item(1, '·', 'one') + item(1, '1.', 'first') + item(1, '2.', 'second'),
    '- one\n\n1. first\n2. second',
  ],
  [
    'Word: numbers that begin again, and such that go on behind a paragraph',
    `${item(1, '1.', 'a')}${item(1, '2.', 'b')}${item(1, '1.', 'c', 'l1')}<p class=MsoNormal>Between</p>${item(1, '2.', 'd', 'l1')}`,
    '1. a\n2. b\n\n1) c\n\nBetween\n\n2. d',
  ],
  [
    'Word: letters, Roman numbers and numbers of several parts count',
    item(1, 'a)', 'a') + item(2, 'i.', 'x') + item(2, 'ii.', 'y') + item(1, 'b)', 'b') + item(1, 'c)', 'c'),
    '1. a\n   1. x\n   2. y\n2. b\n3. c',
  ],
  [
    'Word: numbers of several parts',
    item(1, '1.', 'a') + item(2, '1.1.', 'b') + item(2, '1.2', 'c'),
    '1. a\n   1. b\n   2. c',
  ],
  ['Word: other digits', item(1, '१.', 'एक') + item(1, '२.', 'दो'), '1. एक\n2. दो'],
  [
    'Word: a level that is left out, and a list that begins further in',
    item(1, '·', 'a') + item(3, '§', 'b') + item(2, 'o', 'c') + item(1, '·', 'd'),
    '- a\n  - b\n  - c\n- d',
  ],
  ['Word: a list that begins further in', item(2, 'o', 'a') + item(1, '·', 'b'), '- a\n- b'],
  [
    'Word: a second paragraph of an item, and its empty lines',
    `${item(1, '·', 'a')}<p class=MsoListParagraph>more</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End</p>`,
    '- a\n\n  more\n\nEnd',
  ],
  [
    'Word: paragraphs behind an inner list, of the outer item by how far in they stand',
    `${item(1, '·', 'a')}${item(2, 'o', 'b')}<p class=MsoListParagraph style='margin-left:36.0pt'>after</p>${item(2, 'o', 'c')}<p class=MsoListParagraph style='margin-left:1.0in'>of c</p>${item(1, '·', 'd')}`,
    '- a\n\n  - b\n\n  after\n\n  - c\n\n    of c\n\n- d',
  ],
  [
    'Word: paragraphs behind an inner list, by their style',
    `${item(1, '·', 'a')}${item(2, 'o', 'b')}<p class=MsoListContinue2>of b</p><p class=MsoListContinue>after</p>${item(1, '·', 'c')}`,
    '- a\n\n  - b\n\n    of b\n\n  after\n\n- c',
  ],
  [
    'pages: words behind a list in an item',
    '<ul><li>a<ul><li>b</li></ul>after</li><li><p>c</p><ol><li>d</li></ol><p>more</p><p>still</p></li></ul>',
    '- a\n\n  - b\n\n  after\n\n- c\n\n  1. d\n\n  more\n\n  still',
  ],
  [
    'Word on the web: each item in a list of its own',
    ['1', '2', '1']
      .map(
        (level, index) =>
          `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-listid="1" data-aria-level="${level}"><p class="Paragraph"><span>${String(index)}</span></p></li></ul></div>`,
      )
      .join('') +
      ['1', '2']
        .map(
          (start) =>
            `<div class="ListContainerWrapper"><ol start="${start}"><li data-aria-level="1"><p>n${start}</p></li></ol></div>`,
        )
        .join(''),
    '- 0\n  - 1\n- 2\n\n1. n1\n2. n2',
  ],
  [
    'Google Docs: lists between items',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ol><li aria-level="2"><p><span>first</span></p></li><ul><li aria-level="3"><p>deep</p></li></ul></ol><li aria-level="1"><p><span style="font-weight:700">two</span></p></li></ul></b>',
    '- one\n  1. first\n     - deep\n- **two**',
  ],
  ['Google Docs: a list that begins further in', '<ul><ul><ul><li>a</li></ul></ul></ul>', '- a'],
  [
    'Google Docs: tasks',
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked"><p>a</p></li></ul>',
    '- ☑ a',
  ],
  [
    'Pages: bold by a style sheet',
    '<head><style>span.s1 {font-weight: bold}\nspan.s2 {display: none}</style></head><body><ul class="ul1"><li class="li1"><span class="s1">a</span></li><ul class="ul1"><li class="li1">b<span class="s2">c</span></li></ul></ul></body>',
    '- **a**\n  - b',
  ],
  [
    'LibreOffice: paragraphs in items, and items that only set further in',
    '<ul>\n<li><p style="line-height: 100%">one</p>\n<ol>\n<li><p>first</p></li>\n</ol></li>\n<li style="display: block"><ul><li><p>deep</p></li></ul></li></ul>',
    '- one\n  1. first\n  - deep',
  ],
  [
    'Notion: toggles and tasks',
    '<!-- notionvc: 1 --><ul><li>a<ul><li><input type="checkbox" checked>b</li></ul></li></ul>',
    '- a\n  - ☑ b',
  ],
];

describe('lists of other programs', () => {
  for (const [from, html, markdown] of lists) test(from, () => expect(paste(html).text).toBe(markdown));
});

const others: readonly (readonly [what: string, html: string, markdown: string])[] = [
  [
    "Word's tables: a row on a line",
    '<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Name<o:p></o:p></b></p></td><td><p class=MsoNormal>Role</p></td></tr><tr><td><p>Anna</p><p>Rao</p></td><td><p>Lead</p></td></tr><tr><td><p><o:p>&nbsp;</o:p></p></td><td></td></tr></table>',
    '**Name** | Role\n\nAnna / Rao | Lead',
  ],
  [
    'tables that only place what is in them, and a table in a table',
    '<table><caption>Our way</caption><tr><td><h1>Head</h1><ul><li>a</li></ul></td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr><tr><td>One cell<br>of two lines</td></tr></table>',
    'Our way\n\n## Head\n\n- a\n\nx | y\n\nOne cell\nof two lines',
  ],
  [
    'what is raised and lowered',
    '<p>x<sup>2</sup>, H<sub>2</sub>O, 10<sup>-6</sup>, 22<sup>nd</sup>, Acme<sup>TM</sup>, a<sup>b+1</sup>, t<sub>max/2</sub>, note<sup><a href="https://a.example/">1</a></sup>, m<span style="font-size:0.6em;vertical-align:super">3</span></p>',
    'x², H₂O, 10⁻⁶, 22nd, Acme™, a^(b+1), t_(max/2), note[¹](https://a.example/), m³',
  ],
  [
    'what nobody saw',
    "<style><!-- span.h {display:none; mso-hide:all} --></style><p>Seen<span style='display:none;mso-hide:all'> hidden</span><span style='mso-hide:all'> more</span><span class=h> classed</span><i hidden>h</i><del cite='mailto:a'>gone</del><a class=msocomanchor href='#_msocom_1'>[A1]</a></p><div style='mso-element:comment-list'><p>Not for the client</p></div><svg><text>t</text></svg>",
    'Seen',
  ],
  [
    'lines that are kept as they are',
    '<pre><code><b>one\n</b>  two\n</code></pre><div style="white-space-collapse: preserve">\n<p><span style="white-space: pre-wrap">a\nb</span></p>\n</div>',
    '**one**\ntwo\n\na\nb',
  ],
  ['an emoji of a chat', '<p>Thanks <img alt="🎉" src="data:image/png;base64,AA"></p>', 'Thanks 🎉'],
];

describe('what else is pasted', () => {
  for (const [what, html, markdown] of others) {
    test(what, () => {
      expect(paste(html)).toEqual({ text: markdown, missing: 0 });
      expect(isFormatted(html) || what.startsWith('lines') || what.startsWith('an emoji')).toBe(true);
    });
  }
});

test('pictures of the own computer do not come as broken ones, and are counted', () => {
  const html = `<p>Before <![if !vml]><img width=10 src="file:///C:/clip_image002.jpg" alt="A kiln. Description automatically generated"><![endif]></p>
    <p><img src="data:image/png;base64,AA"></p><p>After <img src="https://a.example/p.png" alt="far"><img src="https://a.example/t" width="1" height="1"></p>`;
  expect(paste(html)).toEqual({ text: 'Before\n\nAfter [far](https://a.example/p.png)', missing: 3 });
});

describe('a heading or list that is pasted', () => {
  const heading = '<h2>Kiln</h2>';
  const first = '<h2>Kiln</h2><p>It was warm.</p>';
  const list = '<ul><li>a</li><li>b</li></ul>';

  test('stands in a line of its own at the end of a text, and in front of one', () => {
    expect(paste(heading, 'Alpha omega', 11).text).toBe('Alpha omega\n\n## Kiln');
    expect(paste(heading, 'Alpha omega', 0).text).toBe('## Kiln\n\nAlpha omega');
    expect(paste(first, 'Alpha omega', 11).text).toBe('Alpha omega\n\n## Kiln\n\nIt was warm.');
    expect(paste(list, 'Alpha omega', 11).text).toBe('Alpha omega\n\n- a\n- b');
    expect(paste(list, 'Alpha omega', 0).text).toBe('- a\n- b\n\nAlpha omega');
    expect(paste('<ol><li>a</li></ol>', 'Alpha omega', 11).text).toBe('Alpha omega\n\n1. a');
  });

  test('goes between the halves of a text where it is more than one line', () => {
    expect(paste(first, 'Alpha omega', 6).text).toBe('Alpha\n\n## Kiln\n\nIt was warm.omega');
    expect(paste(list, 'Alpha omega', 5).text).toBe('Alpha\n\n- a\n- b\n\nomega');
    expect(paste(`<p>So:</p>${list}`, 'Alpha omega', 5).text).toBe('AlphaSo:\n\n- a\n- b\n\nomega');
  });

  test('goes on in the line where it is one of words, and behind a space', () => {
    expect(paste(heading, 'Alpha omega', 6).text).toBe('Alpha Kilnomega');
    expect(paste(heading, 'Alpha ', 6).text).toBe('Alpha Kiln');
    expect(paste('<p>One</p><p>Two</p>', 'Alpha omega', 11).text).toBe('Alpha omegaOne\n\nTwo');
  });

  test('goes among the items of a list, and behind another heading', () => {
    expect(paste(list, 'Alpha', 7, ['list']).text).toBe('- Alpha\n- a\n- b');
    expect(paste(list, 'Alpha', 5, ['list']).text).toBe('- Alp\n- a\n- b\n- ha');
    expect(paste(heading, 'Alpha', 7, ['list']).text).toBe('- Alpha\n\n  ## Kiln');
    expect(paste(heading, 'Alpha', 5, ['heading']).text).toBe('## Alpha\n\n## Kiln');
  });
});
