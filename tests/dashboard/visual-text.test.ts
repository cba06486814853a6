import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown, readPlain } from '../../src/dashboard/shared/formatting/visual/read.ts';
import { schema } from '../../src/dashboard/shared/formatting/visual/schema.ts';
import { isPlain, writeMarkdown, writePlain } from '../../src/dashboard/shared/formatting/visual/write.ts';
import type { Mark, Node } from 'prosemirror-model';

/** Characters that mean something in Markdown, next to each other as nobody would type them. */
const pieces = [
  ...[
    '*',
    '**',
    '_',
    '__',
    '***',
    '[',
    ']',
    '(',
    ')',
    '!',
    '\\',
    '#',
    '## ',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '> ',
    '`',
  ],
  ...['\n', '\n\n', '\n\n\n', '  \n', '\\\n', ' ', '    ', '\t', ' ', '&amp;', '<b>', '---', '===', '|', '"', "'"],
  ...['a', 'Words of it', 'नमूना', '👩‍🎨', '.', ',', '![A](/media/a.jpg)', '![](/media/b.png "Below")'],
  ...['![far](https://a.example/x.png)', '[b](https://a.example)', '[c](/work "t")', '[d](javascript:e)', '[e](<a b>)'],
];
const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));

const through = (text: string): string | null => {
  const read = readMarkdown(text);
  return read === null ? null : writeMarkdown(read.doc, read);
};

/** Each is drawn, written and read again, which takes a tenth of a second. */
const runs = process.env['VITRINE_LONG'] === 'true' ? 300 : 20;

describe('a text that is only opened', () => {
  test('comes back to the letter, whatever it is', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(through(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('without formatting comes back to the letter as well', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const doc = readPlain(text);
        expect(writePlain(doc)).toBe(text);
        expect(isPlain(doc)).toBe(true);
      }),
    );
  });
});

const { paragraph, heading, bullet_list: bulletList, ordered_list: orderedList, list_item: item } = schema.nodes;
const { strong, emphasis, link } = schema.marks;

