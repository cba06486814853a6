import { space } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Takes no space while it is empty. */
export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });

/** Above the form of a page, or below the heading of a form that is a part of one. */
export const said = styleVariants({
  page: [note, { minHeight: 44, marginBottom: space[6] }],
  part: [note, { minHeight: 44 }],
});
