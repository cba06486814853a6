import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { motion } from '../../tokens/motion';
import { fontStack } from '../../tokens/type';

const slideIn = keyframes({ from: { translate: '-100%' } });
const slideOut = keyframes({ to: { translate: '-100%' } });

export const drawer = style({
  position: 'fixed',
  zIndex: 41,
  insetBlock: 0,
  left: 0,
  width: 'min(304px, 100vw - 56px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: fontStack.text,
  outline: 'none',
  selectors: {
    '&[data-state=open]': { animation: `${slideIn} ${motion.base} ${motion.ease}` },
    '&[data-state=closed]': { animation: `${slideOut} ${motion.base} ${motion.ease} forwards` },
  },
});
