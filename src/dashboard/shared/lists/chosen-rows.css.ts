import { low, media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What is done with many, in one line while there is room, in pairs on phones. */
export const bar = style({
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
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] },
    [low]: { position: 'static' },
  },
});

/** How many there are, and all or none of them. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  marginInlineEnd: 'auto',
  '@media': { [media.mobile]: { gridColumn: '1 / -1', marginInlineEnd: 0 } },
});

export const words = style({
  marginInlineEnd: space[2],
  color: vars.color.ink,
  '@media': { [media.mobile]: { marginInlineEnd: 'auto' } },
});
