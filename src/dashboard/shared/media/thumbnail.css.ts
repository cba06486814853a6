import { style } from '@vanilla-extract/css';

/** The small picture of a row. */
export const thumbnail = style({ width: 80 });
