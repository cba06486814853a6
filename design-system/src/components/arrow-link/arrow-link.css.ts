import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { type } from '../../theme/type.css';
import { motion } from '../../tokens/motion';

export const link = style([
  type.lead,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45em',
    minHeight: 44,
    lineHeight: 1.2,
    fontWeight: vars.weight.ui,
    color: vars.color.ink,
  },
]);

export const words = style({ borderBottom: '1.5px solid currentColor', paddingBottom: 2 });

export const arrow = style({
  transition: `translate ${motion.base} ${motion.ease}`,
  selectors: { [`${link}:hover &`]: { translate: '6px 0' } },
});
