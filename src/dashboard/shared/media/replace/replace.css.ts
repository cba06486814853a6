import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Only what opens it is seen. */
export const fileInput = style({ display: 'none' });

export const body = style({ display: 'grid', gap: space[4], marginBlock: `${space[4]} ${space[6]}` });

/** The old file beside the new one. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 200px))',
  gap: space[4],
});

export const picture = style({ display: 'grid', gap: space[1.5], alignContent: 'start' });

export const places = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  marginTop: space[3],
  padding: 0,
  listStyle: 'none',
});

export const place = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });

export const problem = style({ margin: 0, color: vars.color.danger });
