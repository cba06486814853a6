import { style } from '@vanilla-extract/css';

export const tile = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' });
