import { vars } from '@vitrine/design-system/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Set by the page: the value that is shown. */
export const shown = createVar();
export const duration = createVar();

export const page = style({ display: 'grid', alignContent: 'start', gap: 32, padding: 24, minHeight: '100vh' });

export const themes = style({ display: 'grid', gap: 24 });

export const theme = style({ padding: 24, borderRadius: 6, background: vars.color.surface, display: 'grid', gap: 24 });

export const swatches = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
});

export const swatch = style({
  height: 64,
  marginBottom: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: shown,
});

export const table = style({ borderCollapse: 'collapse', width: '100%', color: vars.color.text, textAlign: 'start' });

export const cell = style({
  padding: '8px 16px 8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: 14,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

export const list = style({ display: 'grid', gap: 24, margin: 0, padding: 0, listStyle: 'none' });

export const bar = style({ height: 16, width: shown, background: vars.color.accent });

export const track = style({ height: 24, background: vars.color.well });

export const runner = style({
  width: 24,
  height: 24,
  background: vars.color.accent,
  transition: `margin-inline-start ${duration} ${shown}`,
});

export const runnerThere = style({ marginInlineStart: 'calc(100% - 24px)' });

export const nowrap = style({ overflow: 'hidden', overflowWrap: 'anywhere' });
