import { choice, moment, text } from './field.ts';
import { formatted, searchDescription, visibilities } from './shared.ts';

/** A story of Coffee break (specification, section 5, "Story"). */
export const storyFields = {
  title: text({ label: 'Title', column: 'title', most: 500, required: 'Please enter the title' }),
  author: text({
    label: 'Author',
    column: 'authorname',
    stored: 'authorname',
    wire: 'authorname',
    most: 200,
    required: "Please enter the author's name",
  }),
  content: text({
    label: 'Content',
    column: 'content',
    most: 200_000,
    isLong: true,
    format: 'contentFormat',
    required: 'Please enter the content',
  }),
  contentFormat: formatted('content_format', 'Content’s format'),
  visibility: choice({ label: 'Visibility', inHistory: 'Who sees it', column: 'visibility', ...visibilities }),
  publishAt: moment({ label: 'Public from', column: 'publish_at' }),
  searchDescription,
};
