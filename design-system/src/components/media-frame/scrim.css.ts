import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { scrimOpacityOnDark, scrimStops } from '../../tokens/shape';

/** A gradient from the token file's stops `[percent, alpha]`. */
function gradient(stops: readonly (readonly number[])[]): string {
  const list = stops.map(([at = 0, alpha = 0]) => `rgb(20 20 20 / ${String(alpha)}) ${String(at)}%`);
  return `linear-gradient(${list.join(', ')})`;
}

/** On phones small text stands on the lower scrim, which therefore reaches .62 instead of .55. */
const bottomOnPhones = [
  [0, 0],
  [14, 0.1],
  [32, 0.3],
  [52, 0.52],
  [70, 0.62],
  [100, 0.62],
];

const scrim = style({
  position: 'absolute',
  insetInline: 0,
  pointerEvents: 'none',
  opacity: frame.scrim,
});

export const edge = styleVariants({
  top: [scrim, { top: 0, height: `calc(${frame.nav} + 96px)`, backgroundImage: gradient(scrimStops.top) }],
  bottom: [
    scrim,
    {
      bottom: 0,
      height: 'min(40%, 360px)',
      backgroundImage: gradient(scrimStops.bottom),
      '@media': { [media.mobile]: { backgroundImage: gradient(bottomOnPhones) } },
    },
  ],
});

export const overDark = style({ vars: { [frame.scrim]: String(scrimOpacityOnDark) } });
