import { media } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  alignItems: 'end',
  gap: 16,
  marginBottom: 32,
  '@media': { [media.mobile]: { flexWrap: 'wrap', gap: 12, marginBottom: 16 } },
});

export const search = style({ flex: 1, maxWidth: 420, '@media': { [media.mobile]: { flexBasis: '100%' } } });

export const sorting = style({ width: 200 });
