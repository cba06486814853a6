import { safeAddress } from '@vitrine/markdown';
import { Slice } from 'prosemirror-model';
import { readPlain } from './read.ts';
import { numberOfListItem, isBullet } from './word-lists.ts';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, blockquote, pre';

function replaceWithText(element: Element, text: string): void {
  element.replaceWith(element.ownerDocument.createTextNode(text));
}

/** A picture of another place becomes a link to it, or its words where nobody else could see it. */
function replaceImage(image: HTMLImageElement): void {
  if (image.dataset['picture'] !== undefined) return;
  const alt = (image.getAttribute('alt') ?? '').trim();
  const address = image.getAttribute('src') ?? '';
  const isFound = /^https?:/i.test(address) && safeAddress(address) !== null;
  if (!isFound || image.closest('a') !== null) {
    replaceWithText(image, alt);
    return;
  }
  const link = image.ownerDocument.createElement('a');
  link.href = address;
  link.textContent = alt === '' ? address : alt;
  image.replaceWith(link);
}

/** A row on a line, its cells parted. */
function replaceTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const line = row.ownerDocument.createElement('p');
    [...row.children].forEach((cell, index) => {
      if (index > 0) line.append(' | ');
      line.append(...cell.childNodes);
    });
    return line;
  });
  table.replaceWith(...rows);
}

/** Word's lists are paragraphs that say so in their style; their signs are letters. */
function gatherWordLists(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  for (const line of [...body.querySelectorAll<HTMLElement>('p')]) {
    const isItem = /mso-list:\s*l\d/i.test(line.getAttribute('style') ?? '');
    if (!isItem) {
      list = null;
      continue;
    }
    const sign = [...line.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const mark = (sign?.textContent ?? '').trim();
    sign?.remove();
    const start = isBullet(mark) ? null : numberOfListItem(mark);
    if (list === null || list.nextElementSibling !== line) {
      list = line.ownerDocument.createElement(start === null ? 'ul' : 'ol');
      if (start !== null && start !== 1) list.setAttribute('start', String(start));
      line.before(list);
    }
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/** What was copied elsewhere, in elements that the text may have. Nothing of it runs: it is parsed apart from the page. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''), 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, title, meta, link')) unseen.remove();
  gatherWordLists(body);
  for (const image of body.querySelectorAll('img')) replaceImage(image);
  for (const table of body.querySelectorAll('table')) replaceTable(table);
  return body.innerHTML;
}

/** Whether what was copied has more to say than its words. */
export function isFormatted(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isBold = (element: HTMLElement): boolean =>
    /^(?:bold|[6-9]\d\d)$/.test(element.style.fontWeight) || element.style.fontStyle === 'italic';
  return (
    body.querySelector('strong, em, i, a[href], ul, ol, h1, h2, h3, h4, h5, h6, img, [style*="mso-list"]') !== null ||
    [...body.querySelectorAll<HTMLElement>('b')].some((element) => element.style.fontWeight !== 'normal') ||
    [...body.querySelectorAll<HTMLElement>('[style]')].some((element) => !element.matches(blocks) && isBold(element))
  );
}

/** Words as a text without formatting has them. */
export function sliceOfWords(words: string): Slice {
  return Slice.maxOpen(readPlain(words.replaceAll(/\r\n?/g, '\n')).content);
}

/** The address that was copied by itself; null for other words. */
export function addressIn(words: string): string | null {
  const address = words.trim();
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address) && safeAddress(address) !== null ? address : null;
}
