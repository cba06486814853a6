import { dashboard, media, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { beside, oneColumn } from '../shared/preview/preview.css.ts';

/**
 * Main and rail, or below each other beside a preview; up to 1024 px one column. Who sees it is first in it, as in the rail, and the
 * rest of the rail stands between the header and the grids.
 */
export const page = style([
  oneColumn,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateAreas: '"intro rail" "grids rail"',
    gridTemplateRows: 'auto 1fr',
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

/** Room for what stands at its edge: the ground and the focus ring of a button whose words begin there. */
const ring = space[4];

/** The height of who sees it: it and the rest of the rail stay in view together, though they do not follow each other in the form. */
export const stateHeight = '--state-height';
const belowState = `max(0px, var(${stateHeight}, 0px) - ${ring})`;

/** Where the form is one column, whatever stands beside it. */
const inOneColumn = <Rule extends object>(rule: Rule) => ({
  selectors: { [`${beside} &`]: { '@media': { [media.frames]: rule } } },
  '@media': { [media.tablet]: rule },
});

const still = { position: 'static', maxHeight: 'none', overflowY: 'visible' } as const;
/** Too low a window to scroll two things in. */
const lowWindow = '(max-height: 480px)';

const fields = style({ display: 'grid', alignContent: 'start', gap: space[8], minWidth: 0 });

const besideMain = { margin: `-${ring} -${ring} 0`, padding: `${ring} ${ring} ${apart}` } as const;
const stateInColumn = inOneColumn({ ...still, gridArea: 'state', margin: `0 0 ${apart}`, padding: 0 });
export const stateArea = style([
  fields,
  {
    gridArea: 'rail',
    alignSelf: 'start',
    position: 'sticky',
    zIndex: 1,
    top: `calc(${dashboard.head} + ${space[4]})`,
    // With many links it leaves the rest of the rail its half.
    maxHeight: '50svh',
    overflowY: 'auto',
    ...besideMain,
    selectors: { ...stateInColumn.selectors, '&:empty': { display: 'none' } },
    '@media': { ...stateInColumn['@media'], [lowWindow]: still },
  },
]);
export const intro = style([fields, { gridArea: 'intro', marginBottom: apart }]);
export const railArea = style({
  gridArea: 'rail',
  minWidth: 0,
  paddingTop: belowState,
  ...inOneColumn({ marginBottom: apart, paddingTop: 0 }),
});
export const gridsArea = style({ gridArea: 'grids', minWidth: 0 });

/** As high as the window below the head and who sees it: what has no room there is scrolled to, and comes by itself with the focus (WCAG 2.4.7). */
const railInColumn = inOneColumn({ ...still, margin: 0, padding: 0 });
export const rail = style({
  position: 'sticky',
  top: `calc(${dashboard.head} + ${space[4]} + ${belowState})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxHeight: `calc(100svh - ${dashboard.head} - ${space[4]} - ${belowState})`,
  overflowY: 'auto',
  ...besideMain,
  selectors: railInColumn.selectors,
  '@media': { ...railInColumn['@media'], [lowWindow]: still },
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
