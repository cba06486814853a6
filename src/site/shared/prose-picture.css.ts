import { space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const caption = style([typeClass.caption, { paddingTop: space.captionGap, color: vars.color.muted }]);
