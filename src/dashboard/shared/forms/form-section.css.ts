import { media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Name at the left, fields beside it; above them where three columns need the width. A hairline between sections. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[8],
  selectors: {
    '& + &': { marginTop: space[11], paddingTop: space[7], borderTop: `1px solid ${vars.color.line}` },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

export const sectionFields = style({ display: 'grid', gap: space[6] });
