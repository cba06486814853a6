import { forcedColours, media, numeric, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Where the two lines cross, from the left and from the top. */
const [left, top] = ['83.3333%', '20%'];

export const plate = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

const hair = style({ position: 'absolute', border: `0 solid ${vars.color.control}` });
export const across = style([hair, { insetInline: 0, top, borderTopWidth: 1 }]);
export const down = style([hair, { insetBlock: 0, left, borderLeftWidth: 1 }]);

export const point = style({
  position: 'absolute',
  left,
  top,
  width: 16,
  height: 16,
  translate: '-50% -50%',
  borderRadius: '50%',
  background: vars.color.ink,
  '@media': { [forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const coordinate = style([typeClass.caption, numeric, { position: 'absolute', color: vars.color.text }]);
export const latitude = style({ left: space[4], top, translate: '0 -150%' });
export const longitude = style({
  left,
  top: space[3],
  paddingRight: space[3],
  translate: '-100%',
  whiteSpace: 'nowrap',
});

export const address = style({
  position: 'absolute',
  left: space[4],
  bottom: `calc(${size.target} + ${space[6]})`,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { right: space[4] } },
});
