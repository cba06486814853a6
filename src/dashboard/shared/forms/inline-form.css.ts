import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space[4], width: '100%', maxWidth: 420 });
