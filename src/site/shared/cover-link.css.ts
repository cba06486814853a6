import { fixed, media, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from './growing-line.css.ts';

/** A link whose area is the nearest positioned ancestor, while its text stays where it is. */
export const coverLink = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' },
  },
});

/** The same over a full-bleed picture: the ring stays inside the window and is visible on any picture. */
export const coverLinkOnMedia = style([
  coverLink,
  growingLine,
  {
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${fixed.mediaInk}`,
        outlineOffset: '-8px',
        boxShadow: `inset 0 0 0 12px ${fixed.mediaRing}`,
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);
