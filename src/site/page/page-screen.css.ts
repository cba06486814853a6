import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ marginTop: space.proseTop });
