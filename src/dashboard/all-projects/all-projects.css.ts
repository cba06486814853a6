import { media, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: 24 });

export const note = style({ marginTop: 24, maxWidth: '60ch' });

/** The finger moves the row, not the page. */
export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { [media.mobile]: { marginLeft: -6 } },
});

/** It keeps the focus where there is no way on. */
export const arrow = style({ selectors: { '&[aria-disabled=true]': { opacity: 0.35 } } });

export const orderHead = style({ display: 'block', paddingRight: 12 });

export const buttons = style({ display: 'inline-flex', gap: 4 });

export const row = style({ '@media': { [media.reducedMotion]: { transition: 'none !important' } } });

/** Where the row that is dragged would come to stand. */
export const gap = style({ background: vars.color.accentSoft });
globalStyle(`${gap} > td`, { opacity: 0 });

/** The row in the hand. */
export const floating = style({
  display: 'grid',
  gridTemplateColumns: '48px 56px 96px minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  paddingLeft: 12,
  borderRadius: 4,
  background: vars.color.raised,
  color: vars.color.muted,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '48px 56px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '44px 32px minmax(0, 1fr)' },
  },
});

/** Where the button around it has it in the row. */
globalStyle(`${floating} > svg`, { marginLeft: 9, '@media': { [media.mobile]: { marginLeft: 7 } } });

export const floatingPicture = style({ '@media': { [media.tablet]: { display: 'none' } } });
