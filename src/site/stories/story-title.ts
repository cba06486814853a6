import type { Story } from '../../domain/content.ts';

/** A story's title; a link needs a text even where the record has none. */
export function titleOf({ title }: Story): string {
  return title.trim() === '' ? 'Untitled' : title;
}
