import { style } from '@vanilla-extract/css';

/** The bar within is sticky in the page, not in this section. */
export const heldBack = style({ display: 'contents' });

export const heldBackText = style({ flex: '1 1 200px', maxWidth: 560 });
