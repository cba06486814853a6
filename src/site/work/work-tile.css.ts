import { space } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tile as projectTile } from '../shared/project-tile.css.ts';

export const tile = style([projectTile]);

// The control of films is for those who can see them: where nothing hovers, no film of a tile plays.
globalStyle(`${tile} button`, { '@media': { '(hover: none)': { display: 'none' } } });

export const client = style({ marginTop: space[0.5], textAlign: 'left' });

/** A film that does not play is covered by its poster; without one it keeps its first frame. */
export const resting = style({});
globalStyle(`${resting} img + video`, { opacity: 0 });
