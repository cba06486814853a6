import { fixed, media, motion, size, space, type, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** The same measures as the films of the home page (screens, "Project detail"). */
export const header = style({
  position: 'relative',
  overflow: 'hidden',
  background: '#1d1d1d',
  height: '100svh',
  minHeight: 560,
  '@media': {
    [media.tablet]: { marginTop: size.nav, height: `min(calc(100svh - ${size.nav}),80vw)`, minHeight: 0 },
    [media.mobile]: { height: `min(calc(100svh - ${size.nav}),132vw)` },
  },
});

/** A project without a header media: the title on the page's own ground, below the bar. */
export const plainHeader = style({ paddingTop: `calc(${size.nav} + ${space.pageTop})` });

export const headerMedia = style({ position: 'absolute', inset: 0 });
// Over the whole window there is no page beside it.
globalStyle(`${headerMedia} [data-near]::after`, { display: 'none' });

/** Lets the pointer through to the pause disc of a film. */
export const overlay = style({
  position: 'absolute',
  isolation: 'isolate',
  insetInline: 0,
  bottom: 0,
  paddingBottom: space[7],
  pointerEvents: 'none',
  '@media': { [media.mobile]: { paddingBottom: space[5] } },
});

/** Keeps the title's space, by an invisible copy, while the title itself is the running head. */
export const titlePlace = style({
  display: 'grid',
  gridColumn: '1 / 10',
  minWidth: 0,
  '::after': { ...type.display, content: 'attr(data-title)', gridArea: '1 / 1', visibility: 'hidden' },
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

/** Beside the pause disc of a film, where the title may reach the right edge. */
export const besideDisc = style({
  '@media': { [media.mobile]: { paddingRight: `calc(${size.target} + ${space[2]})` } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const title = style([
  typeClass.display,
  {
    gridArea: '1 / 1',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    selectors: {
      '&[data-scrolled="true"]': {
        ...type.ui,
        position: 'fixed',
        zIndex: 8,
        insetInline: 0,
        top: 0,
        height: size.runningHead,
        lineHeight: size.runningHead,
        paddingInline: size.margin,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontWeight: vars.weight.display,
        color: vars.color.ink,
        background: vars.color.surface,
        borderBottom: `1px solid ${vars.color.line}`,
        translate: `0 ${size.nav}`,
        transition: `translate ${motion.nav} ${motion.ease}`,
        animation: `${appear} ${motion.base} linear`,
      },
    },
  },
]);

export const titleOnMedia = style({
  selectors: { '&[data-scrolled="false"]': { color: fixed.mediaInk, fontWeight: 440 } },
});

// The strip is under the bar, and at the top while the bar is away.
globalStyle(`:root:has(header[data-hidden="true"]) ${title}[data-scrolled="true"]`, { translate: '0 0' });
// What the keyboard reaches is never scrolled under bar and strip (WCAG 2.4.11).
globalStyle(`:root:has(${title}[data-scrolled="true"])`, {
  scrollPaddingTop: `calc(${size.nav} + ${size.runningHead} + ${space[2]})`,
});
