import { answer, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

/** The wide column, and beside it the narrow one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space[10]} ${space[12]}`,
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What was being done stands first and widest, the lists below it; beside it what waits, and below that what was done. */
export const panels = style([
  columns,
  {
    gridTemplateRows: 'auto 1fr auto',
    marginTop: space[10],
    '@media': { [media.drawer]: { gridTemplateRows: 'none' } },
  },
]);

export const panel = style({ minWidth: 0 });

const at = (gridColumn: string, gridRow: string) =>
  ({ minWidth: 0, gridColumn, gridRow, '@media': { [media.drawer]: { gridArea: 'auto' } } }) as const;

/** Only the second row gives way, so that neither column has a hole where the other one is longer. */
export const place = styleVariants({
  first: at('1', '1 / span 2'),
  beside: at('2', '1'),
  last: at('2', '2 / span 2'),
  below: at('1', '3'),
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
