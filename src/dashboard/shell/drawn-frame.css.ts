import { style } from '@vanilla-extract/css';

/**
 * For who has logged in here (index.html says so before anything is painted); others go on to login. What cannot be opened says so in
 * its place.
 */
export const drawn = style({
  display: 'none',
  selectors: { ':root[data-flagged] &:not(:has(~ #root h1))': { display: 'block' } },
});
