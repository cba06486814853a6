import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[6], maxWidth: 420 });

export const submit = style({ display: 'flex', marginTop: space[2] });
