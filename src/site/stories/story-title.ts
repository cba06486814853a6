import type { Story } from '../../domain/content.ts';

/** A story's title; a link needs words even where the provider has none. */
export function titleOf({ title }: Story): string {
  return title.trim() === '' ? 'Untitled' : title;
}
