import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { space } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

const appear = keyframes({ from: { opacity: 0, scale: '.98' } });
const vanish = keyframes({ to: { opacity: 0, scale: '.98' } });
const slideIn = keyframes({ from: { translate: '-100%' } });
const slideOut = keyframes({ to: { translate: '-100%' } });

/** Over the backdrop. */
const above = style({
  position: 'fixed',
  zIndex: 41,
  overscrollBehavior: 'contain',
  outline: 'none',
  // Neither shadow nor colour tells it from the page there.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** A sheet over the page. */
export const sheet = style([
  typeClass.dashText,
  above,
  {
    borderRadius: radius.dialog,
    background: vars.color.raised,
    boxShadow: vars.shadow,
    selectors: {
      '&[data-state=open]': { animation: `${appear} 160ms ${motion.ease}` },
      '&[data-state=closed]': { animation: `${vanish} 160ms ${motion.ease} forwards` },
    },
  },
]);

/** In the middle of the window. */
export const centred = style([sheet, { left: '50%', top: '50%', translate: '-50% -50%' }]);

/** As high as what it says, as far as the window allows. */
export const dialog = style([
  centred,
  {
    width: 'min(440px, 100vw - 32px)',
    maxHeight: 'calc(100svh - 32px)',
    overflow: 'auto',
    padding: space[7],
  },
]);

/** At the left edge, from top to bottom. */
export const edge = style([
  above,
  {
    insetBlock: 0,
    left: 0,
    width: 'min(304px, 100vw - 56px)',
    overflow: 'auto',
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: fontStack.text,
    selectors: {
      '&[data-state=open]': { animation: `${slideIn} ${motion.base} ${motion.ease}` },
      '&[data-state=closed]': { animation: `${slideOut} ${motion.base} ${motion.ease} forwards` },
    },
  },
]);

export const title = style([
  typeClass.dashPageTitle,
  { fontSize: '1.375rem', lineHeight: 1.2, fontStretch: '92%', letterSpacing: 0 },
]);

export const description = style({ marginTop: space[2], whiteSpace: 'pre-line' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2.5],
  marginTop: space[7],
});
