import { style } from '@vanilla-extract/css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { target } from '../../tokens/space';

/** Where the column that says it has no room. */
export const onPhonesOnly = style({ display: 'none', '@media': { [media.mobile]: { display: 'inline' } } });

export const name = style([typeClass.dashRow, { display: 'block', overflowWrap: 'break-word' }]);

/** Takes the whole cell, and at least what a finger needs. */
export const rowLink = style({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.22em',
  transition: `text-decoration-color ${motion.media} linear`,
  ':hover': { textDecorationColor: 'currentColor' },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: '50%',
    height: `max(100%, ${target.dashboardCoarse})`,
    translate: '0 -50%',
  },
});

export const detail = style([typeClass.dashSmall, { display: 'block', lineHeight: '1.4rem' }]);
