import { vars } from '@vitrine/design-system/theme';
import { fontStack } from '@vitrine/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const log = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'baseline',
  width: '100%',
  minHeight: 44,
  padding: '8px 8px',
  border: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.text,
  font: `400 14px/1.5 ${fontStack.text}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.well },
    '&[aria-current=step]': { background: vars.color.accentSoft, color: vars.color.ink, fontWeight: 600 },
    'li:has([aria-current=step]) ~ li > &': { color: vars.color.muted, fontStyle: 'italic' },
  },
});

export const stepNumber = style({ fontVariantNumeric: 'tabular-nums' });

export const stepWords = style({ display: 'grid' });

export const stepState = style({ textAlign: 'end' });

export const news = style({ fontSize: 13 });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
