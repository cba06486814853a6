import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const lights = style({ display: 'grid', gap: space[3], paddingBottom: space[3] });
