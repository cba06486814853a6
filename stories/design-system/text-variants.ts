/** Every style of text, from the largest of the site to the smallest of the dashboard. */
export const textVariants = [
  'display',
  'statement',
  'title',
  'lead',
  'body',
  'ui',
  'caption',
  'dashPageTitle',
  'dashSection',
  'dashRow',
  'dashText',
  'dashSmall',
  'dashMicro',
] as const;
