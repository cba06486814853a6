import { fontStack, forcedColours, media, moreContrast, vars } from '@vitrine/design-system/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

/** One CSS pixel in the drawing's units: names keep their size where the drawing grows. */
const pixel = createVar();
/** What is drawn, from nearly nothing to plain: an area, a street, a name. */
const [faint, soft, clear] = [createVar(), createVar(), createVar()];

// eslint-disable-next-line browsers/css -- Drawn without it below, `@supports not`.
const ink = (share: string): string => `color-mix(in srgb, ${vars.color.ink} ${share}, ${vars.color.well})`;

/** 1400 units wide at least, and 700 high on phones. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  vars: { [pixel]: '1.1px', [faint]: ink('5%'), [soft]: ink('15%'), [clear]: ink('34%') },
  '@supports': {
    'not (color: color-mix(in srgb, red, red))': {
      vars: { [faint]: vars.color.surface, [soft]: vars.color.line, [clear]: vars.color.muted },
    },
  },
  '@media': {
    '(min-width: 1800px)': { vars: { [pixel]: '.8px' } },
    [media.tablet]: { vars: { [pixel]: '1.75px' } },
    [media.mobile]: { vars: { [pixel]: '1.94px' } },
    [moreContrast]: { vars: { [faint]: ink('12%'), [soft]: ink('40%'), [clear]: ink('80%') } },
    [forcedColours]: { vars: { [faint]: 'Canvas', [soft]: 'CanvasText', [clear]: 'CanvasText' } },
  },
});

const line = style({ fill: 'none' });

export const kinds = styleVariants({
  area: { fill: faint },
  park: [line],
  water: [line, { stroke: faint, strokeWidth: 46 }],
  railway: [line, { stroke: clear, strokeWidth: `calc(1 * ${pixel})` }],
  lane: [line, { stroke: clear, strokeWidth: `calc(1 * ${pixel})` }],
  road: [line, { stroke: soft, strokeWidth: 12, strokeLinecap: 'round' }],
});

export const sleepers = style([line, { stroke: clear, strokeWidth: 8, strokeDasharray: '1.5 16' }]);

/** In the language's own direction; its outline of the ground parts it from what it lies on. */
const text = style({
  fill: vars.color.text,
  stroke: vars.color.well,
  strokeWidth: `calc(4 * ${pixel})`,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  dominantBaseline: 'central',
  fontFamily: fontStack.text,
  fontSize: `calc(13 * ${pixel})`,
  fontWeight: vars.weight.ui,
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const name = style([text, { textAnchor: 'middle' }]);

export const nameAbove = style([name, { dominantBaseline: 'alphabetic' }]);
export const place = style({ fill: vars.color.text, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const doors = style({
  fill: vars.color.ink,
  stroke: vars.color.well,
  strokeWidth: 3,
  '@media': { [forcedColours]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const studio = style([
  text,
  {
    fill: vars.color.ink,
    fontFamily: fontStack.display,
    fontSize: `calc(18 * ${pixel})`,
    fontWeight: vars.weight.display,
  },
]);
