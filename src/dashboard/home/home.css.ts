import { style } from '@vanilla-extract/css';

export const welcome = style({ marginTop: 40 });
export const subtitle = style({ marginTop: 8 });
export const index = style({ marginTop: 56 });
