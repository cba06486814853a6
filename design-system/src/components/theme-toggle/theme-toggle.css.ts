import { style } from '@vanilla-extract/css';
import { blackTheme } from '../../theme/class-names.css';
import { media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { target } from '../../tokens/space';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target.public,
  height: target.public,
  color: 'inherit',
});

export const disc = style({
  transition: `rotate ${motion.dim} ${motion.ease}`,
  // By the class on the body, not by the property: right before the first script has run.
  selectors: { [`.${blackTheme} &`]: { rotate: '180deg' } },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${toggle}:hover &`]: { rotate: '45deg' },
        [`.${blackTheme} ${toggle}:hover &`]: { rotate: '225deg' },
      },
    },
  },
});
