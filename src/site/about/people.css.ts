import { look, media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Four to a row, two on phones (`portraitSlot`). */
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: size.gutter,
  rowGap: space[10],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[7] },
    print: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', columnGap: space[3], rowGap: space[5] },
  },
});

export const portrait = style({ marginBottom: space[3] });

/** As large as a portrait. */
export const nobody = style([
  typeClass.statement,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    color: vars.color.muted,
    border: `1px solid ${vars.color.line}`,
    borderRadius: look.corners,
  },
]);

export const personName = style([typeClass.body, { color: vars.color.ink, lineHeight: 1.4, textWrap: 'balance' }]);

export const personRole = style([typeClass.ui, { color: vars.color.muted, textWrap: 'balance' }]);
