import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const inline = style({ display: 'flex' });
export const wrapping = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
});
