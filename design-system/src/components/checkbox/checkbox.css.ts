import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { radius } from '../../tokens/shape';
import { space, target } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: target.dashboardFine,
  color: vars.color.text,
  fontFamily: fontStack.text,
  fontSize: '.9375rem',
  fontWeight: 400,
  lineHeight: 1.4,
  selectors: {
    '&:has([data-state=checked])': { color: vars.color.ink, fontWeight: 500 },
    '&:has([data-disabled])': { color: vars.color.muted },
  },
  '@media': {
    [media.mobile]: { minHeight: target.dashboardCoarse },
    [media.coarse]: { minHeight: target.dashboardCoarse },
  },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.control,
  selectors: {
    '&[data-state=checked]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-disabled]': { background: vars.color.well, borderColor: vars.color.line, color: vars.color.muted },
  },
});
