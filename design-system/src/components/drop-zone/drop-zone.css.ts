import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { space } from '../../tokens/space';

const zone = style([
  typeClass.dashSmall,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: 120,
    padding: space[2],
    borderRadius: radius.thumb,
    background: vars.color.well,
    textAlign: 'center',
    overflow: 'hidden',
  },
]);

export const state = styleVariants({
  empty: [zone, { border: `1px dashed ${vars.color.control}` }],
  over: [zone, { border: `2px solid ${vars.color.accent}`, background: vars.color.accentSoft, color: vars.color.ink }],
  rejected: [
    zone,
    { border: `1px solid ${vars.color.danger}`, background: vars.color.dangerSoft, color: vars.color.danger },
  ],
});

export const fill = style({ position: 'absolute', inset: 0, height: '100%', minHeight: 0, pointerEvents: 'none' });

export const strong = style({ display: 'block', fontWeight: 500, color: vars.color.ink });

export const panel = style({
  padding: `${space[2.5]} ${space[3]}`,
  borderRadius: radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow,
  textAlign: 'left',
});

export const plain = style({ padding: 0, boxShadow: 'none' });

export const line = style([
  typeClass.dashSmall,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    fontWeight: 460,
    lineHeight: 1.3,
    color: vars.color.ink,
  },
]);

export const file = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const percentage = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

export const share = createVar();

export const track = style({
  height: 3,
  marginTop: space[2],
  borderRadius: 2,
  background: vars.color.line,
  overflow: 'hidden',
});
export const done = style({
  height: '100%',
  width: share,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  transition: `width ${motion.fast} linear`,
});
