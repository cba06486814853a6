import { media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const items = style({ display: 'grid', marginBottom: space[2] });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  minHeight: 44,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

/** Space above and below where a long one takes several lines. */
export const itemText = style({ paddingBlock: space[1.5] });

export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
});

export const paragraph = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const imageRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] });

export const imageTexts = style({ display: 'grid', justifyItems: 'start', gap: space[2] });

/** That there is a page already, above the form of a new one. */
export const present = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[7],
  paddingBlock: space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

/** The present picture, and below it both themes. */
export const image = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  // Narrower where the window is.
  flex: '0 1 320px',
  minWidth: 0,
});

/** Its preview (specification, section 9). */
export const preview = style({ maxWidth: 200 });
