import { keyframes, style } from '@vanilla-extract/css';
import { fixedColours } from '../../tokens/colour';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Fade of what lies over the page; Radix keeps a closing element until its animation ends. */
export const fading = style({
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} 160ms linear` },
    '&[data-state=closed]': { animation: `${fadeOut} 160ms linear forwards` },
  },
});

/** The dimmed page behind a dialog or drawer. */
export const backdrop = style([
  fading,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    // A modal dialog takes them from the whole page.
    pointerEvents: 'auto',
    background: [fixedColours.shade, `color-mix(in srgb, ${fixedColours.mediaBlack} 50%, transparent)`],
  },
]);
