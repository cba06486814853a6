import { media, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[4],
  marginBottom: space[8],
  '@media': { [media.mobile]: { flexWrap: 'wrap', gap: space[3], marginBottom: space[4] } },
});

export const search = style({
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const sorting = style({
  width: 200,
  // Two of them share a row on phones.
  '@media': { [media.mobile]: { flex: '1 1 0', width: 'auto', maxWidth: 200 } },
});
