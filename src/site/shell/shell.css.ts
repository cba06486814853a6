import { style } from '@vanilla-extract/css';

/** As high as the screen, so that the footer is not seen, and pushed away, while a page is still coming. */
export const main = style({ minHeight: '100svh' });
