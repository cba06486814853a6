/** Of a choice at a film: in a form, and where it is stored. */
export const soundLabel = 'Visitors can turn its sound on';

/** Of a choice not to, at a film that is converted: the only one that cannot be changed later. */
export const soundTakenOut = 'Its sound is taken out when it is converted: to have it back, choose the file again.';

/** What that means. */
export const soundNote = 'It begins muted, and has sound on its project’s page only.';
