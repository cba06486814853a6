import { globalLayer, globalStyle, keyframes } from '@vanilla-extract/css';
import { fixedColours } from '../tokens/colour';
import { forcedColours, media } from '../tokens/media';
import { motion } from '../tokens/motion';
import { onMedia, onMediaWide } from './class-names.css';
import { vars } from './contract.css';
import { type } from './type.css';

// Element rules live in a layer: whatever a component says wins, in whichever order the files arrive.
const base = 'base';
globalLayer(base);

type Rule = Parameters<typeof globalStyle>[1];

function rule(selector: string, declarations: Rule): void {
  globalStyle(selector, { '@layer': { [base]: declarations } });
}

rule('*, *::before, *::after', { boxSizing: 'border-box' });
// No smooth scrolling anywhere, so reduced motion needs no exception for it.
rule('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

// The background stands on the body alone: it then fills the canvas too, so overscroll is never white on black.
rule('body', {
  margin: 0,
  background: vars.color.surface,
  ...type.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // Advances as the font has them, on every system: rounded to pixels, they would differ with the weight.
  textRendering: 'geometricPrecision',
});

rule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  fontWeight: 'inherit',
  fontSize: 'inherit',
  minWidth: 0,
});
rule('ul, ol', { listStyle: 'none' });
rule('address', { fontStyle: 'normal' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  fontStretch: 'inherit',
});
// On the controls, not on the body: inherited, they would keep the body's accent inside a dark page.
rule('input, textarea, select', { accentColor: vars.color.accent, caretColor: vars.color.accent });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('button:disabled', { cursor: 'default' });
rule('img, video', { display: 'block', maxWidth: '100%', height: 'auto' });
rule('svg', { display: 'block', flex: 'none' });

rule('::selection', { background: vars.color.accent, color: vars.color.onAccent });

// WCAG 2.4.7, 2.4.13: never removed, but only for keyboard users.
rule(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' });
rule(`.${onMedia} :focus-visible, .${onMedia}:focus-visible`, {
  outlineColor: fixedColours.mediaInk,
  boxShadow: `0 0 0 5px ${fixedColours.mediaRing}`,
});
globalStyle(`.${onMediaWide} :focus-visible`, {
  '@media': {
    [media.wide]: {
      '@layer': { [base]: { outlineColor: fixedColours.mediaInk, boxShadow: `0 0 0 5px ${fixedColours.mediaRing}` } },
    },
  },
});

// The theme changes: the new theme opens in a circle from the control that was used, over the old one, which stands still.
// What changes the theme sets `--light-at` and `--light-reach`, in a view transition without `data-transition`.
const open = keyframes({
  from: { clipPath: 'circle(0 at var(--light-at, 100% 0))' },
  to: { clipPath: 'circle(var(--light-reach, 150vmax) at var(--light-at, 100% 0))' },
});
const turning = ':root:not([data-transition])';
rule(`${turning}::view-transition-old(root), ${turning}::view-transition-new(root)`, {
  animation: 'none',
  mixBlendMode: 'normal',
});
rule(`${turning}::view-transition-new(root)`, { animation: `${open} ${motion.dim} ${motion.ease}` });

// Where the system's colours replace ours, the lines that mark what is current are gone with their backgrounds and shadows.
globalStyle(':is(a, button)[aria-current]', {
  '@media': {
    [forcedColours]: {
      '@layer': { [base]: { textDecoration: 'underline 2px', textUnderlineOffset: '.3em' } },
    },
  },
});

// WCAG 2.3.3: no motion at all. `!important` in a layer also beats what components say later.
globalStyle('*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': {
    [media.reducedMotion]: {
      '@layer': {
        [base]: {
          transition: 'none !important',
          animation: 'none !important',
        },
      },
    },
  },
});
