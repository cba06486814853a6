import { media, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

const statementSize = type.statement.fontSize;

export const footer = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: 'clamp(40px,4.2vw,72px)' });

// Logo and social links stand on the optical middle of the first large link.
export const logo = style({
  paddingTop: `calc(${statementSize} * .5 - 22px)`,
  '@media': { [media.tablet]: { paddingTop: 0, marginBottom: 31 } },
});

export const link = style([
  type.statement,
  { display: 'inline-flex', alignItems: 'center', minHeight: 44, paddingBlock: '.06em' },
]);

export const social = style({
  paddingTop: `calc(${statementSize} * .5 - 16px)`,
  '@media': { [media.mobile]: { marginTop: 32, paddingTop: 0 } },
});

export const socialLink = style([type.ui, { display: 'flex', alignItems: 'center', gap: 6, minHeight: 44 }]);

export const small = style({
  marginTop: 'clamp(64px,7vw,128px)',
  paddingBottom: 'clamp(28px,2.6vw,48px)',
  rowGap: 20,
});

export const disclaimer = style({ maxWidth: '48ch' });
