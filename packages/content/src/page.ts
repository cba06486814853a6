import { address, choice, text } from './field.ts';
import { formatted, searchDescription } from './shared.ts';

/** A plain page of the studio's own, such as a legal notice (an extension). */
export const pageFields = {
  // The footer links it by that.
  title: text({ label: 'Title', column: 'title', most: 200, required: 'Please enter the title' }),
  slug: address({ label: 'Address', most: 500 }),
  content: text({ label: 'Content', column: 'content', most: 100_000, isLong: true, format: 'contentFormat' }),
  contentFormat: formatted('content_format', 'Content’s format'),
  visibility: choice({
    label: 'Visibility',
    column: 'visibility',
    options: ['public', 'draft'],
    // Whatever is not known is hidden.
    otherwise: 'draft',
  }),
  searchDescription,
};
