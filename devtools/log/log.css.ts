import { vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { row } from '../row.css.ts';

export const log = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    selectors: {
      '&[aria-current=step]': { background: vars.color.accentSoft, color: vars.color.ink, fontWeight: 600 },
      'li:has([aria-current=step]) ~ li > &': { color: vars.color.muted, fontStyle: 'italic' },
    },
  },
]);

export const stepNumber = style({ fontVariantNumeric: 'tabular-nums' });

export const stepWords = style({ display: 'grid' });

export const stepState = style({ textAlign: 'end' });

export const notes = style({ fontSize: 13 });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
