import { media, motion, size, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const frames = style({ rowGap: size.band, '@media': { [media.tablet]: { rowGap: space[14] } } });

const glide = `calc((100vw - 2 * ${size.margin} - 100%) / 2)`;

const figure = style({
  position: 'relative',
  gridColumn: '1 / -1',
  '@media': {
    [media.frames]: { transition: `translate ${motion.glide} ${motion.ease}` },
  },
});

export const left = style([
  figure,
  {
    '@media': {
      [media.wide]: { gridColumn: '1 / 10' },
      [`${media.frames} and (prefers-reduced-motion: no-preference)`]: {
        selectors: { '&[data-centred="true"]': { translate: glide } },
      },
    },
  },
]);

export const right = style([
  figure,
  {
    '@media': {
      [media.wide]: { gridColumn: '4 / 13' },
      [`${media.frames} and (prefers-reduced-motion: no-preference)`]: {
        selectors: { '&[data-centred="true"]': { translate: `calc(-1 * ${glide})` } },
      },
    },
  },
]);

export const filmBox = style({ position: 'relative' });
