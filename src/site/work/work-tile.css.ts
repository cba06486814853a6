import { space } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tile = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' });

/** An odd last one leaves no hole beside it. */
export const across = style({ gridColumn: '1 / -1' });

// The control of films is for those who can see them: where nothing hovers, no film of a tile plays.
globalStyle(`${tile} button`, { '@media': { '(hover: none)': { display: 'none' } } });

/** Seen in the list alone. */
export const category = style({ textAlign: 'left' });

export const client = style({ marginTop: space[0.5], textAlign: 'left' });

/** A film that does not play is covered by its poster; without one it keeps its first frame. */
export const resting = style({});
globalStyle(`${resting} img + video`, { opacity: 0 });
