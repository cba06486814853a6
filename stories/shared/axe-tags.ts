/** What axe looks for on a story: WCAG 2.2 AA, and its own advice. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
