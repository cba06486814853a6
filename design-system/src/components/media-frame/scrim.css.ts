import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';
import { mediaShade } from '../../tokens/colour';
import { motion } from '../../tokens/motion';
import { scrimOpacityOnDark, scrimReach, scrimStops } from '../../tokens/shape';

/** A gradient from the token file's stops `[percent, alpha]`, along a length. */
function gradient(stops: readonly (readonly number[])[], length: string): string {
  const list = stops.map(([at = 0, alpha = 0]) => `${mediaShade(alpha)} calc(${length} * ${String(at / 100)})`);
  return `linear-gradient(${list.join(', ')})`;
}

const scrim = style({
  position: 'absolute',
  insetInline: 0,
  pointerEvents: 'none',
  opacity: frame.scrim,
  // A film that becomes brighter is met by more shade, not by a jump.
  transition: `opacity ${motion.base} linear`,
});

export const edge = styleVariants({
  top: [scrim, { top: 0, height: `calc(${frame.nav} + 96px)`, backgroundImage: gradient(scrimStops.top, '100%') }],
  bottom: [
    scrim,
    {
      zIndex: -1,
      top: `calc(-1 * ${scrimReach})`,
      bottom: 0,
      backgroundImage: gradient(scrimStops.bottom, scrimReach),
    },
  ],
});

export const overDark = style({ vars: { [frame.scrim]: String(scrimOpacityOnDark) } });
