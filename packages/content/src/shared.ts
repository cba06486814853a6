import { choice, text } from './field.ts';

/** Who sees a project or a story. A draft with a time that has come is public; forms call one whose time is to come `scheduled`. */
export const visibilities = {
  options: ['public', 'draft', 'unlisted', 'sealed'],
  offered: ['public', 'draft', 'scheduled', 'unlisted', 'sealed'],
  // Whatever is not known is hidden.
  otherwise: 'draft',
} as const;

/** How a text is meant: as it is typed, or as Markdown. */
export const formatted = <const Column extends string, const InHistory extends string>(
  column: Column,
  inHistory: InHistory,
) => choice({ label: 'Formatting', inHistory, column, options: ['plain', 'markdown'], otherwise: 'plain' });

/** Own words for search engines, shared links and feeds; without them the beginning of the text is used. */
export const searchDescription = text({
  label: 'In search results',
  inHistory: 'Description for search engines',
  column: 'search_description',
  most: 300,
  isLong: true,
  isLine: true,
  isOptional: true,
  isExtension: true,
});
