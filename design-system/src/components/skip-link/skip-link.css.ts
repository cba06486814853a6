import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { space } from '../../tokens/space';

export const skipLink = style([
  typeClass.ui,
  {
    position: 'fixed',
    zIndex: 50,
    top: space[3],
    left: space[3],
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: space[4],
    background: vars.color.ink,
    color: vars.color.surface,
    ':hover': { textDecoration: 'underline 1.5px', textUnderlineOffset: '.22em' },
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);
