import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { numeric, typeClass } from '../../theme/type.css';
import { motion } from '../../tokens/motion';
import { space } from '../../tokens/space';

export const caption = style([
  typeClass.ui,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[4],
    paddingTop: space.captionGap,
    lineHeight: 1.35,
  },
]);

const drawn = { backgroundSize: '100% 1.5px' };

export const title = style({
  minWidth: 0,
  paddingBottom: space[0.5],
  background: 'linear-gradient(currentColor, currentColor) 0 100% / 0 1.5px no-repeat',
  transition: `background-size ${motion.media} ${motion.ease}`,
  selectors: {
    '[data-hover-root]:hover &': drawn,
    '[data-hover-root]:focus-visible &': drawn,
    '[data-hover-root]:has(:focus-visible) &': drawn,
  },
});

export const aside = style([
  typeClass.caption,
  numeric,
  // As wide as it needs: a year does not break, but whatever else stands there does.
  {
    color: vars.color.muted,
    flexShrink: 0,
    maxWidth: '60%',
    overflowWrap: 'anywhere',
  },
]);
