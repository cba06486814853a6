import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { motion } from '../../tokens/motion';

export const link = style({
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  transition: `text-decoration-thickness ${motion.media} ${motion.ease}`,
  selectors: { '&:hover, &:focus-visible': { textDecorationThickness: '3px' } },
});
