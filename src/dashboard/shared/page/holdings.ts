/** What screens hold whose specified names do not say it: beside the heading, and in the menu of commands. */
export const holdings = {
  homepage: 'Films, grid and texts of the home page',
  createAbout: 'The About page, written anew',
} as const;
