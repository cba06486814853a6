import type { Story } from '../../domain/content.ts';
import type { Say } from '../../domain/say.ts';

/** A story's title; a link needs a text even where the record has none. */
export function titleOf({ title }: Story, say: Say): string {
  return title.trim() === '' ? say('Untitled') : title;
}
