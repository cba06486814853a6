import { answer, dashboard, low, media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Room for the focus ring of what stands at its edge. */
const ring = space[1];

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
  // What is scrolled in it does not scroll the page at its end.
  overscrollBehavior: 'contain',
  margin: `0 -${ring}`,
  padding: `${ring} ${ring} ${space[10]}`,
  '@media': {
    [media.panel]: {
      position: 'fixed',
      zIndex: 6,
      insetInline: 0,
      top: 'auto',
      bottom: 0,
      maxHeight: '68svh',
      margin: 0,
      padding: `${space[4]} ${space[5]} ${space[8]}`,
      background: vars.color.raised,
      borderTop: `1px solid ${vars.color.line}`,
    },
    // What is left of the sheet would be no use.
    [low]: { maxHeight: '100svh', overscrollBehavior: 'auto' },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });

export const close = style({ flex: 'none' });

export const name = style([typeClass.dashRow, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const well = style({ padding: space[2.5], borderRadius: 2, background: vars.color.well });

export const placeList = style({ display: 'grid', gap: space[1] });

/** As high as a finger needs. */
export const placeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: vars.color.line,
  transition: answer,
  ':hover': { textDecorationColor: 'currentColor' },
});
