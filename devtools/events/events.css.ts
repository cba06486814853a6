import { style } from '@vanilla-extract/css';

export const event = style({ display: 'grid', gap: 8, justifyItems: 'start' });

export const fields = style({ display: 'grid', gap: 4, width: '100%', fontFamily: 'ui-monospace, monospace' });
