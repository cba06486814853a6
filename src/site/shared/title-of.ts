import type { Say } from '../../domain/say.ts';

/** The title of a project, a story or a page; a link and a heading need a text even where the record has none. */
export const titleOf = ({ title }: { readonly title: string }, say: Say): string =>
  title.trim() === '' ? say('Untitled') : title;
