import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media, opened } from '../../tokens/media';
import { answer } from '../../tokens/motion';
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
    [`${opened} &:has([data-disabled])`]: { color: vars.color.muted },
  },
  '@media': {
    [media.mobile]: { minHeight: target.dashboardCoarse },
    [media.coarse]: { minHeight: target.dashboardCoarse },
  },
});

/** In a list of many the label is read out only; the box stands away from what is beside it (WCAG 2.5.8). */
export const bareRow = style([
  row,
  {
    minWidth: target.dashboardFine,
    '@media': { [media.mobile]: { justifyContent: 'center' }, [media.coarse]: { justifyContent: 'center' } },
  },
]);

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  // Its mark lays out nothing but the box: it may stand in a list of a thousand.
  contain: 'strict',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.control,
  transition: answer,
  selectors: {
    [`${row}:hover &:not([data-disabled])`]: { borderColor: vars.color.ink, background: vars.color.well },
    '&[data-state=checked]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${row}:hover &[data-state=checked]:not([data-disabled])`]: {
      background: [vars.color.accent, `color-mix(in srgb, ${vars.color.accent} 82%, ${vars.color.ink})`],
    },
    [`${opened} &[data-disabled]`]: {
      background: vars.color.well,
      borderColor: vars.color.line,
      color: vars.color.muted,
    },
  },
});
