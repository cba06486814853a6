import { answer, media, radius, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A landmark; the strip inside sticks to the page. */
export const shelf = style({ display: 'contents' });

export const chooser = style({
  display: 'grid',
  gap: space[1.5],
  flex: '0 0 260px',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const list = style({
  // Contains the visually hidden texts inside, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  gap: space[3],
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  padding: space[1],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const tile = style({ flex: '0 0 112px', display: 'grid', justifyItems: 'start', minWidth: 0 });

/** On touch screens a long press drags it; a swipe scrolls. */
export const grip = style({
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.thumb,
  background: vars.color.well,
  cursor: 'grab',
  transition: answer,
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

export const tilePicture = style({ pointerEvents: 'none' });

export const tileName = style([
  typeClass.dashSmall,
  {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

/** The dragged tile. */
export const floating = style({
  width: 112,
  borderRadius: radius.thumb,
  background: vars.color.raised,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
});

export const dialogBody = style({ display: 'grid', gap: space[3], marginBlock: `${space[4]} ${space[6]}` });

export const dialogPicture = style({ maxWidth: 240 });

export const problem = style({ margin: 0, color: vars.color.danger });
