import { answer, dashboard, frame, low, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Room for what stands at its edge: the ground and the focus ring of a button whose words begin there. */
const ring = space[4];

const headHeight = '60px';

/** Beside the sheet, as high as the window below the head; on a phone over its lower part, so that the sheet stays in reach. */
export const panel = style({
  position: 'sticky',
  top: `calc(${dashboard.head} + ${space[4]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2.5],
  maxHeight: `calc(100svh - ${dashboard.head} - ${space[4]})`,
  overflowY: 'auto',
  // At its end the page is scrolled, until all of it is in the window: above the sheet stand its search and filters.
  // What the focus comes to stands below the head.
  scrollPaddingTop: headHeight,
  margin: `0 -${ring}`,
  padding: `0 ${ring} ${space[10]}`,
  background: vars.color.raised,
  '@media': {
    [media.panel]: {
      position: 'fixed',
      zIndex: 6,
      // What is scrolled in it does not scroll the page at its end.
      overscrollBehavior: 'contain',
      insetInline: 0,
      top: 'auto',
      bottom: 0,
      // Of the sheet a row stays in view, with its names.
      maxHeight: `min(68svh, 100svh - ${frame.heads} - 176px)`,
      margin: 0,
      padding: `0 ${space[5]} ${space[8]}`,
      borderTop: `1px solid ${vars.color.line}`,
    },
    // Over the sheet they would hide all of it: they stand below, and are gone to.
    [low]: { position: 'static', maxHeight: 'none', scrollMarginTop: frame.heads },
  },
});

/** Name and buttons stay while the rest is scrolled, so that they are in one place from file to file. */
export const head = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: headHeight,
  paddingBlock: space[1],
  background: 'inherit',
  '@media': { [low]: { position: 'static' } },
});

export const controls = style({ display: 'flex', flex: 'none' });

/** Two lines of it; the title has the whole. */
export const name = style([
  typeClass.dashRow,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const well = style({ padding: space[2.5], borderRadius: 2, background: vars.color.well });

export const placeList = style({ display: 'grid' });

/** For fingers as high as they need. */
export const placeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: vars.color.line,
  transition: answer,
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
