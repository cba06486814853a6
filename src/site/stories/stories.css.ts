import { space, type, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from '../shared/growing-line.css.ts';

/** Stories follow each other below a hairline. */
export const story = style({
  paddingBottom: space.rowEnd,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}`, paddingTop: space[7] } },
});

/** Display × .82. */
export const titleSize = `calc(${type.display.fontSize} * .82)`;

export const title = style([typeClass.display, { fontSize: titleSize, overflowWrap: 'anywhere' }]);

export const titleLink = style(growingLine);

/** Who wrote it, when, and how long it takes. */
export const facts = style({ marginTop: space[3.5] });

export const body = style({ marginTop: space.proseTop });
