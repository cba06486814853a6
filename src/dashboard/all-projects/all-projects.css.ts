import { media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: space[6] });

export const note = style([typeClass.dashSmall, { marginTop: space[6], maxWidth: '60ch' }]);

export const orderHead = style({ display: 'block', paddingRight: space[3] });

/** Phones have no room for it; the form has the same. */
export const duplicate = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** The dragged row. */
export const floating = style({
  display: 'grid',
  gridTemplateColumns: '36px 56px 96px minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  paddingLeft: space[4],
  borderRadius: 4,
  background: vars.color.raised,
  color: vars.color.muted,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '36px 56px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '32px 32px minmax(0, 1fr)' },
  },
});

export const floatingPicture = style({ '@media': { [media.tablet]: { display: 'none' } } });
