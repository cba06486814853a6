import { toRichText, toWords } from '@vitrine/markdown';
import type { RichText } from '../../../domain/rich-text.ts';

/** What a form's text would be drawn as; undefined where it is shown as it is typed. */
export function richOf(text: string, format: string): RichText | undefined {
  return format === 'markdown' ? toRichText(text) : undefined;
}

/** A form's text as search results and shared links show it. */
export function wordsOf(text: string, format: string): string {
  return format === 'markdown' ? toWords(toRichText(text)) : text;
}
