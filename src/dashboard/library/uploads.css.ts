import { media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { dropping as base } from '../shared/media/dropping.css.ts';

export const rows = style({
  display: 'grid',
  gap: space[2],
  marginBottom: space[6],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  // Of a hundred that were dropped at once, the sheet stays in reach.
  maxHeight: '60svh',
  overflowY: 'auto',
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
});

export const picture = style({ display: 'block', aspectRatio: '1', background: vars.color.well });

export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const fileName = style([typeClass.dashSmall, { color: vars.color.ink, overflowWrap: 'anywhere' }]);

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.mobile]: { gridColumn: 2 } },
});

/** The sheet is about to take what is dragged over it, above the details of a file. */
export const dropping = style([base, { zIndex: 7 }]);
