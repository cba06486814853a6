import { style } from '@vanilla-extract/css';

/** Before it has played: the poster below it is seen. */
export const waiting = style({ opacity: 0 });
