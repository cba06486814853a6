import { fontStack, media, motion, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';

/** Room for the focus ring around name and count, inside the list, whose edge would cut it off. */
const ring = '6px';

/** Height of an entry's line, and the offset of the raised count beside it. */
const line = '18px';
const countLeft = '7px';
const countTop = '9px';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * One list, two places: beside the tiles on wide screens, below 1024 px a panel under the bar. Until the window is
 * measured the styles alone decide.
 */
export const sidebar = style({
  '@media': {
    [media.sidebar]: {
      gridColumn: '1 / 4',
      alignSelf: 'start',
      position: 'sticky',
      top: `calc(${size.nav} + ${space[6]})`,
      maxHeight: `calc(100svh - ${size.nav} - ${space[6]})`,
      overflowY: 'auto',
      marginInline: `-${ring}`,
      paddingInline: ring,
      // The first entry's text, not the larger target around it, is aligned with the tiles.
      marginTop: `calc((${line} - ${size.target}) / 2)`,
      transition: `opacity ${motion.nav} linear, translate ${motion.nav} ${motion.ease}`,
      selectors: {
        '[data-filter="closed"] &': { display: 'none' },
        // Not visible, but still reachable by keyboard.
        '&[data-away="true"]:not(:focus-within)': { opacity: 0, translate: '0 -12px', pointerEvents: 'none' },
      },
    },
    [media.panel]: {
      display: 'none',
      position: 'fixed',
      zIndex: 7,
      inset: `${size.nav} 0 auto`,
      maxHeight: `calc(100svh - ${size.nav})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.surface,
      borderBottom: `1px solid ${vars.color.line}`,
      padding: `${space[2]} ${size.margin} ${space[6]}`,
      animation: `${appear} 160ms linear`,
      selectors: { '[data-filter="open"] &': { display: 'block' } },
    },
  },
});

export const entry = style([
  typeClass.lead,
  {
    display: 'flex',
    width: 'fit-content',
    maxWidth: `calc(100% + 2 * ${ring})`,
    marginInline: `-${ring}`,
    paddingInline: ring,
    overflowWrap: 'anywhere',
    alignItems: 'center',
    minHeight: size.target,
    fontFamily: fontStack.display,
    fontStretch: '90%',
    fontWeight: vars.weight.statement,
    lineHeight: 1.2,
    color: vars.color.muted,
    transition: `color ${motion.base} linear`,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current]': { color: vars.color.ink, fontFamily: fontStack.strongDisplay, fontWeight: 540 },
      // Inside, so that the list's own edge does not cut it off.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [media.panel]: { minHeight: 48, fontSize: '1.5rem' } },
  },
]);

/** The line stands inside: Firefox draws no half of one. */
export const name = style([growingLine, { vars: { [lineAt]: '1px' }, minWidth: 0, paddingBlock: space[1] }]);

export const count = style([
  typeClass.caption,
  {
    alignSelf: 'flex-start',
    marginLeft: countLeft,
    paddingTop: countTop,
    lineHeight: 1,
    '@media': { [media.panel]: { paddingTop: space[3] } },
  },
]);
