import { globalStyle, style } from '@vanilla-extract/css';
import { frame, lights, vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { nav, space, target } from '../../tokens/space';
import { fadeIn, fadeOut } from '../overlay/overlay.css';

// The sheet covers the page before its links come, and they go before it does: they are never seen through each other.
export const menu = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  gridTemplateRows: `${nav.heightNarrow} 1fr auto`,
  paddingInline: frame.margin,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  outline: 'none',
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${motion.fast} linear` },
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.fast} linear ${motion.fast} forwards` },
  },
});

/** The other side of the black theme is dimmed paper, as in the switch at the page's end: it does not glare. */
export const dimmed = style({
  vars: { [vars.color.surface]: lights.paperDimmed, [vars.color.muted]: lights.nightInk },
});

/** Aligns an icon of 22 px, not the larger target around it, with the margin. */
const signOnMargin = `calc((22px - ${target.public}) / 2)`;

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const close = style({ display: 'flex', marginRight: signOnMargin });

export const links = style({ alignSelf: 'end', paddingBlock: `${space[6]} ${space[8]}` });

/** From the bottom of a link's target to its underline. */
const underlineAt = '7px';

export const link = style([
  typeClass.display,
  {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 72,
    fontSize: '3.5rem',
    lineHeight: 1,
    background: `linear-gradient(currentColor, currentColor) 0 calc(100% - ${underlineAt}) / 0 1.5px no-repeat`,
    transition: `background-size ${motion.media} ${motion.ease}`,
    selectors: { '&:hover, &:focus-visible, &[aria-current]': { backgroundSize: '100% 1.5px' } },
    '@media': { [media.mobile]: { minHeight: 60, fontSize: '2.75rem' } },
  },
]);

export const foot = style([
  typeClass.ui,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 72,
    borderTop: `1px solid ${vars.color.line}`,
  },
]);

globalStyle(`${foot} > button`, { marginRight: signOnMargin });

// The logo is where the bar has it, and stays.
const comesLater = [close, links, foot];
globalStyle(comesLater.map((part) => `${menu}[data-state=open] ${part}`).join(), {
  animation: `${fadeIn} ${motion.page} linear ${motion.fast} backwards`,
});
globalStyle(comesLater.map((part) => `${menu}[data-state=closed] ${part}`).join(), {
  animation: `${fadeOut} ${motion.fast} linear forwards`,
});
