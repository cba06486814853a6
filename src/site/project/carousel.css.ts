import { fixed, lights, media, motion, size, space, typeClass } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const finePointer = '(hover: hover) and (pointer: fine)';
/** The two arrows below the image on phones. */
const arrows = size.target;
/** Above and below the text of the label. */
const plateBlock = '11px';

export const carousel = style({
  position: 'relative',
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${size.margin})`, paddingBottom: arrows } },
});

export const stage = style({ position: 'relative', overflow: 'hidden', aspectRatio: '1920/1080' });

/** With portrait images a 4:5 stage on columns 4 to 9. */
export const portrait = style({
  gridColumn: '4 / 10',
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
globalStyle(`${portrait} > ${stage}`, { aspectRatio: '4/5', maxHeight: '100svh' });

export const slide = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
});
// Pictures that fill the stage follow each other at once, so that no text is seen through another; of others, one leaves before.
globalStyle(`${portrait} ${slide}`, { transition: `opacity ${motion.base} linear` });
globalStyle(`${slide} > *`, { height: '100%' });
export const slideShown = style({ opacity: 1 });

const half = style({
  position: 'absolute',
  zIndex: 2,
  top: 0,
  bottom: 0,
  width: '50%',
  touchAction: 'pan-y pinch-zoom',
  WebkitTapHighlightColor: 'transparent',
  // Inside the image, and visible on any of it.
  ':focus-visible': {
    outline: `2px solid ${fixed.mediaInk}`,
    outlineOffset: '-8px',
    boxShadow: `inset 0 0 0 12px ${fixed.mediaRing}`,
  },
  '@media': { [finePointer]: { cursor: 'none' }, [media.mobile]: { bottom: arrows } },
});
export const back = style([half, { left: 0 }]);
export const forward = style([half, { right: 0 }]);

export const phoneArrow = style({
  position: 'absolute',
  top: '100%',
  display: 'none',
  placeItems: 'center',
  width: arrows,
  height: arrows,
  '@media': { [media.mobile]: { display: 'grid' } },
});
// Both arrows are at the right, aligned with the page's margin, though each is part of the button that covers its half.
const signInset = '2px';
globalStyle(`${forward} > ${phoneArrow}`, { right: signInset });
globalStyle(`${back} > ${phoneArrow}`, { right: `calc(${signInset} + ${arrows} - 100%)` });
globalStyle(`${back} > ${phoneArrow} > svg`, { rotate: '180deg' });

export const label = style([
  typeClass.ui,
  {
    position: 'absolute',
    zIndex: 1,
    left: space[6],
    bottom: space[6],
    padding: `${plateBlock} ${space[3.5]}`,
    lineHeight: 1,
    color: fixed.mediaInk,
    fontWeight: 430,
    fontVariantNumeric: 'lining-nums tabular-nums',
    background: fixed.mediaPlate,
    '@media': { [media.mobile]: { bottom: `calc(${arrows} + ${space[5]})` } },
  },
]);

/** As wide as the page, so that the disc is whole at the image's edges and the page never grows sideways. */
export const cursorLayer = style({
  position: 'absolute',
  zIndex: 3,
  insetBlock: 0,
  insetInline: `calc(-1 * ${size.margin})`,
  overflowX: 'clip',
  pointerEvents: 'none',
  display: 'none',
  '@media': {
    [finePointer]: { display: 'block' },
    // The carousel itself is as wide as the window.
    [media.mobile]: { insetInline: 0 },
  },
});

/** 150 px at the pointer minus 40 px, 1:1. */
export const cursor = style({ position: 'absolute', left: 0, top: 0, width: 150, height: 150 });

/** In the box's corner, so that the pointer is at the disc's centre. */
export const cursorDisc = style({
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: '50%',
  color: lights.paperInk,
  background: lights.paper,
  border: '1px solid transparent',
  transition: `scale ${motion.base} ${motion.ease}, opacity ${motion.fast} linear`,
  selectors: {
    '[data-side="none"] > &': { scale: '.6', opacity: 0 },
    // On a picture of about its own colour.
    [`${carousel}:has(${slideShown} [data-near="white"]) &`]: {
      borderColor: [lights.paperLine, `color-mix(in srgb, ${lights.paperInk} 25%, transparent)`],
    },
  },
});
globalStyle(`${cursorDisc} > svg`, { transition: `rotate ${motion.nav} ${motion.ease}` });
globalStyle(`[data-side="back"] > ${cursorDisc} > svg`, { rotate: '180deg' });
