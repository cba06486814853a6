import { low, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What is done with many, in one line while there is room. */
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
  '@media': { [low]: { position: 'static' } },
});

export const words = style({ alignSelf: 'center', marginInlineEnd: 'auto', color: vars.color.ink });
