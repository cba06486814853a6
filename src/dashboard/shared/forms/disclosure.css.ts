import { motion, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What opens a part of a form that is closed until it is asked for. */
export const summary = style([
  type.dashSmall,
  {
    display: 'list-item',
    paddingBlock: space[3],
    minHeight: 44,
    boxSizing: 'border-box',
    fontWeight: 480,
    color: vars.color.ink,
    textDecoration: 'underline 0 transparent',
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
    transition: `text-decoration-thickness ${motion.media} ${motion.ease}`,
    ':hover': { textDecoration: 'underline 1px' },
  },
]);
