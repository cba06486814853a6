import { fontStack, media, size, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const band = style({ paddingBlock: size.band, paddingInline: size.margin });

export const section = style({
  alignItems: 'start',
  rowGap: space[10],
  paddingTop: space[7],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { rowGap: space[5] } },
});

export const heading = style([
  type.lead,
  {
    fontFamily: fontStack.display,
    fontStretch: '92%',
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
  },
]);

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: size.gutter });

export const none = style([type.lead, { lineHeight: 1.2 }]);
