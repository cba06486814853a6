import { media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const comparison = style({ display: 'grid', gap: space[5], marginTop: space[5] });

/** Mine and theirs beside each other, on a phone below each other. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[4],
  marginTop: space[1.5],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
});

export const side = style({ minWidth: 0, paddingTop: space[1.5], borderTop: `1px solid ${vars.color.line}` });

/** As typed, line breaks included; long texts scroll by themselves. */
export const words = style({ maxHeight: 240, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
