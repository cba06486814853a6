import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: 24, maxWidth: 420 });

export const submit = style({ justifySelf: 'start', marginTop: 8 });
