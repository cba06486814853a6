import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { space } from '../../tokens/space';

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  // Delayed, so that short waits show nothing; faded in, so that one which ends soon after does not flash.
  animation: `${appear} ${motion.base} linear 200ms backwards`,
});

export const placement = styleVariants({
  inline: { display: 'inline-flex' },
  // The middle of this box is 40svh below its top.
  page: { minHeight: '80svh' },
});

const stroke = '1.5px';

export const disc = style({
  position: 'relative',
  flex: 'none',
  width: 22,
  height: 22,
  border: `${stroke} solid ${vars.color.control}`,
  borderRadius: '50%',
  overflow: 'hidden',
  animation: `${turn} ${motion.spinner} linear infinite`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: `-${stroke} -${stroke} -${stroke} 50%`,
    background: vars.color.ink,
  },
});

/** For screen readers only; shown where reduced motion is asked for and the disc does not turn. */
export const words = style([
  typeClass.ui,
  {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [media.reducedMotion]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    },
  },
]);
