import { fromRight, space, typeClass } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** 72 characters a line. */
export const prose = style([typeClass.lead, { lineHeight: 1.5, maxWidth: '34em', overflowWrap: 'anywhere' }]);

export const paragraph = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginTop: space.paragraph } },
});

// A picture that opens a text is as wide as what stands around it.
const lead = 'figure:first-child';
globalStyle(`${prose}:has(> ${lead})`, { maxWidth: 'none' });
globalStyle(`${prose}:has(> ${lead}) > :not(${lead})`, { maxWidth: '34em' });
globalStyle(`${prose} > ${lead}`, { marginBottom: space.proseTop });

// One that runs from the right stands at the right, as its title does.
globalStyle(`${prose}:has(> ${fromRight}:first-child)`, { marginInlineStart: 'auto' });
