/** Letters and digits only, in one case: 'What we do?' and 'What We Do' say the same. */
function wordsOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The record's own heading of a section, where it says something else than the section's label does, as specified or in the studio's words; null where the label
 * is enough (rulings, "Added after the first release").
 */
export function ownHeading(heading: string, ...labels: readonly string[]): string | null {
  const own = wordsOf(heading);
  return heading.trim() === '' || labels.some((label) => own === wordsOf(label)) ? null : heading.trim();
}
