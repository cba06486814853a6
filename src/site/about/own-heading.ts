/** Letters and digits only, in one case: 'What we do?' and 'What We Do' say the same. */
function wordsOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The record's own heading of a section, where it says something else than the section's label does; null where the label
 * is enough (rulings, "Added after the first release").
 */
export function ownHeading(heading: string, label: string): string | null {
  return heading.trim() === '' || wordsOf(heading) === wordsOf(label) ? null : heading.trim();
}
