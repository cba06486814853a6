import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { space } from '../../tokens/space';

/** The room a list would start in, between two hairlines. */
export const state = style({
  paddingBlock: space[10],
  borderBlock: `1px solid ${vars.color.line}`,
  // Two of them share the line between.
  selectors: { '& + &': { borderTop: 0 } },
});

export const sentence = style([typeClass.dashSection, { fontWeight: 480, lineHeight: 1.3 }]);

export const quietSentence = style([typeClass.ui, { color: vars.color.muted }]);

export const action = style({ marginTop: space[4] });
