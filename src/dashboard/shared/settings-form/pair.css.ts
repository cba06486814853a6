import { media, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Two short fields beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
