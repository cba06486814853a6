import { blackTheme, darkPage, typeClass } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const mark = style({
  display: 'block',
  width: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});

export const height = styleVariants({
  bar: [mark, { height: 18 }],
  side: [mark, { height: 20 }],
  login: [mark, { height: 22 }],
});

const inLetters = style([typeClass.title, { display: 'block' }]);
/** As high as a wordmark: a bar has room for one line. */
const oneLine = style([inLetters, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);

/** Beside the link to the site, where one line is too short for most names. */
const inTwoLines = style([
  inLetters,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: 1.05,
    overflowWrap: 'anywhere',
  },
]);

/** Two lines of it, with air above and below: so large as one line is, they fill the head from edge to edge. */
export const small = style({ fontSize: '1.375rem' });

/** In place of a wordmark. */
export const name = styleVariants({
  bar: [oneLine],
  side: [inTwoLines],
  login: [inLetters, { overflowWrap: 'anywhere' }],
});

const onDark = [`.${blackTheme} &`, `.${darkPage} &`].join(', ');

// Forced colours make the ground the reader's own, in each theme.
const forced = (scheme: 'light' | 'dark') => `(forced-colors: active) and (prefers-color-scheme: ${scheme})`;

/** Dark ink, for light grounds. */
export const dark = style({
  selectors: { [onDark]: { display: 'none' } },
  '@media': {
    [forced('light')]: { selectors: { [onDark]: { display: 'block' } } },
    [forced('dark')]: { display: 'none' },
  },
});

/** Light ink, for dark grounds. */
export const light = style({
  display: 'none',
  selectors: { [onDark]: { display: 'block' } },
  '@media': {
    [forced('light')]: { selectors: { [onDark]: { display: 'none' } } },
    [forced('dark')]: { display: 'block' },
  },
});
