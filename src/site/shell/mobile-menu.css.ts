import { size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

/** How many projects there are, beside the head of the word. */
export const count = style({ paddingTop: space[2] });

/** The latest story, below the link to all. */
export const latest = style([
  typeClass.ui,
  {
    flexBasis: '100%',
    minHeight: size.target,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline', textUnderlineOffset: '.22em' } },
  },
]);

/** Where the studio is, below the links. */
export const menuAddress = style({ marginTop: space[6] });
