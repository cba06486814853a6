import { blackTheme, darkPage, motion, typeClass } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  transition: `opacity ${motion.media} linear`,
  selectors: { '&:hover, &:focus-visible': { opacity: 0.6 } },
});

export const mark = style({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 22,
  objectFit: 'contain',
  objectPosition: 'left',
});
export const markInFooter = style({ height: 26 });

/** In place of a wordmark. */
export const name = style([typeClass.title, { overflowWrap: 'anywhere' }]);

const onDark = [`.${blackTheme} &`, `.${darkPage} &`, '[data-ground="media"] &'].join(', ');

// Forced colours make every ground but media the reader's own, in each theme.
const forced = (scheme: 'light' | 'dark') => `(forced-colors: active) and (prefers-color-scheme: ${scheme})`;
const offMedia = '&:not([data-ground="media"] *)';

/** Dark ink, for light grounds. */
export const dark = style({
  selectors: { [onDark]: { display: 'none' } },
  '@media': {
    [forced('light')]: { selectors: { [`body ${offMedia}`]: { display: 'block' } } },
    [forced('dark')]: { display: 'none' },
  },
});

/** Light ink, for dark grounds and media. */
export const light = style({
  display: 'none',
  selectors: { [onDark]: { display: 'block' } },
  '@media': {
    [forced('light')]: { selectors: { [`body ${offMedia}`]: { display: 'none' } } },
    [forced('dark')]: { display: 'block' },
  },
});
