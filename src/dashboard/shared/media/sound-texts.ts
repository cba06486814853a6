/** Of a choice at a film: in a form, and where it is stored. */
export const soundLabel = 'Visitors can turn its sound on';

/** Of a film that is converted, and that visitors are not to hear: the only choice that cannot be changed later. */
export const silentLabel = 'Take its sound out';

/** What that means, and what it means not to. */
export const silentNotes = {
  out: 'To have its sound back, choose the file again.',
  kept: 'Its sound stays in the file: visitors can be let hear it later.',
} as const;

/** What that means. */
export const soundNote = 'It begins muted, and has sound on its project’s page only.';
