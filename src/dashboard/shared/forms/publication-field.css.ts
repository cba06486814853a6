import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
