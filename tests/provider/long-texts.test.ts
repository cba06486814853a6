import { expect, test } from 'vitest';
import { toIllustratedText, whyRefused } from '@vitrine/markdown';
import { toRedirectPath } from '../../provider/src/rules/redirects.ts';
import { slugify } from '../../provider/src/rules/slug.ts';
import { readHtml as readTree } from '../../provider/src/imports/html.ts';
import { toMarkdown } from '../../provider/src/imports/phrases.ts';
import { wordsOf } from '../../provider/src/imports/tree.ts';
import { looksLikeSvg } from '../../provider/src/media/svg.ts';
import { readCredits } from '../../src/domain/credits.ts';
import { editMark } from '../../src/domain/formatting.ts';
import { asWritten } from '../../design-system/src/components/text/as-written.ts';

const length = 200_000;
const readHtml = (text: string) => readTree(text, { base: '', keepsLines: true, hasShortcodes: true });
const times = (part: string): string => part.repeat(length / part.length);

/** What a text is read by, and one of 200 kB on which its reader may go back. */
const readers: Readonly<Record<string, readonly [read: (text: string) => unknown, text: string]>> = {
  'slashes in an address': [toRedirectPath, `/a${times('/')}b`],
  'dots in an address': [toRedirectPath, `/${times('.')}`],
  'blanks in bold type': [readHtml, `<b>a${times(' ')}b</b>`],
  'lines in italics': [readHtml, `<i>${times('\n')}.</i>`],
  'words of HTML': [wordsOf, `a${times(' ')}b`],
  'brackets of shortcodes': [readHtml, times('[ab ')],
  'attributes of shortcodes': [readHtml, `[gallery ${times('ids = ')}]`],
  'blanks before a credit': [readCredits, `a\na${times(' ')}b`],
  'tabs before a credit': [readCredits, `a\na${times('\u3000')}b`],
  'stars around words': [(text) => editMark('strong', { value: text, from: 1, to: length + 1 }), `a${times('*')}b*`],
  'numerals before letters': [asWritten, `${times('\u3007')}a`],
  'Chinese before Latin': [asWritten, `${times('漢')}a`],
  'values of shortcodes': [readHtml, `[ab ${times('x="y" ')}[`],
  'styles of a background': [readHtml, `<p style="${times('background: url( ')}">a</p>`],
  'a set of sources': [readHtml, `<img srcset="${times('a 1w,')}">`],
  'slashes in a link': [readHtml, `<a href="https://a.example${times('/')}">a</a>`],
  'digits at a line': [toMarkdown, times('1')],
  'a slug of blanks': [slugify, `a${times(' ')}b`],
  'a drawing of blanks': [looksLikeSvg, `${times(' \ufeff')}<svg>`],
  'emphasis in Markdown': [(text) => whyRefused(text) ?? toIllustratedText(text), times('*a ')],
  'lines behind the items of a list': [
    (text) => whyRefused(text) ?? toIllustratedText(text),
    `${'- a\n'.repeat(1000)}${'b\n'.repeat(22_500)}`,
  ],
  'as many lines of a list as may be': [
    (text) => whyRefused(text) ?? toIllustratedText(text),
    `${'- a\n'.repeat(1000)}${'b\n'.repeat(1490)}`,
  ],
  'headings in Markdown': [(text) => whyRefused(text) ?? toIllustratedText(text), '# a\n'.repeat(4990)],
  'blanks in Markdown': [(text) => whyRefused(text) ?? toIllustratedText(text), `a${times('\n ')}b`],
};

test.each(Object.keys(readers))('200 kB of %s are read at once', (name) => {
  const [read, text] = readers[name] ?? [];
  const before = process.cpuUsage();
  read?.(text ?? '');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'milliseconds of the processor').toBeLessThan(1000);
});
