import { media, motion, size, space, type, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { growingLine, lineAt } from '../shared/growing-line.css.ts';

const statementSize = type.statement.fontSize;
const markHeight = '26px';
/** Keeps rows of large links apart where they are higher than a target. */
const linkBlock = '.06em';

export const footer = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space.footerTop });

// Logo and social links are aligned with the optical middle of the first large link.
export const logo = style({
  paddingTop: `calc(${statementSize} * .5 - ${size.target} / 2)`,
  '@media': {
    [media.tablet]: { paddingTop: 0, marginBottom: `calc(${space[10]} - (${size.target} - ${markHeight}) / 2)` },
  },
});

export const link = style([
  typeClass.statement,
  growingLine,
  { vars: { [lineAt]: '.1em' }, display: 'inline-flex', alignItems: 'center', minHeight: 44, paddingBlock: linkBlock },
]);

export const social = style({
  paddingTop: `calc(${statementSize} * .5 - ${space[4]})`,
  '@media': { [media.mobile]: { marginTop: space[8], paddingTop: 0 } },
});

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
});
// No single word on a line of its own.
globalStyle(`${small} p`, { textWrap: 'balance' });
