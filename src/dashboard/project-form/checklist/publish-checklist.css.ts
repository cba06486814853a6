import { motion, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const items = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A whole line to press. */
export const item = style([
  type.dashSmall,
  {
    display: 'block',
    width: '100%',
    minHeight: 44,
    boxSizing: 'border-box',
    margin: 0,
    paddingBlock: space[3],
    paddingInline: 0,
    border: 0,
    borderTop: `1px solid ${vars.color.line}`,
    background: 'none',
    color: vars.color.ink,
    textAlign: 'start',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.3em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `text-decoration-thickness ${motion.media} ${motion.ease}`,
    ':hover': { textDecorationThickness: '2px' },
  },
]);
