import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ marginBottom: space[6], maxWidth: '60ch' });
export const choice = style({ marginBottom: space[6], maxWidth: '240px' });
export const pages = style({ display: 'flex', gap: space[4], marginTop: space[6] });
