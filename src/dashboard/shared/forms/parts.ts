import type { LostKind, PartKind } from '../../../machines/sending/sending.react.tsx';

/** What a form waits for. */
export const partAwaited = {
  picture: 'A picture is still on its way. The form is sent as soon as it is there.',
  file: 'A file is still on its way. The form is sent as soon as it is there.',
  check: 'A picture is still being opened. The form is sent as soon as that is done.',
  category: 'The new category is still being added. The form is sent as soon as it is there.',
  font: 'The font is still being read. The form is sent as soon as that is done.',
} as const satisfies Record<PartKind, string>;

/** Why a form was not sent. */
export const partNotSent = {
  picture: 'Not sent: a picture could not be uploaded. Try it again, or remove it.',
  file: 'Not sent: a file could not be uploaded. Try it again, or remove it.',
  check: 'Not sent: a picture could not be opened. Choose another.',
  category: 'Not sent: the new category could not be added. Add it again, or cancel it.',
  font: 'Not sent: the font cannot be used. Choose another, or undo the choice.',
} as const satisfies Record<PartKind, string>;

/** What would be lost with the page. */
export const partUnsent = {
  picture: 'A picture is not stored yet, and would be lost.',
  file: 'A file is not stored yet, and would be lost.',
  category: 'The new category is not added yet, and would be lost.',
} as const satisfies Record<LostKind, string>;
