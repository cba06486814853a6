import { lights, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const markRow = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});

export const grounds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
});

const plate = style({
  display: 'grid',
  placeItems: 'center',
  height: 120,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
});

/** The site's two papers, whatever the dashboard's own theme is: the mark will stand on both. */
export const ground = styleVariants({
  white: [plate, { background: lights.paper, color: lights.paperInk }],
  black: [plate, { background: lights.night, color: lights.nightInk }],
});

/** The name in place of a wordmark, in the colour of its ground. */
export const letters = style([
  typeClass.title,
  { maxWidth: '100%', maxHeight: 86, overflow: 'hidden', color: 'inherit', overflowWrap: 'anywhere' },
]);

export const mark = style({ maxWidth: '100%', maxHeight: 86, objectFit: 'contain' });

export const markTexts = style({ display: 'grid', justifyItems: 'start', gap: space[2] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Stands before the form, as one of its sections. */
export const visitors = style({
  marginBottom: space[10],
  paddingBottom: space[10],
  borderBottom: `1px solid ${vars.color.line}`,
});
