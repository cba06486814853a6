import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { radius } from '../../tokens/shape';
import { space, target } from '../../tokens/space';

export const menu = style([
  typeClass.dashText,
  {
    zIndex: 42,
    minWidth: 180,
    maxWidth: 'calc(100vw - 16px)',
    padding: space[1.5],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.control,
    background: vars.color.raised,
    boxShadow: vars.shadow,
  },
]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target.dashboardFine,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: vars.color.text,
  cursor: 'default',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.well,
      color: vars.color.ink,
      outline: 'none',
      // There, grounds are all the same.
      '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
    '&[data-disabled]': { color: vars.color.control },
  },
  '@media': { [media.coarse]: { minHeight: target.dashboardCoarse } },
});

export const separator = style({ height: 1, margin: `${space[1.5]} ${space[3]}`, background: vars.color.line });
