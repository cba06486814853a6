import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { motion } from '../../tokens/motion';
import { space } from '../../tokens/space';

/** Between text and arrow; it grows with the text. */
const arrowGap = '.45em';

export const link = style([
  typeClass.lead,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: arrowGap,
    minHeight: 44,
    lineHeight: 1.2,
    fontWeight: vars.weight.ui,
    color: vars.color.ink,
  },
]);

export const words = style({ borderBottom: '1.5px solid currentColor', paddingBottom: space[0.5] });

export const arrow = style({
  transition: `translate ${motion.media} ${motion.ease}`,
  selectors: { [`${link}:is(:hover, :focus-visible) &`]: { translate: '6px 0' } },
});
