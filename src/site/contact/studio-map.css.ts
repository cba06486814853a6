import { blackTheme, forcedColours, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingInline: size.margin });

/** 360 on phones and tablets, 533 at 1440, 640 at 1920. */
export const well = style({
  position: 'relative',
  height: 'clamp(360px,37vw,640px)',
  overflow: 'hidden',
  background: vars.color.well,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

/** Without colour, as everything that is not the work; in the black theme nearly inverted. Unseen until it has loaded. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  visibility: 'hidden',
  filter: 'grayscale(1)',
  selectors: { [`.${blackTheme} &`]: { filter: 'grayscale(1) invert(.92)' } },
});

export const frameShown = style({ visibility: 'visible' });

/** On a plate in the corner, above the map. */
export const tools = style({
  '@media': { print: { display: 'none' } },
  position: 'absolute',
  left: 0,
  bottom: 0,
  maxWidth: '100%',
  background: vars.color.surface,
});

export const sentence = style([
  typeClass.caption,
  { selectors: { '&:not(:empty)': { padding: `${space[3]} ${space[3.5]} 0` } } },
]);

export const bar = style({ display: 'flex', alignItems: 'baseline' });

export const control = style([
  typeClass.ui,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1.5],
    minHeight: size.target,
    paddingInline: space[3.5],
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '.22em' },
      '&[aria-busy="true"]': { color: vars.color.muted },
    },
  },
]);
