import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ marginBottom: space[6], maxWidth: '60ch' });
