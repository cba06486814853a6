import { media, radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ marginBottom: space[6], maxWidth: '60ch' });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[6],
  rowGap: space[2],
  alignItems: 'center',
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const now = style({
  marginInlineStart: space[2],
  paddingInline: space[1.5],
  borderRadius: radius.thumb,
  background: vars.color.successSoft,
  color: vars.color.success,
});

/** Of an older state that is what is there now. */
export const same = style({ marginInlineStart: space[2], color: vars.color.muted });

export const detail = style({ gridColumn: '1 / -1', minWidth: 0, paddingBlock: space[3] });

export const parts = style({ display: 'grid', gap: space[5], margin: 0 });

/** Before and after beside each other, on a phone below each other. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  marginTop: space[1.5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({ minWidth: 0, paddingTop: space[1.5], borderTop: `1px solid ${vars.color.line}` });

/** As typed, line breaks included; long texts scroll by themselves. */
export const words = style({ maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const gone = style({ background: vars.color.dangerSoft, color: vars.color.ink, textDecorationThickness: 1 });

export const come = style({ background: vars.color.successSoft, color: vars.color.ink, textDecorationThickness: 1 });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const figure = style({ minWidth: 0, margin: 0 });
