import { media, motion, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';

const markHeight = '26px';
/** The studio's plain pages, below the large links and no wider than these. */
export const ownPages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  marginTop: space[5],
  overflowWrap: 'anywhere',
});

/** Keeps rows of large links apart where they are higher than a target. */
const linkBlock = '.06em';

export const footer = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space.footerTop });

// What shares a row stands on the baseline of the first large link.
export const logo = style({
  '@media': {
    [media.tablet]: { marginBottom: `calc(${space[10]} - (${size.target} - ${markHeight}) / 2)` },
  },
});
/** A wordmark's letters stand above its lower edge, by what descenders take. (Firefox moves the baseline along with a relative position.) */
globalStyle(`${logo} img`, {
  translate: `0 calc(${markHeight} * .22)`,
  '@media': { [media.tablet]: { translate: 'none' } },
});

export const link = style([
  typeClass.statement,
  growingLine,
  { vars: { [lineAt]: '.1em' }, display: 'inline-flex', alignItems: 'center', minHeight: 44, paddingBlock: linkBlock },
]);

export const social = style({ '@media': { [media.mobile]: { marginTop: space[8] } } });

export const socialLink = style([
  typeClass.ui,
  growingLine,
  {
    vars: { [lineAt]: '9px' },
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    gap: space[1.5],
    minHeight: 44,
  },
]);
globalStyle(`${socialLink} > svg`, { transition: `translate ${motion.media} ${motion.ease}` });
globalStyle(`${socialLink}:is(:hover, :focus-visible) > svg`, { translate: '2px -2px' });

export const small = style({
  marginTop: space.footerNotesTop,
  paddingBottom: space.footerNotesEnd,
  ':empty': { display: 'none' },
});
// No single word on a line of its own.
globalStyle(`${small} p`, { textWrap: 'balance' });
