import { fromRight, space, typeClass } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** 72 characters a line. */
export const prose = style([typeClass.lead, { lineHeight: 1.5, maxWidth: '34em', overflowWrap: 'anywhere' }]);

export const paragraph = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginTop: space.paragraph } },
});

// One that runs from the right stands at the right, as its title does.
globalStyle(`${prose}:has(> ${fromRight}:first-child)`, { marginInlineStart: 'auto' });
