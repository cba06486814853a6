import { answer, frame, low, media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panel, section } from './grids.css.ts';

/** Of the line of grids. */
const height = '52px';

/** In view while the grids are. */
export const outline = style({
  position: 'sticky',
  zIndex: 4,
  top: frame.heads,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: height,
  // Nothing of what goes by is seen beside a focus ring at its edge.
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  background: vars.color.raised,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [low]: { position: 'static' } },
});

/** One line; what has no room there is reached by scrolling it. */
export const outlineEntries = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  // Room for focus rings.
  marginInlineStart: `-${space[2]}`,
  padding: space[1],
  scrollPaddingInline: space[12],
  '::-webkit-scrollbar': { display: 'none' },
});

export const outlineEntry = style([
  typeClass.dashSmall,
  {
    flex: 'none',
    minHeight: 36,
    paddingInline: space[3],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: vars.color.text,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: answer,
    ':hover': { background: vars.color.well, color: vars.color.ink },
    '@media': { [media.coarse]: { minHeight: 44 } },
  },
]);

/** Neither a grid that is led to, nor what has the focus in one, goes below the line. */
const margin = {
  scrollMarginTop: `calc(${frame.heads} + ${height} + ${space[4]})`,
  '@media': { [low]: { scrollMarginTop: space[4] } },
} as const;
globalStyle(`${section} ${panel}`, margin);
globalStyle(`${section} :is(button, input, select, textarea)`, margin);

/** The grid's name is what folds it; its icon stands beside the words, whose baseline is the line's. */
export const fold = style([
  typeClass.dashText,
  {
    position: 'relative',
    minHeight: 36,
    margin: 0,
    padding: `0 0 0 ${space[6]}`,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.coarse]: { minHeight: 44 } },
  },
]);

export const foldSign = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '50%',
  display: 'grid',
  translate: '0 -50%',
  transition: answer,
  selectors: { [`${fold}[aria-expanded=false] &`]: { rotate: '-90deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** Its line is drawn by the panel's own edge. */
export const headOfFolded = style({ borderBottomColor: 'transparent' });

/** All of the title, and no more: the pictures follow it, one below the other from grid to grid. */
export const titleOfFolded = style({ flex: '0 0 168px', '@media': { [media.mobile]: { display: 'contents' } } });

/** In the head, which leaves its title as much room as that needs; on phones a line of its own. */
export const folded = style({
  flex: '100 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  marginInlineStart: space[2],
  '@media': {
    [media.mobile]: { order: 1, flex: '1 0 100%', margin: 0, padding: `0 ${space[2]} ${space[2]} ${space[12]}` },
  },
});

/** One row: what has no room is cut off at its end. */
export const foldedRow = style({ display: 'flex', gap: space[1], minWidth: 0, overflow: 'hidden' });
export const foldedPicture = style({ flex: 'none', width: 50 });
export const foldedWords = style([typeClass.dashSmall, { flex: 'none', maxWidth: '60%' }]);
