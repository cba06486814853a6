import { media, space } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const shortcuts = style({ display: 'grid', gap: space[3], marginTop: space[5] });

export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: '10.5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});

globalStyle(`${shortcut} > dt`, { display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const character = style({ marginTop: space[5] });
