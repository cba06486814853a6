import { answer, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

/** The wide column, and beside it the narrow one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space[10]} ${space[12]}`,
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What was being done stands first and widest; what waits beside it, what was done below that. */
export const panels = style([
  columns,
  {
    gridTemplateRows: 'auto 1fr',
    marginTop: space[10],
    '@media': { [media.drawer]: { gridTemplateRows: 'none' } },
  },
]);

export const panel = style({
  minWidth: 0,
  selectors: { '&:first-child': { gridRow: 'span 2', '@media': { [media.drawer]: { gridRow: 'auto' } } } },
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[3],
});

export const lines = style({ borderBottom: hairline });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 56,
  paddingBlock: space[2],
  borderTop: hairline,
  transition: answer,
  selectors: { 'a&:hover': { background: vars.color.well } },
});

export const rowText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Leads to all of it. */
export const end = style([
  typeClass.dashSmall,
  {
    paddingBlock: space[2],
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.22em',
    textDecorationColor: vars.color.line,
    selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
  },
]);

export const picture = style({ flex: 'none', width: 80 });

/** In place of a picture. */
export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '80/46',
  borderRadius: 2,
  background: vars.color.well,
  color: vars.color.muted,
});
