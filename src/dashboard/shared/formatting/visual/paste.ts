import { safeAddress } from '@vitrine/markdown';
import { Slice } from 'prosemirror-model';
import { keepLines } from './pasted/lines.ts';
import { gatherLists } from './pasted/lists.ts';
import { replacePictures } from './pasted/pictures.ts';
import { findRaised, levelRaised } from './pasted/raised.ts';
import { applySheets, withSheetsAsText } from './pasted/style.ts';
import { flattenTables } from './pasted/tables.ts';
import { hasUnseen, removeUnseen } from './pasted/unseen.ts';
import { readPlain } from './read.ts';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, blockquote, pre';

/** What was copied, apart from the page: nothing of it runs. */
function parse(html: string): HTMLElement {
  const pasted = new DOMParser().parseFromString(withSheetsAsText(html), 'text/html');
  applySheets(pasted);
  return pasted.body;
}

/** Word's empty lines hold a space that does not break. */
function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (line.textContent.trim() === '' && line.querySelector('img, br') === null) line.remove();
  }
}

/** @param tellMissing told how many pictures did not come with a text */
export function createPasting(tellMissing: (pictures: number) => void) {
  let missing = 0;
  return {
    /** What was copied elsewhere, in elements that the text may have. */
    clean(html: string): string {
      const body = parse(html);
      removeUnseen(body);
      gatherLists(body);
      missing = replacePictures(body);
      flattenTables(body);
      levelRaised(body);
      keepLines(body);
      removeEmptyLines(body);
      return body.innerHTML;
    },
    /** @param hasFiles its pictures come as files, and not with the text */
    end(hasFiles: boolean): void {
      if (missing > 0 && !hasFiles) tellMissing(missing);
      missing = 0;
    },
  };
}

/** Whether what was copied has words; a picture that was copied alone has none. */
export const hasWords = (html: string): boolean => parse(html).textContent.trim() !== '';

/** Whether what was copied has more to say than its words, or says less than they do. */
export function isFormatted(html: string): boolean {
  const body = parse(html);
  const isBold = (element: HTMLElement): boolean =>
    /^(?:bold|[6-9]\d\d)$/.test(element.style.fontWeight) || element.style.fontStyle === 'italic';
  return (
    body.querySelector('strong, em, i, a[href], ul, ol, h1, h2, h3, h4, h5, h6, img, table, [style*="mso-list"]') !==
      null ||
    [...body.querySelectorAll<HTMLElement>('b')].some((element) => element.style.fontWeight !== 'normal') ||
    [...body.querySelectorAll<HTMLElement>('[style]')].some((element) => !element.matches(blocks) && isBold(element)) ||
    findRaised(body).length > 0 ||
    hasUnseen(body)
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
