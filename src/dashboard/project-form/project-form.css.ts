import { dashboard, media, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../shared/preview/preview.css.ts';

/**
 * Main and rail, or below each other beside a preview; up to 1024 px one column. Who sees it is first in it, as in the rail, and the
 * rest of the rail stands between the header and the grids.
 */
export const page = style([
  oneColumn,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateAreas: '"intro state" "intro rail" "grids rail"',
    // The first row is as high as the state alone: what the intro has more goes to the second.
    gridTemplateRows: 'minmax(min-content, 0) auto 1fr',
    columnGap: space[14],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"state" "intro" "rail" "grids"',
        gridTemplateRows: 'none',
      },
    },
  },
]);

/** From part to part. No gap of the grid's: what has nothing to show leaves none. */
const apart = space[10];

const fields = style({ display: 'grid', alignContent: 'start', gap: space[8], minWidth: 0, marginBottom: apart });
/** Not there where nothing in it has anything to show. */
export const stateArea = style([
  fields,
  { gridArea: 'state', selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } } },
]);
/** A choice and what follows from it, which reads on from what the choice itself says. */
export const whoSees = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  selectors: { '&:empty': { display: 'none' } },
});
export const intro = style([fields, { gridArea: 'intro' }]);
export const railArea = style({
  gridArea: 'rail',
  minWidth: 0,
  '@media': { [media.tablet]: { marginBottom: apart } },
});
export const gridsArea = style({ gridArea: 'grids', minWidth: 0 });

/** Room for what stands at its edge: the ground and the focus ring of a button whose words begin there. */
const ring = space[4];

/** As high as the window below the head: what has no room there is scrolled to, and comes by itself with the focus (WCAG 2.4.7). */
export const rail = style({
  position: 'sticky',
  top: `calc(${dashboard.head} + ${space[4]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxHeight: `calc(100svh - ${dashboard.head} - ${space[4]})`,
  overflowY: 'auto',
  margin: `-${ring} -${ring} 0`,
  padding: `${ring} ${ring} ${apart}`,
  '@media': {
    [media.tablet]: { position: 'static', maxHeight: 'none', overflowY: 'visible', margin: 0, padding: 0 },
    // Too low a window to scroll two things in.
    '(max-height: 480px)': { position: 'static', maxHeight: 'none', overflowY: 'visible' },
  },
});

/** A field with a button beside it; what is wrong with the field stands below both. */
export const withButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});
export const withButtons = style([withButton, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' }]);

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  minWidth: 0,
});

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});

export const partTitle = style([type.dashSmall, { fontWeight: 480, color: vars.color.ink }]);

export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space[2],
});

export const relatedRow = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const problem = style({ marginTop: space[2] });

export const stale = style({ marginBottom: space[6] });

/** The bar within is sticky in the page, not in this section. */
export const foot = style({ display: 'contents' });
export const footPanel = style({ flex: '1 1 200px', maxWidth: 560 });
