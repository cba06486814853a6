import { style } from '@vanilla-extract/css';

/** By this the shell knows a page that is complete and short (`shell.css.ts`). */
export const nothingHere = style({});
