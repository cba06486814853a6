import { media } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** On phones the icon stands for them. */
export const words = style({
  '@media': { [media.mobile]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const icon = style({ display: 'none', '@media': { [media.mobile]: { display: 'grid' } } });
