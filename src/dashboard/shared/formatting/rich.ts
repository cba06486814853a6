import { pictureAsWords, toIllustratedText, toRichText, toWords } from '@vitrine/markdown';
import type { IllustratedText, Media } from '../../../domain/content.ts';
import type { RichText } from '../../../domain/rich-text.ts';

/** What a form's text would be drawn as; undefined where it is shown as it is typed. */
export function richOf(text: string, format: string): RichText | undefined {
  return format === 'markdown' ? toRichText(text) : undefined;
}

/** The same of a text with pictures. @param find a picture by the name of its file, as far as it is known */
export function illustratedOf(
  text: string,
  format: string,
  find: (file: string) => Media | undefined,
): IllustratedText | undefined {
  if (format !== 'markdown') return undefined;
  return toIllustratedText(text).map((part) => {
    if (typeof part === 'string' || part.tag !== 'picture') return part;
    const media = find(part.file);
    if (media === undefined) return pictureAsWords(part);
    const { caption, parts } = part;
    return {
      tag: 'picture',
      media: { ...media, alt: parts[0] === '' ? media.alt : parts[0] },
      ...(caption === undefined ? {} : { caption }),
    };
  });
}

/** Whether pictures stand in a text. */
export function hasPictures(text: string, format: string): boolean {
  if (format !== 'markdown') return false;
  return toIllustratedText(text).some((part) => typeof part !== 'string' && part.tag === 'picture');
}

/** A form's text as search results and shared links show it. */
export function wordsOf(text: string, format: string): string {
  return format === 'markdown' ? toWords(toRichText(text)) : text;
}
