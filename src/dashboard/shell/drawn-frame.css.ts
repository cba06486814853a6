import { style } from '@vanilla-extract/css';

/** For who has logged in here (index.html says so before anything is painted); others go on to login. */
export const drawn = style({ display: 'none', selectors: { ':root[data-flagged] &': { display: 'block' } } });
