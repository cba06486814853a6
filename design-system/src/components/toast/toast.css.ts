import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { blackTheme } from '../../theme/class-names.css';
import { vars } from '../../theme/contract.css';
import { fixedColours, themeColours } from '../../tokens/colour';
import { media } from '../../tokens/media';
import { answer, motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { space, target } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

export const region = style({
  position: 'fixed',
  zIndex: 30,
  right: space[8],
  bottom: space[8],
  display: 'grid',
  justifyItems: 'end',
  gap: space[3],
  maxWidth: 'calc(100vw - 64px)',
  // The region always covers a part of the page; only its toasts may receive pointer events.
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: { left: space[4], right: space[4], bottom: space[4], maxWidth: 'none', justifyItems: 'stretch' },
  },
});

/** An empty live region must stay in the document, but take no room. */
export const live = style({
  display: 'grid',
  justifyItems: 'inherit',
  gap: space[3],
  selectors: { '&:empty': { position: 'absolute' } },
});

// On a phone several would cover half of the window: they lie on each other, the newest in front, until one comes to them.
const piled = `${live}:not(:hover, :focus-within)`;
const older = (from: string, rise: string, size: string) =>
  globalStyle(`${piled} > :nth-last-child(${from})`, {
    '@media': { [media.mobile]: { gridArea: '1 / 1', translate: `0 -${rise}`, scale: `${size} 1` } },
  });
older('1', '0px', '1');
older('2', space[2], '.96');
older('n + 3', space[4], '.92');

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** Before the dot: a round shape needs more than the text does to look as far from the edge. */
const beforeDot = '18px';

const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3.5]} ${space[4]} ${space[3.5]} ${beforeDot}`,
  // Seen in forced colours alone, which have neither ground nor shadow.
  border: '1px solid transparent',
  borderRadius: radius.panel,
  boxShadow: vars.shadow,
  fontFamily: fontStack.text,
  fontSize: '1rem',
  fontWeight: 460,
  lineHeight: 1.35,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.ease}`,
});

export const tone = styleVariants({
  success: [toast, { background: vars.color.ink, color: vars.color.surface }],
  error: [toast, { background: vars.color.danger, color: vars.color.raised }],
});

/** The panel has the other theme's background, so the dot has the other theme's green. */
export const dot = style({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: radius.disc,
  background: themeColours.black.success,
  selectors: { [`.${blackTheme} &`]: { background: themeColours.white.success } },
});

const onPanel = { outlineColor: 'currentColor', outlineOffset: -2 };

/** The sentences, and what can be done about them: beside them where there is room. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minWidth: 0,
  maxWidth: 640,
});

export const sentence = style({ overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.dashboardFine,
  marginBlock: `-${space[2]}`,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  transition: `text-underline-offset ${motion.media} ${motion.ease}, text-decoration-thickness ${motion.media} ${motion.ease}`,
  ':hover': { textUnderlineOffset: '.32em', textDecorationThickness: '2px' },
  ':focus-visible': onPanel,
  '@media': {
    [media.mobile]: { minHeight: target.dashboardCoarse },
    [media.coarse]: { minHeight: target.dashboardCoarse },
  },
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target.dashboardFine,
  height: target.dashboardFine,
  // At the right end, however wide the toast is.
  margin: `-${space[1.5]} -${space[2]} -${space[1.5]} auto`,
  borderRadius: radius.control,
  transition: answer,
  ':hover': { background: [fixedColours.haze, 'color-mix(in srgb, currentColor 16%, transparent)'] },
  ':focus-visible': onPanel,
  '@media': {
    [media.mobile]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
    [media.coarse]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
  },
});
