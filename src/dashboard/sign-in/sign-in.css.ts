import { fixed, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Text, list and buttons of one way. */
export const parts = style({ display: 'grid', gap: space[5] });

export const text = style({ maxWidth: '60ch' });

export const editing = style({ maxWidth: 420, paddingBlock: space[3] });

/** Dark on light in both themes: not every app reads it the other way round. */
export const code = style({
  width: 224,
  maxWidth: '100%',
  aspectRatio: '1',
  background: fixed.codePaper,
  color: fixed.codeInk,
});

/** To be typed, or to be read out. */
export const secret = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[2],
  maxWidth: 560,
});
