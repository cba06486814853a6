import { style } from '@vanilla-extract/css';

/** The whole height of the row leads on. */
export const titleLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  ':hover': { textDecorationLine: 'underline', textDecorationThickness: '1.5px', textUnderlineOffset: '.22em' },
});

/** Which slot is being filled. */
export const wanted = style({ marginBottom: 24 });

export const missing = style({ marginBottom: 40 });

export const missingList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '32px 20px',
  marginTop: 24,
});
