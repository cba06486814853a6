import { toIllustratedText, toRichText, toWords, whyRefused } from '@vitrine/markdown';
import { describe, expect, test } from 'vitest';
import { readRichText } from '../../src/api/normalise/rich-text.ts';
import { startClient } from './support/client.ts';
import { workOf } from './support/work.ts';

interface Read {
  readonly id: number;
  readonly content: string;
  readonly richContent?: unknown;
  readonly contentSource?: string;
}

const source = 'We *made* [this](https://a.example/b).\nAll of it.\n\n- one\n- two';
const words = 'We made this.\nAll of it.\n\none\ntwo';
const tree = [
  {
    tag: 'p',
    parts: [
      'We ',
      { tag: 'em', parts: ['made'] },
      ' ',
      { tag: 'a', href: 'https://a.example/b', parts: ['this'] },
      '.\nAll of it.',
    ],
  },
  {
    tag: 'ul',
    parts: [
      { tag: 'li', parts: ['one'] },
      { tag: 'li', parts: ['two'] },
    ],
  },
];
const story = { title: 'Tides', authorname: 'Asha', content: source };

describe('a text', () => {
  test('is what it was typed, to the letter, unless the form says that it is formatted', async () => {
    const { send, call } = await startClient(false);
    const typed = { ...story, content: '1. *a*\n\n\n  __b__ <b>' };
    const { data } = await send<{ data: Read }>('POST', '/api/stories', typed, 201);
    const read = await call<Read>('GET', `/api/stories/${String(data.id)}`);
    // Forms are sent with CRLF.
    expect(read.content).toBe(typed.content);
    expect(read).not.toHaveProperty('richContent');
    expect(read).not.toHaveProperty('contentSource');
  });

  test('that is formatted is drawn for visitors, told to its author as it was typed, and is words for all others', async () => {
    const { send, call, provider } = await startClient(false);
    const { data } = await send<{ data: Read }>('POST', '/api/stories', { ...story, contentFormat: 'markdown' }, 201);
    const url = `/api/stories/${String(data.id)}`;
    const own = await call<Read>('GET', url);
    expect(own).toMatchObject({ content: words, richContent: tree, contentSource: source });
    const seen: Read = (await provider.app.inject({ url })).json();
    expect(seen).toMatchObject({ content: words, richContent: tree });
    expect(seen).not.toHaveProperty('contentSource');
    // Whoever knows of no formats reads words, and sends them back.
    await send('PATCH', url, { ...story, content: words });
    expect(await call<Read>('GET', url)).toMatchObject({ contentSource: source });
    await send('PATCH', url, { ...story, content: 'Other *words*' });
    const changed = await call<Read>('GET', url);
    expect(changed.content).toBe('Other *words*');
    expect(changed).not.toHaveProperty('contentSource');
  });

  test('of a project likewise, and it comes back as it was after a deletion', async () => {
    const { create, call, remove, undo } = await startClient(false);
    const { id } = await create({ title: 'Tides', description: source, descriptionFormat: 'markdown' });
    const url = `/api/project?id=${String(id)}/edit`;
    const formatted = { description: words, richDescription: tree, descriptionSource: source };
    expect((await call<{ data: object }>('GET', url)).data).toMatchObject(formatted);
    await undo(await remove(`/api/projects/${String(id)}`));
    expect((await call<{ data: object }>('GET', url)).data).toMatchObject(formatted);
  });

  test('with more marks than can be drawn in good time is refused in plain words, and kept as it is typed', async () => {
    const { send } = await startClient(false);
    const many = { ...story, content: '*a_'.repeat(10_000) };
    const refused = await send('POST', '/api/stories', { ...many, contentFormat: 'markdown' }, 400);
    expect(refused.message).toMatch(/too many marks/);
    await send('POST', '/api/stories', { ...many, contentFormat: 'plain' }, 201);
  });
});

const hostile = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](https://user:password@a.example)',
  '<https://user:password@a.example>',
  '<javascript:alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '![a](javascript:alert(1))',
  '![a](/media/../api/deleted)',
  '![a](//evil.example/media/a.jpg)',
  '![a](/media/a.jpg?x="onload)',
  '[a]: javascript:alert(1)\n\n[a]',
];

describe('Markdown that means harm', () => {
  test.each(hostile)('%s is words', (text) => {
    for (const read of [toRichText, toIllustratedText]) {
      expect(JSON.stringify(read(text))).not.toMatch(/"tag":"(?!p")/);
    }
  });

  test.each(['*', '_', '**a', '*a_', '[', '![', '[a](', '- ', '- a\n', '1. ', '> ', '\\', '<', '`', '#', '&#1;', '\n'])(
    'a megabyte of %j takes no longer than it takes to read',
    async (unit) => {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      const work = await workOf(() => {
        toWords(toRichText(text));
        expect(whyRefused(text)).not.toBeNull();
      });
      expect(work).toBeLessThan(5000);
    },
  );

  test('a tree of another provider is drawn as far as it is known', () => {
    expect(
      readRichText([
        { tag: 'script', parts: ['alert(1)'] },
        { tag: 'p', parts: [{ tag: 'a', href: 'javascript:alert(1)', parts: ['x'] }], onclick: 'alert(1)' },
        { tag: 'a', href: '//evil.example', parts: ['y'] },
        7,
      ]),
    ).toEqual(['alert(1)', { tag: 'p', parts: ['x'] }, 'y']);
    const deep = Array.from({ length: 5000 }).reduce<object>((inner) => ({ tag: 'em', parts: [inner] }), {});
    expect(JSON.stringify(readRichText([deep])).length).toBeLessThan(2000);
  });
});
