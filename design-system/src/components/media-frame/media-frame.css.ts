import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { blackTheme } from '../../theme/class-names.css';
import { frame as theme, look, vars } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';

export const ratio = createVar();
export const mobileRatio = createVar();
export const ground = createVar();
/** The same in the black theme. */
export const darkGround = createVar();

export const frame = style({
  vars: { [ratio]: 'auto', [mobileRatio]: ratio, [ground]: vars.color.well, [darkGround]: ground },
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: look.corners,
  aspectRatio: ratio,
  background: ground,
  selectors: { [`.${blackTheme} &`]: { background: darkGround } },
  '@media': {
    [media.mobile]: { aspectRatio: mobileRatio },
    // Whole on one sheet, whatever its ratio.
    print: { breakInside: 'avoid', maxWidth: `calc(${theme.sheet} * ${ratio})` },
  },
});

/** Fills a box whose height somebody else decides. */
export const fill = style({ width: '100%', height: '100%' });

export const rounded = style({ borderRadius: radius.thumb });

export const fit = styleVariants({ cover: {}, contain: { width: '100%', maxHeight: '100svh' } });

const pictures = (selector: string) => `${selector} :where(img, video)`;

globalStyle(pictures(frame), {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'center',
  transition: `opacity ${motion.nav} linear`,
});
// A picture says itself what of it stays in view; one that is seen whole is in the middle all the same.
globalStyle(pictures(fit.contain), { objectFit: 'contain', objectPosition: 'center !important' });

// Above the picture, and only where the page is of that theme.
globalStyle(
  `:not(.${blackTheme} *) > ${frame}[data-near~='white']::after, .${blackTheme} ${frame}[data-near~='black']::after`,
  {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${vars.color.line}`,
    pointerEvents: 'none',
  },
);

export const waiting = style({});
globalStyle(pictures(waiting), { opacity: 0 });
