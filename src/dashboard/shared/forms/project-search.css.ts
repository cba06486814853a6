import { media, radius, space, type, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const search = style({ position: 'relative' });

const list = style({
  position: 'absolute',
  zIndex: 6,
  left: 0,
  right: 0,
  maxHeight: 308,
  margin: 0,
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow,
  overflow: 'auto',
});

export const options = styleVariants({
  down: [list, { top: '100%', marginTop: space[1] }],
  up: [list, { bottom: space[12] }],
  // Beside the page it stays in sight below, where the page cannot be scrolled to it.
  upWhenWide: [
    list,
    {
      '@media': {
        [media.wide]: { bottom: space[12] },
        [media.tablet]: { top: '100%', marginTop: space[1] },
      },
    },
  ],
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.thumb,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.well },
  selectors: {
    '&[aria-selected=true]': {
      background: vars.color.accentSoft,
      '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const noOption = style([type.dashSmall, { padding: `${space[2.5]} ${space[2]}` }]);
