import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const captions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** The button beside it opens it. */
export const hidden = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
