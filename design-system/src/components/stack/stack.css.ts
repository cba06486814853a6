import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const inline = style({ display: 'flex', alignItems: 'center' });
export const wrapping = style({ flexWrap: 'wrap' });
