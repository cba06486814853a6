import { answer, frame, low, media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** As high as the window, so that files can be dropped anywhere on it. */
export const all = style({ minHeight: '70svh' });

/** The details of a file stand beside the sheet; below 1024 px they lie over its foot. */
// A grid either way: one that becomes another kind of box is made again, with all that is in it.
const grid = style({ display: 'grid', alignItems: 'start', gap: space[8], '@media': { [media.panel]: { gap: 0 } } });
export const layout = styleVariants({
  alone: [grid, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  beside: [
    grid,
    {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
      '@media': {
        [media.panel]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          // What the details lie over can be scrolled into view.
          '::after': { content: '""', height: '68svh' },
        },
        [low]: { '::after': { height: 0 } },
      },
    },
  ],
});

/** Eight in a row on a laptop, three on a phone. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: `${space[4]} ${space[3]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] } },
});

export const tile = style({
  position: 'relative',
  minWidth: 0,
  padding: space[1.5],
  borderRadius: radius.thumb,
  cursor: 'pointer',
  // Those far below cost nothing before they are scrolled to.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 140px',
  scrollMarginTop: `calc(${frame.heads} + ${space[4]})`,
  transition: answer,
  ':hover': { background: vars.color.well },
  selectors: {
    // Its details are beside it. What is chosen has a ground as well, and the box in its corner.
    '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` },
    '&[aria-selected="true"]': { background: vars.color.accentSoft, boxShadow: `inset 0 0 0 2px ${vars.color.accent}` },
  },
});

export const name = style([
  typeClass.dashSmall,
  {
    display: 'block',
    paddingTop: space[1],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.ink,
  },
]);

/** Told apart from a picture: in the middle, as a film may be narrower than its place. */
export const film = style({
  position: 'absolute',
  insetInline: space[1.5],
  top: space[1.5],
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
});
globalStyle(`${film} > svg`, {
  boxSizing: 'content-box',
  padding: space[1],
  borderRadius: '50%',
  color: vars.color.surface,
  background: vars.color.ink,
});

/** As large as a finger needs; what is seen of it is the box in its middle. Fingers find it on the file that they opened, and on all once one is chosen. */
export const check = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  opacity: 0,
  transition: answer,
  selectors: {
    '[role=option]:hover > &, [role=option]:focus-visible > &, &[data-chosen="true"]': {
      opacity: 1,
      pointerEvents: 'auto',
    },
    '[role=option]:focus > &, [role=option][aria-current] > &, [data-choosing="true"] > [role=option] > &': {
      '@media': { [media.coarse]: { opacity: 1, pointerEvents: 'auto' } },
    },
  },
  // What is not seen is not pressed.
  '@media': { [media.coarse]: { pointerEvents: 'none' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: radius.thumb,
  color: vars.color.onAccent,
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  selectors: {
    '[data-chosen="true"] > &': { background: vars.color.accent, borderColor: vars.color.accent },
  },
});
