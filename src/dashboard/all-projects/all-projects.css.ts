import { media, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: space[6] });

export const note = style([typeClass.dashSmall, { marginTop: space[6], maxWidth: '60ch' }]);

/** What is done with many, in one line while there is room. */
export const chosenTools = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
  marginTop: space[6],
  paddingBlock: space[3.5],
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.line}`,
});

export const chosenWords = style({ alignSelf: 'center', marginInlineEnd: 'auto', color: vars.color.ink });

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
    [media.mobile]: { gridTemplateColumns: '32px 36px 28px minmax(0, 1fr)' },
  },
});

export const floatingPicture = style({ '@media': { [media.tablet]: { display: 'none' } } });
