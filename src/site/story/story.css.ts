import { style } from '@vanilla-extract/css';

export const title = style({ overflowWrap: 'anywhere' });

export const author = style({ marginTop: 14, overflowWrap: 'anywhere' });

export const body = style({ marginTop: 'clamp(28px,3vw,48px)' });

/** The one thing to do next. */
export const way = style({ marginTop: 'clamp(28px,3.4vw,56px)' });
