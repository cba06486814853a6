import { address, choice, media, moment, part, reference, text } from './field.ts';
import { formatted, searchDescription, visibilities } from './shared.ts';

/** A project (specification, section 2, "Create project"; section 5). */
export const projectFields = {
  title: text({ label: 'Title', column: 'title', most: 500 }),
  clientName: text({ label: 'Client name', inHistory: 'Client', column: 'client_name', most: 500, isOptional: true }),
  year: text({ label: 'Year', column: 'year', most: 100, isOptional: true }),
  category: reference({ label: 'Category', column: 'category_id', stored: 'categoryId' }),
  description: text({
    label: 'Description',
    column: 'description',
    most: 50_000,
    isLong: true,
    isOptional: true,
    format: 'descriptionFormat',
  }),
  descriptionFormat: formatted('description_format', 'Description’s format'),
  theme: choice({ label: 'Theme', column: 'theme', wire: 'Theme', options: ['white', 'black'], otherwise: null }),
  visibility: choice({ label: 'Visibility', inHistory: 'Who sees it', column: 'visibility', ...visibilities }),
  publishAt: moment({ label: 'Public from', column: 'publish_at' }),
  // What who has no link finds at its address while it is sealed.
  sealedShows: choice({
    label: 'Shown without a link',
    column: 'sealed_shows',
    options: ['nothing', 'title', 'titleAndPicture'],
    // Whatever is not known shows nothing.
    otherwise: 'nothing',
  }),
  slug: address({ label: 'Address', most: 500 }),
  searchDescription,
  header: media({ label: 'Header media', column: 'header_media_id', stored: 'headerMediaId', wire: 'HeaderMedia' }),
  credits: part({ label: 'Credits' }),
  related: part({ label: 'Related projects', wire: 'relatedProjects' }),
  grids: part({ label: 'Grids' }),
};
