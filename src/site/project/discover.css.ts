import { fontStack, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const band = style({ paddingBlock: size.band, paddingInline: size.margin });

export const section = style({
  paddingTop: space[7],
  borderTop: `1px solid ${vars.color.line}`,
});

export const heading = style([
  typeClass.lead,
  {
    fontFamily: fontStack.display,
    fontStretch: '92%',
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
  },
]);

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: size.gutter });
