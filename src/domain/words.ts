/**
 * The site's fixed texts, as the specification words them, in groups of one place each. A text is its own name: the settings keep
 * a studio's own words beside it (`SiteConfig.words`). What stands in braces is filled in when it is said.
 */
export const wordGroups = [
  {
    heading: 'Menu and footer',
    words: [
      'Home',
      'Work',
      'About',
      'Coffee break',
      'Talk to us',
      'Filter',
      'White',
      'Black',
      'White theme',
      'Black theme',
      'By night',
      'By day',
      'Skip to content',
      'Untitled',
    ],
  },
  {
    heading: 'Home page',
    words: ['Get to know us', 'Discover our work', 'Get in touch', 'Loading page...', 'No Grid Data Found'],
  },
  {
    heading: 'Work',
    words: [
      'All Work',
      'Tiles',
      'List',
      'Prev',
      'Next',
      'No projects found',
      'Work: {category}',
      'Selected work of {studio}: {line}',
    ],
  },
  {
    heading: 'Project pages',
    words: ['Client', 'Year', 'No credits available', 'Discover More', 'No related projects found.', 'Project Details'],
  },
  {
    heading: 'About page',
    words: [
      'Who We Are?',
      'People',
      'What we do?',
      'How We Do It?',
      'Some of our clients',
      'No Heading Available',
      'No Description Available',
      'No sections available',
      'No subsections available',
      'No clients available',
    ],
  },
  {
    heading: 'Stories',
    words: ['Stories', 'No stories available', 'Stories from {studio}: {what}', '{minutes} min', 'Next: {title}'],
  },
  {
    heading: 'Contact page',
    words: [
      'Enquiries',
      'Opportunities',
      'Contact',
      'Mobile',
      'Landline',
      'Interactive map',
      'Loading map',
      'Drawn map',
      'Open map',
      'The interactive map does not answer. The link below leads to the address.',
      'Write to us',
      'Name',
      'E-mail',
      'Message',
      'Send',
      'Sending...',
      'Please enter your name.',
      'Please enter your e-mail address.',
      'Please write a message.',
      'Your message has arrived. Thank you.',
      'What you wrote is still here.',
      'Leave this empty',
    ],
  },
  {
    heading: 'When something is missing',
    words: [
      '404 - Page Not Found',
      'Half of this page is missing.',
      'Error',
      'HTTP error: {status}',
      'Try again',
      'The server could not be reached.',
      'The server did not answer in time.',
      'This page could not be opened.',
    ],
  },
  {
    heading: 'While the site is closed',
    words: ['Opens soon'],
  },
  {
    heading: 'Sealed work',
    words: [
      'This is shown by a personal link. Ask us for yours.',
      'This link has ended',
      'It has expired or was withdrawn. Ask us for a new one.',
      'This link shows nothing',
      'A part of its address may be missing. Ask us for a new one.',
    ],
  },
  {
    heading: 'Read out, not seen',
    words: [
      'Main',
      'Footer',
      'Menu',
      'Open menu',
      'Close menu',
      'Theme',
      'Carousel',
      'Film {number} of {count}: {title}',
      'Picture {number} of {count}: {title}',
      'Pause films',
      'Play films',
      'Pause pictures',
      'Play pictures',
      'Captions',
      'Turn sound on',
      'Turn sound off',
      'Selected films',
      'Projects',
      'Categories',
      'View',
      'Pages',
      'All pages',
      'Pages of stories',
      'All pages of stories',
      'Loading',
      '1 project',
      '{count} projects',
      'About the project',
      'Credits',
      'Images',
      'carousel',
      'Previous image',
      'Next image',
      'Map: {place}',
      '(opens in a new tab)',
    ],
  },
] as const;

/** One of the site's fixed texts. */
export type Word = (typeof wordGroups)[number]['words'][number];

/** What is said in place of fixed texts. */
export type OwnWords = Readonly<Partial<Record<string, string>>>;

/** All fixed texts, each once. */
export const allWords: readonly Word[] = wordGroups.flatMap(({ words }): readonly Word[] => words);

/** Names in braces, sorted: 'Film {number} of {count}' has `count` and `number`. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}
