import { media, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Name at the left, fields beside it; above them where three columns need the width. A hairline between sections. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: 32,
  selectors: {
    '& + &': { marginTop: 44, paddingTop: 28, borderTop: `1px solid ${vars.color.line}` },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
});

export const sectionFields = style({ display: 'grid', gap: 24 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: 8, alignContent: 'start' });

export const items = style({ display: 'grid', marginBottom: 8 });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

/** Air above and below where a long one takes several lines. */
export const itemText = style({ paddingBlock: 6 });

export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
});

// As high as the field beside it.
export const addButton = style({ selectors: { '&&': { height: 44 } } });

export const paragraph = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const imageRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 });

export const imageTexts = style({ display: 'grid', justifyItems: 'start', gap: 8 });

export const imageError = style({ color: vars.color.danger });

/** Preview of the present picture (specification, section 9). */
export const image = style({ width: 200, maxWidth: 200, borderRadius: 2 });
