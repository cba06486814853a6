import { style } from '@vanilla-extract/css';

/** Has its room, and is not there for eyes, fingers and keys. */
export const held = style({ visibility: 'hidden' });
