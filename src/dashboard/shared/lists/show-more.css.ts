import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const more = style({ marginTop: space[10] });
