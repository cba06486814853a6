import { fixed, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: 32,
  minHeight: '100vh',
  padding: 24,
  background: vars.color.surface,
});

export const head = style({ display: 'grid', gap: 4 });

export const notes = style({
  display: 'grid',
  gap: 24,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});

export const note = style([typeClass.dashText, { margin: 0, maxWidth: '60ch' }]);

export const states = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});

export const wideStates = style({ display: 'grid', gap: 24 });

export const state = style({ display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 });

export const specimen = style({
  // `position: fixed` inside a component is relative to its frame.
  transform: 'translate(0)',
  minHeight: 96,
  padding: 24,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

export const onPicture = style({ position: 'relative', height: 160, background: '#3d4a45' });

/** The box of a title at the foot of a picture: the scrim's own. */
export const titleOnMedia = style({
  position: 'absolute',
  isolation: 'isolate',
  insetInline: 0,
  bottom: 0,
  padding: space[4],
  color: fixed.mediaInk,
});
