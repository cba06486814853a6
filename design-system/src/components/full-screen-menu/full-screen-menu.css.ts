import { globalStyle, style } from '@vanilla-extract/css';
import { frame, vars } from '../../theme/contract.css';
import { type } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { nav } from '../../tokens/space';
import { fading } from '../overlay/overlay.css';

export const menu = style([
  fading,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    display: 'grid',
    gridTemplateRows: `${nav.heightNarrow} 1fr auto`,
    paddingInline: frame.margin,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.surface,
    color: vars.color.ink,
    outline: 'none',
  },
]);

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

/** Optically on the margin: the lines of the cross, not the box of its target. */
export const close = style({ marginRight: -11 });

export const links = style({ alignSelf: 'end', paddingBlock: '24px 32px' });

export const link = style([
  type.display,
  {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 72,
    fontSize: '3.5rem',
    lineHeight: 1,
    selectors: {
      '&[aria-current]': {
        textDecorationLine: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '.14em',
      },
    },
    '@media': { [media.mobile]: { minHeight: 60, fontSize: '2.75rem' } },
  },
]);

export const foot = style([
  type.ui,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 72,
    borderTop: `1px solid ${vars.color.line}`,
  },
]);

// The toggle too: its disc, not its target, ends on the margin.
globalStyle(`${foot} > button`, { marginRight: -11 });
