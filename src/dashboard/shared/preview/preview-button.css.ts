import { media, space } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const place = styleVariants({
  head: { display: 'flex', gap: space[3], '@media': { [media.mobile]: { display: 'none' } } },
  form: {
    display: 'none',
    '@media': { [media.mobile]: { display: 'flex', alignItems: 'center', gap: space[3], marginBottom: space[6] } },
  },
});

/** Leaves the end of the row to the buttons. */
export const note = style({ flex: 1, minWidth: 0 });
