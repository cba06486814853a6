/** Of a choice at a film: in a form, and where it is stored. */
export const soundLabel = 'Visitors can turn its sound on';

/** What that means. */
export const soundNote = 'It begins muted, and has sound on its project’s page only.';
