import { answer, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[10]} ${space[5]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tile = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const well = style({
  padding: `calc(${space[3.5]} * .75) ${space[3.5]}`,
  borderRadius: 2,
  background: vars.color.well,
});

export const name = style([
  typeClass.dashRow,
  { paddingTop: space[2.5], overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const placeList = style({ display: 'grid', gap: space[1], marginTop: space[2] });

/** As high as a finger needs. */
export const placeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: vars.color.line,
  transition: answer,
  ':hover': { textDecorationColor: 'currentColor' },
});

export const care = style({ marginTop: space[3] });
