import { media } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const views = style({});

// A phone's head has room for the heading, which says the same, and for where else one can go.
globalStyle(`${views} [aria-current]`, { '@media': { [media.mobile]: { display: 'none' } } });
