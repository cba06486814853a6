import { style } from '@vanilla-extract/css';

/** Each sentence on a line of its own; a long name stays whole. */
export const line = style({ display: 'block', overflowWrap: 'anywhere' });
