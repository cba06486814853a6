import { motion } from '@vitrine/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

/** What moves from one picture of the page to the next (art direction, section 6). */

// A tile becomes the header; the bar stays above it.
const growing = ':root[data-transition="grow"]';
globalStyle(`${growing} header[data-hidden]`, { viewTransitionName: 'site-bar' });
globalStyle(`${growing}::view-transition-old(root)`, { animationDuration: motion.fast });
globalStyle(`${growing}::view-transition-new(root)`, { animationDuration: motion.base });
globalStyle('::view-transition-group(project-media)', {
  animationDuration: motion.glide,
  animationTimingFunction: motion.ease,
});
globalStyle('::view-transition-old(project-media), ::view-transition-new(project-media)', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  animationDuration: motion.media,
});
