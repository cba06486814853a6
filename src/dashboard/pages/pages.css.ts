import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ marginTop: space[6], maxWidth: '60ch' });

export const filter = style({ display: 'flex', marginBottom: space[8] });
