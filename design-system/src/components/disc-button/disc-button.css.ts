import { globalStyle, style } from '@vanilla-extract/css';
import { fixedColours } from '../../tokens/colour';
import { motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { target } from '../../tokens/space';

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target.public,
  height: target.public,
  border: `1.5px solid ${fixedColours.mediaLineStrong}`,
  borderRadius: radius.disc,
  color: fixedColours.mediaInk,
  transition: `background-color ${motion.base} linear, color ${motion.base} linear`,
  // Over pictures the disc has to show on any colour, also when no scope says that it lies on media.
  ':focus-visible': { outline: `2px solid ${fixedColours.mediaInk}`, boxShadow: `0 0 0 5px ${fixedColours.mediaRing}` },
});

export const plate = style({ background: fixedColours.mediaPlateFaint, borderColor: fixedColours.mediaInk });

// After the plate: pointed at, both are the same.
globalStyle(`${disc}:hover`, { background: fixedColours.mediaInk, color: fixedColours.darkPage });
