import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { type } from '../../theme/type.css';

export const skipLink = style([
  type.ui,
  {
    position: 'fixed',
    zIndex: 50,
    top: 12,
    left: 12,
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 16,
    background: vars.color.ink,
    color: vars.color.surface,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);
