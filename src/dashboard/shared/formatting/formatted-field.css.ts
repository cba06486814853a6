import { space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1] });
globalStyle(`${buttons} button[aria-pressed=true]`, {
  background: vars.color.well,
  color: vars.color.ink,
  outline: `1px solid ${vars.color.control}`,
  outlineOffset: -1,
});
