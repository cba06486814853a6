import { typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

const broad = 'screen and (min-width: 1025px)';

export const page = style({
  display: 'grid',
  gap: 24,
  padding: 24,
  minHeight: '100vh',
  alignContent: 'start',
  background: vars.color.surface,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 16 });

export const purpose = style([typeClass.dashText, { maxWidth: '70ch', marginBlock: 4 }]);

export const input = style({ width: 'min(100%, 360px)' });

export const columns = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media': { [broad]: { gridTemplateColumns: 'minmax(0, 1fr) 440px' } },
});

export const panels = style({ display: 'grid', gap: 24, minWidth: 0, alignContent: 'start' });

export const panel = style({ display: 'grid', gap: 12, minWidth: 0, alignContent: 'start' });

export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 36,
});

export const late = style({ width: 220 });

export const answer = style({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 12,
  minWidth: 0,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: 6,
});

export const legend = style({ paddingInline: 4, marginInlineStart: -4 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const timer = style({ display: 'grid', gap: 4 });

export const progress = style({ width: '100%', height: 8, accentColor: vars.color.accent });

export const stage = style({
  // `position: fixed` inside the component is relative to the stage.
  transform: 'translate(0)',
  overflow: 'auto',
  minHeight: 240,
  maxHeight: '80vh',
  padding: 24,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: 6,
});
