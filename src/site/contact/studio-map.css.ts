import { blackTheme, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingInline: size.margin });

/** 360 on phones and tablets, 533 at 1440, 640 at 1920 (screens, "Talk to us"). */
export const well = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(360px,37vw,640px)',
  overflow: 'hidden',
  background: vars.color.well,
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  rowGap: space[4],
  padding: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Without colour, as everything that is not the work; in the black theme nearly inverted. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  filter: 'grayscale(1)',
  selectors: { [`.${blackTheme} &`]: { filter: 'grayscale(1) invert(.92)' } },
});

/** On a plate in the corner, above the map. */
export const open = style([
  typeClass.ui,
  {
    position: 'absolute',
    left: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[1.5],
    minHeight: size.target,
    paddingInline: space[3.5],
    background: vars.color.surface,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);
