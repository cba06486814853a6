import { motion, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The link is as high as its row. */
export const titleLink = style({
  display: 'flex',
  alignItems: 'center',
  // Beside the picture, also where the title runs to the left.
  justifyContent: 'left',
  minHeight: 44,
  textDecoration: 'underline 1.5px transparent',
  textUnderlineOffset: '.22em',
  transition: `text-decoration-color ${motion.media} linear`,
  ':hover': { textDecorationColor: 'currentColor' },
});

export const missing = style({ marginBottom: space[10] });

export const missingList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: `${space[8]} ${space[5]}`,
  marginTop: space[6],
});

export const filmIntro = style({ maxWidth: '68ch', marginTop: space[5] });

/** One below the other: names may be long. */
export const originals = style({ display: 'grid', gap: space[3], maxWidth: 760, marginTop: space[5] });

export const originalRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
});

export const originalFacts = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const filmButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[5] });
