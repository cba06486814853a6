import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { radius } from '../../tokens/shape';
import { dashboard, space, target } from '../../tokens/space';
import { fontStack } from '../../tokens/type';
import { sheet } from '../overlay/dialog.css';

const fieldHeight = '56px';
/** The field stays here while the list below it grows and shrinks. */
const top = '12svh';

export const menu = style([
  sheet,
  {
    left: '50%',
    top,
    translate: '-50% 0',
    width: 'min(640px, 100vw - 32px)',
    overflow: 'hidden',
    '@media': {
      [media.mobile]: { left: 0, top: 0, translate: 'none', width: '100vw', height: '100dvh', borderRadius: 0 },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: `${space[5]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  // The field has no edge of its own: the line below says that it has the focus.
  ':focus-within': { borderColor: vars.color.accent },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  height: fieldHeight,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: fontStack.text,
  fontSize: '1.0625rem',
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

export const list = style({
  maxHeight: 'min(440px, 70svh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  scrollPaddingBlock: space[2],
  outline: 'none',
  '@media': { [media.mobile]: { maxHeight: `calc(100dvh - ${fieldHeight})` } },
});

export const empty = style({ padding: `${space[4]} ${space[3]}`, color: vars.color.muted });

export const group = style({});

globalStyle(`${group} [cmdk-group-heading]`, {
  padding: `${space[3]} ${space[3]} ${space[1.5]}`,
  fontSize: '.875rem',
  lineHeight: 1.2,
  color: vars.color.muted,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: dashboard.button,
  padding: `${space[1.5]} ${space[3]}`,
  borderRadius: radius.control,
  color: vars.color.text,
  cursor: 'default',
  scrollMarginBlock: space[10],
  selectors: {
    '&[data-selected="true"]': {
      background: vars.color.well,
      color: vars.color.ink,
      // There, grounds are all the same.
      '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
  '@media': { [media.coarse]: { minHeight: target.dashboardCoarse } },
});

globalStyle(`${item} > svg`, { flex: 'none', width: 18, height: 18 });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** A long one gives way to the words. */
export const hint = style([
  typeClass.dashSmall,
  { maxWidth: '45%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.color.muted },
]);
