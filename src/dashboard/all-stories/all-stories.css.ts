import { style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: 24 });

export const buttons = style({ display: 'inline-flex', gap: 4 });
