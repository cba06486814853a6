import { cutText } from '@vitrine/markdown/cut';
import { looksOf } from './looks.ts';
import { toHref } from './links.ts';
import type { Losses } from './losses.ts';
import { onOneLine } from './spaces.ts';
import { elementsIn, readTree, wordsIn, type Node } from './tree.ts';

/**
 * The words of a caption, on one line, as a caption is here; links in it and how its words look are reported.
 * @param base the site's address, for what is relative
 */
export function readCaption(nodes: readonly Node[], base: string, losses: Losses): string {
  for (const one of elementsIn(nodes)) {
    const words = `“${cutText(onOneLine(wordsIn(one.children)), 60)}”`;
    const href = one.name === 'a' ? toHref(one.attributes['href'] ?? '', base) : null;
    if (href !== null) losses.add('captionLink', href);
    if (words === '“”') continue;
    const looks = looksOf(one);
    if (looks.marks.length > 0) losses.add('captionMark', words);
    for (const loss of looks.losses) losses.add(loss, words);
    if (one.name === 'sup' || one.name === 'sub') losses.add('raised', words);
  }
  return onOneLine(wordsIn(nodes));
}

/** The same of HTML that stands by itself. */
export const readCaptionHtml = (html: string, base: string, losses: Losses): string =>
  readCaption(readTree(html).children, base, losses);
