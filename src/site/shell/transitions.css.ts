import { motion } from '@vitrine/design-system/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/** What moves from one picture of the page to the next. */

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

// A picture flies between tile and header (platform/flight.ts), the bar above it.
const flying = ':root[data-transition]';
const growing = ':root[data-transition="grow"]';
const shrinking = ':root[data-transition="shrink"]';
/** Behind, the pages follow each other; on top, one page's own picture is seen, cropped as each box on the way has it. */
const picture = '(project-media)';

globalStyle(`${flying} header[data-hidden="false"]`, { viewTransitionName: 'site-bar' });

// The old page is above the new one, and gone before the picture has gone far: two papers never make a grey one.
globalStyle(`${flying}::view-transition-old(root)`, {
  zIndex: 1,
  mixBlendMode: 'normal',
  animation: `${fadeOut} ${motion.page} linear both`,
});
globalStyle(`${flying}::view-transition-new(root)`, { mixBlendMode: 'normal', animation: 'none' });

// From theme to theme two papers would make a grey one all the way: the theme changes around the picture, as it does around the
// switch, with the page that it comes from below or above.
const around = (end: 'from' | 'to') =>
  `calc(var(--${end}-x) + var(--${end}-width) / 2) calc(var(--${end}-y) + var(--${end}-height) / 2)`;
const open = keyframes({
  from: { clipPath: `circle(0 at ${around('from')})` },
  to: { clipPath: `circle(150vmax at ${around('from')})` },
});
const close = keyframes({
  from: { clipPath: `circle(150vmax at ${around('to')})` },
  to: { clipPath: `circle(0 at ${around('to')})` },
});
const relit = '[data-relit][data-picture]';
globalStyle(`${growing}${relit}::view-transition-old(root)`, { zIndex: 'auto', animation: 'none' });
globalStyle(`${growing}${relit}::view-transition-new(root)`, {
  zIndex: 1,
  animation: `${open} ${motion.glide} ${motion.ease} both`,
});
globalStyle(`${shrinking}${relit}::view-transition-old(root)`, {
  animation: `${close} ${motion.glide} ${motion.ease} ${motion.page} both`,
});

const way = (end: 'from' | 'to') => ({
  width: `var(--${end}-width)`,
  height: `var(--${end}-height)`,
  transform: `translate(var(--${end}-x), var(--${end}-y))`,
});
const fly = keyframes({ from: way('from'), to: way('to') });
globalStyle(`${flying}::view-transition-group${picture}`, { overflow: 'clip' });
globalStyle(`${flying}[data-picture]::view-transition-group${picture}`, {
  animation: `${fly} ${motion.glide} ${motion.ease} both`,
});
// What lay over the header hung as a fog over the paper around a picture that had left already.
globalStyle(`${shrinking}[data-picture]::view-transition-group${picture}`, { animationDelay: motion.page });
globalStyle(`${flying}::view-transition-old${picture}, ${flying}::view-transition-new${picture}`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--in-view)',
  mixBlendMode: 'normal',
  animation: 'none',
});
// One snapshot is enough: the header's, in which the picture is whole. Of another picture, it lies over the tile's.
globalStyle(`${growing}[data-picture="same"]::view-transition-old${picture}`, { display: 'none' });
globalStyle(`${shrinking}[data-picture="same"]::view-transition-new${picture}`, { display: 'none' });
globalStyle(`${growing}[data-picture="other"]::view-transition-new${picture}`, {
  animation: `${fadeIn} ${motion.fast} linear both`,
});
globalStyle(`${shrinking}[data-picture="other"]::view-transition-old${picture}`, {
  zIndex: 1,
  animation: `${fadeOut} ${motion.fast} linear calc(${motion.page} + ${motion.glide} - ${motion.fast}) both`,
});

// Scrim and title go before the picture leaves and come when it has arrived; so does a bar that lies over a header.
globalStyle(
  ['cover-before', 'cover-after', 'site-bar'].map((name) => `${flying}::view-transition-group(${name})`).join(),
  {
    animation: 'none',
  },
);
globalStyle(`${flying}::view-transition-old(cover-before), ${shrinking}::view-transition-old(site-bar)`, {
  animation: `${fadeOut} ${motion.page} linear both`,
});
globalStyle(`${flying}::view-transition-new(cover-after), ${growing}::view-transition-new(site-bar)`, {
  animation: `${fadeIn} ${motion.page} linear ${motion.glide} both`,
});
globalStyle(`${shrinking}::view-transition-new(site-bar)`, { animation: `${fadeIn} ${motion.page} linear both` });
globalStyle(`${growing}::view-transition-old(site-bar)`, {
  animation: `${fadeOut} ${motion.page} linear ${motion.glide} both`,
});
// A bar of the old light leaves with its page.
globalStyle(`${growing}[data-relit]::view-transition-new(site-bar)`, { animationDelay: '0s' });
globalStyle(`${growing}[data-relit]::view-transition-old(site-bar)`, { animationDelay: '0s' });

// A page that is opened fades in; the first one of a visit stands at once. What a picture flies over comes with it: the
// flight ends the fade (platform/flight.ts). A condition here would compute the style of the whole page again.
globalStyle('main[data-entered] > *', {
  transition: `opacity ${motion.page} linear`,
  '@starting-style': { opacity: 0 },
});
