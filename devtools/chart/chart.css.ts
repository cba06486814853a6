import { fontStack } from '@vitrine/design-system/tokens';
import { vars } from '@vitrine/design-system/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

export const frame = style({
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.surface,
});

export const svg = style({ display: 'block', margin: '0 auto', fontFamily: fontStack.text });

const outline = { stroke: vars.color.control, strokeWidth: 1 };

export const box = styleVariants({
  atomic: { ...outline, fill: vars.color.raised },
  final: { ...outline, fill: vars.color.raised },
  compound: { ...outline, fill: vars.color.well, fillOpacity: 0.5 },
  parallel: { ...outline, fill: 'none', strokeDasharray: '6 4' },
  anywhere: { ...outline, fill: 'none', strokeDasharray: '2 3' },
});

export const boxLit = style({ fill: vars.color.accentSoft, stroke: vars.color.accent, strokeWidth: 2.5 });

export const inner = style({ ...outline, fill: 'none' });

export const dot = style({ fill: vars.color.ink });

/** Lines pass behind the letters: an outline in the background colour keeps these readable. */
const edge = createVar();
const halo = { stroke: edge, strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

const lit = { vars: { [edge]: vars.color.accentSoft } };

export const name = style({
  ...halo,
  vars: { [edge]: vars.color.raised },
  fill: vars.color.ink,
  fontSize: 14,
  fontWeight: 500,
});

export const nameLit = style({ ...lit, fontWeight: 700 });

export const words = style({ ...halo, vars: { [edge]: vars.color.raised }, fill: vars.color.text, fontSize: 12 });

export const wordsLit = style(lit);

export const label = style([words, { vars: { [edge]: vars.color.surface } }]);

export const wordsLast = style({ fill: vars.color.accent, fontWeight: 700 });

export const arrow = styleVariants({
  rest: { fill: 'none', stroke: vars.color.control, strokeWidth: 1 },
  last: { fill: 'none', stroke: vars.color.accent, strokeWidth: 2 },
});

export const tip = styleVariants({ rest: { fill: vars.color.control }, last: { fill: vars.color.accent } });
