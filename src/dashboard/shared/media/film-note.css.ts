import { motion, radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'grid', gap: space[1.5], minWidth: 0 });

export const bar = style({
  height: space[1],
  borderRadius: radius.thumb,
  background: vars.color.line,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const filled = style({
  height: '100%',
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `scale ${motion.fast} linear`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
