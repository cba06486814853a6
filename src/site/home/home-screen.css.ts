import { media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Where the studio is, when it is there, and how it is written to: a line below the last statement. */
export const line = style([
  typeClass.ui,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: `${space[1]} ${size.gutter}`,
    marginTop: space.linkTop,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
  },
]);
