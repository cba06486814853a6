import { fontStack, media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A hairline, 28 below it, 72 to 136 at the end. */
export const row = style({
  marginInline: size.margin,
  paddingBlock: `${space[7]} ${space.rowEnd}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { paddingBottom: space[7] } },
});

export const first = style({ borderTop: 0, paddingTop: 0 });

export const heading = style([
  typeClass.lead,
  {
    fontFamily: fontStack.display,
    fontStretch: '92%',
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
]);

/** Whatever an administrator writes stays in its column. */
export const content = style({ overflowWrap: 'anywhere' });

/** A row's own statement, and the room below it. */
export const statement = style({ marginBottom: space[10], '@media': { [media.mobile]: { marginBottom: space[7] } } });

/** Three columns, one on phones. */
export const threeColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: size.gutter,
  rowGap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[9] } },
});
// No single word on a line of its own.
globalStyle(`${threeColumns} p`, { textWrap: 'pretty' });