const words = fc.constantFrom(
  ...[
    'a',
    'Words',
    ' ',
    ' of it ',
    '*',
    '**x**',
    '_',
    'snake_case',
    '[x](y)',
    '!',
    '\\',
    '.',
    '“',
    '(',
    '# ',
    '- ',
    '3. ',
    '👩‍🎨',
    'नमूना',
  ],
);
const marks = fc.subarray([
  strong.create(),
  emphasis.create(),
  link.create({ address: 'https://a.example/(b)', title: null }),
]);
const line = fc.array(fc.tuple(words, marks), { minLength: 1, maxLength: 6 }).map((parts) =>
  parts.map(([text, set]) =>
    schema.text(
      text,
      set.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), []),
    ),
  ),
);
const lines = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((all) => all.flatMap((one, index) => (index === 0 ? one : [schema.nodes.hard_break.create(), ...one])));
const textBlock = fc.oneof(
  lines.map((content) => paragraph.create(null, content)),
  fc.tuple(line, fc.constantFrom(2, 3)).map(([content, depth]) => heading.create({ depth }, content)),
);
const { list } = fc.letrec<{ list: Node; part: Node }>((tie) => ({
  list: fc
    .tuple(
      fc.array(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(null, 1, 3),
    )
    .map(([items, start]) =>
      (start === null ? bulletList : orderedList).create(
        start === null ? null : { start },
        items.map((parts) => item.create(null, parts)),
      ),
    ),
  part: fc.oneof({ maxDepth: 2, depthSize: 'small' }, textBlock, tie('list')),
}));
const picture = fc
  .tuple(fc.constantFrom('', 'A [kiln]*', 'a "b" \\'), fc.constantFrom('', 'Below "it" \\*', '(c)'))
  .map(([alt, caption]) => schema.nodes.picture.create({ file: 'a.jpg', alt, caption }));
/** A document as if it were made here. */
const unread = (doc: Node | undefined): unknown =>
  JSON.parse(JSON.stringify(doc?.toJSON(), (key, value: unknown) => (key === 'origin' ? null : value)));

const docs = fc
  .array(fc.oneof(textBlock, list, picture), { minLength: 1, maxLength: 5 })
  .map((blocks) => schema.node('doc', null, blocks));

/** All words, without the spaces that nobody sees. */
const seen = (doc: Node): string => doc.textBetween(0, doc.content.size, ' ', ' ').replaceAll(/\s+/g, ' ').trim();

describe('what is made in the editor', () => {
  test('loses no word', () => {
    fc.assert(
      fc.property(docs, (doc) => {
        const text = writeMarkdown(doc, null);
        const read = readMarkdown(text);
        expect(read === null ? null : seen(read.doc), text).toBe(seen(doc));
      }),
      { numRuns: runs },
    );
  });

  test('keeps a list below a paragraph that begins with an empty item, or with another number than one', () => {
    const below = (list: Node) =>
      schema.node('doc', null, [
        bulletList.create(null, [item.create(null, [paragraph.create(null, [schema.text('a')]), list])]),
      ]);
    const full = item.create(null, [paragraph.create(null, [schema.text('b')])]);
    const lists = [
      bulletList.create(null, [item.create(null, [paragraph.create(null, [schema.text(' ')])]), full]),
      orderedList.create({ start: 3 }, [full]),
      bulletList.create(null, [item.create(null, [orderedList.create({ start: 3 }, [full])])]),
    ];
    for (const list of lists) {
      const text = writeMarkdown(below(list), null);
      const [, read] = readMarkdown(text)?.doc.firstChild?.firstChild?.children ?? [];
      expect(read?.type, text).toBe(list.type);
      expect(seen(schema.node('doc', null, read === undefined ? [] : [read])), text).toBe(
        seen(schema.node('doc', null, [list])),
      );
    }
  });

  test('keeps what is bold, italic and linked where letters meet', () => {
    const run = fc.tuple(fc.constantFrom('a', 'bc', 'नमूना', 'long words'), marks).map(([text, set]) =>
      schema.text(
        text,
        set.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), []),
      ),
    );
    const runs = fc.array(run, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(runs, (content) => {
        const doc = schema.node('doc', null, [paragraph.create(null, content)]);
        const text = writeMarkdown(doc, null);
        expect(unread(readMarkdown(text)?.doc), text).toEqual(doc.toJSON());
      }),
      { numRuns: 500 },
    );
  });

  const again = (text: string) => {
    const json = unread(readMarkdown(text)?.doc);
    return writeMarkdown(schema.nodeFromJSON(json), null);
  };

  test('is written the same once it was read', () => {
    fc.assert(
      fc.property(docs, (doc) => {
        const text = again(writeMarkdown(doc, null));
        expect(again(text)).toBe(text);
      }),
      { numRuns: runs },
    );
  });

  test('puts the same emphasis outside, whether a space behind it had it or not', () => {
    const cell = (space: readonly Mark[]) =>
      schema.node('doc', null, [
        paragraph.create(null, [
          schema.text('a', [strong.create(), emphasis.create()]),
          schema.text(' ', space),
          schema.text('b'),
        ]),
      ]);
    const [none, one, other] = [[], [emphasis.create()], [strong.create()]].map((space) =>
      writeMarkdown(cell(space), null),
    );
    expect([one, other]).toEqual([none, none]);
  });

  test('is written the same whatever marks the spaces before a link have', () => {
    const text = (words: string, ...marks: readonly Mark[]) =>
      schema.text(
        words,
        marks.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), []),
      );
    const to = link.create({ address: 'https://a.example/b', title: null });
    const doc = schema.node('doc', null, [
      paragraph.create(null, [
        text('a'),
        text(' ', strong.create()),
        text(' ', strong.create(), to),
        text('b', strong.create(), emphasis.create(), to),
        text('c', emphasis.create(), to),
      ]),
    ]);
    const written = writeMarkdown(doc, null);
    expect(written).toBe('a  [***b**c*](https://a.example/b)');
    expect(again(again(written))).toBe(again(written));
  });

  test.each([
    ['2 * 3 and snake_case', '2 * 3 and snake_case'],
    ['*x*', String.raw`\*x\*`],
    ['- no list', String.raw`\- no list`],
    ['1. no list', String.raw`1\. no list`],
    ['# no heading', String.raw`\# no heading`],
  ])('escapes as little as possible: %s', (typed, written) => {
    expect(writeMarkdown(readPlain(typed), null)).toBe(written);
  });
});

test('a change leaves the letters of all other blocks as they were', () => {
  const before =
    '\n__Old__  signs\\\nand breaks\n\n\n\n+ a\n\n+ b\n\nChange me\n\n#   Heading  ##\n![](/media/a.jpg)beside\n\n';
  const read = readMarkdown(before);
  if (read === null) throw new Error('It is Markdown.');
  const index = read.doc.children.findIndex((node) => node.textContent === 'Change me');
  const doc = read.doc.copy(
    read.doc.content.replaceChild(index, paragraph.create(read.doc.child(index).attrs, schema.text('Changed *'))),
  );
  expect(writeMarkdown(doc, read)).toBe(before.replace('Change me', 'Changed *'));
});

test('lists that follow each other stay two, and words after one stay outside', () => {
  const read = readMarkdown('- a\n\nb\n\n- c\n\n  d');
  if (read === null) throw new Error('It is Markdown.');
  const [first, , second] = read.doc.children;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  expect(writeMarkdown(schema.node('doc', null, [first, second]), read)).toBe('- a\n\n* c\n\n  d');
});
