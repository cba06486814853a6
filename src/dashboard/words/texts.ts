/** Of the menu's items. */
export const menuItems = {
  hint: 'Shown in menu and footer. A page that is left out there can still be opened by its address.',
  names: { '/work': 'Work', '/about': 'About', '/story': 'Coffee break', '/contact': 'Talk to us' },
} as const;

/** Of the site's fixed texts. */
export const wordTexts = {
  heading: 'Own words',
  hint: 'The texts that the site brings along, for another language or another tone. An empty field keeps the text above it.',
  placesHint: 'What stands in braces is filled in',
} as const;
