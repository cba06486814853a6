import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const stale = style({ marginBottom: space[6] });
