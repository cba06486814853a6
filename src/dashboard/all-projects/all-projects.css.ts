import { media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: space[6] });

export const note = style([typeClass.dashSmall, { marginTop: space[6], maxWidth: '60ch' }]);

/** The dragged row. */
export const floating = style({
  display: 'grid',
  gridTemplateColumns: '36px 40px 48px 96px minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  paddingLeft: space[4],
  borderRadius: 4,
  background: vars.color.raised,
  color: vars.color.muted,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '36px 40px 48px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '32px 36px 64px minmax(0, 1fr)' },
  },
});

export const floatingPicture = style({
  '@media': { [media.tablet]: { display: 'none' }, [media.mobile]: { display: 'block' } },
});

/** On phones it stands below the handle, and is not needed here. */
export const floatingSerial = style({ '@media': { [media.mobile]: { display: 'none' } } });
