import { radius, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** As messages draw it: one plate, the picture on top. */
export const card = style({
  margin: 0,
  marginBlockEnd: space[3],
  maxWidth: 480,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.thumb,
  background: vars.color.raised,
});

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: space[3],
  color: vars.color.ink,
});

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

export const title = style([type.dashSmall, twoLines, { fontWeight: 480, color: vars.color.ink }]);
export const description = style([type.dashSmall, twoLines]);
export const host = style([type.dashSmall, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
