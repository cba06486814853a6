import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const welcome = style({ marginTop: space[10] });
export const subtitle = style({ marginTop: space[2] });
export const index = style({ marginTop: space[14] });
