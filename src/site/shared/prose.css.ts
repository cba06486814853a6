import { space, type } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const prose = style([type.lead, { lineHeight: 1.5, maxWidth: '38em', overflowWrap: 'anywhere' }]);

export const paragraph = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginTop: space.paragraph } },
});
