import { dashboard, media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: space[6] });

export const note = style([typeClass.dashSmall, { marginTop: space[6], maxWidth: '60ch' }]);

/** On phones it begins a little before the text. */
export const handle = style({ '@media': { [media.mobile]: { marginLeft: `-${space[1.5]}` } } });

export const orderHead = style({ display: 'block', paddingRight: space[3] });

export const buttons = style({ display: 'inline-flex', gap: space[1] });

/** The dragged row. */
export const floating = style({
  display: 'grid',
  gridTemplateColumns: '48px 56px 96px minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  paddingLeft: space[3],
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

const icon = '18px';
/** Where the drag handle has its icon in the row. */
globalStyle(`${floating} > svg`, {
  marginLeft: `calc((${dashboard.buttonSmall} - ${icon}) / 2)`,
  '@media': { [media.mobile]: { marginLeft: `calc((${size.target} - ${icon}) / 2 - ${space[1.5]})` } },
});

export const floatingPicture = style({ '@media': { [media.tablet]: { display: 'none' } } });
