import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { answer, motion } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { dashboard, space, target } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `0 ${space[4]} ${space[4]}`,
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flex: 'none',
  height: dashboard.head,
  paddingInline: space[3],
  color: vars.color.ink,
});

/** A wide wordmark is made smaller rather than pressing the link beside it. */
globalStyle(`${top} > :first-child`, { minWidth: 0 });

/** Between the text and its small arrow. */
const arrowGap = '5px';

export const viewSite = style([
  typeClass.dashSmall,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: arrowGap,
    minHeight: target.dashboardCoarse,
    textDecoration: 'underline 1px transparent',
    textUnderlineOffset: '.22em',
    transition: `${answer}, text-decoration-color ${motion.media} linear`,
    ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' },
  },
]);

export const groupLabel = style([typeClass.dashMicro, { padding: `${space[5]} ${space[3]} ${space[2]}` }]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  height: target.dashboardFine,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: vars.color.text,
  fontFamily: fontStack.text,
  fontSize: '1rem',
  fontWeight: 440,
  fontStretch: '100%',
  lineHeight: 1,
  textAlign: 'left',
  transition: answer,
  selectors: {
    '&:hover': {
      background: [vars.color.well, `color-mix(in srgb, ${vars.color.ink} 4%, ${vars.color.surface})`],
      color: vars.color.ink,
    },
    '&[aria-current]:hover': {
      background: [vars.color.line, `color-mix(in srgb, ${vars.color.ink} 12%, ${vars.color.surface})`],
    },
    '&[aria-current]': {
      background: [vars.color.well, `color-mix(in srgb, ${vars.color.ink} 8%, ${vars.color.surface})`],
      color: vars.color.ink,
      fontFamily: fontStack.strongText,
      fontWeight: 520,
      // There, grounds are all the same.
      '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
  '@media': { [media.coarse]: { height: target.dashboardCoarse } },
});

globalStyle(`${item} > svg`, { width: 18, height: 18 });

export const bottom = style({ marginTop: 'auto', paddingTop: space[4] });
