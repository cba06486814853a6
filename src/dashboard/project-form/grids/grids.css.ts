import { media, numeric, radius, type, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

export const section = style({ display: 'grid', gap: 24, minWidth: 0 });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
});

export const list = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

export const panel = style({
  border: hairline,
  borderRadius: radius.control,
  minWidth: 0,
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
});

/** Where the grid that is dragged would come to stand. */
export const gap = style({ background: vars.color.accentSoft });
globalStyle(`${gap} > *`, { opacity: 0 });

/** The finger moves the grid, not the page. */
export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const head = style([
  numeric,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 4px',
    minHeight: 52,
    padding: '7px 8px',
    borderBottom: hairline,
  },
]);

/** The head of the grid in the hand. */
export const floating = style([
  numeric,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    height: 52,
    paddingLeft: 17,
    overflow: 'hidden',
    borderRadius: radius.control,
    background: vars.color.raised,
    boxShadow: vars.shadow,
    cursor: 'grabbing',
    whiteSpace: 'nowrap',
  },
]);

export const titles = style({
  flex: '1 1 140px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minWidth: 0,
  // The sizes have a line of their own below the buttons.
  '@media': { [media.mobile]: { display: 'contents' } },
});

export const title = style({ flexGrow: 1, fontWeight: 520, color: vars.color.ink, whiteSpace: 'nowrap' });

export const sizes = style({
  flex: '100 1 0',
  // Below the title, which stands beside the handle.
  '@media': { [media.mobile]: { order: 1, flex: '1 0 100%', paddingLeft: 48 } },
});

/** It keeps the focus where there is no way on. */
export const arrow = style({ selectors: { '&[aria-disabled=true]': { opacity: 0.35 } } });

export const body = style({ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

const slots = style({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  '@media': { [media.mobile]: { gap: 8 } },
});
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` });
const flush = style({ gap: 2, '@media': { [media.mobile]: { gap: 2 } } });
/** As visitors will see them; flush types stand closer. */
export const composition = styleVariants({
  one: [slots, columns(1)],
  two: [slots, columns(2)],
  twoFlush: [slots, columns(2), flush],
  three: [slots, columns(3)],
  threeFlush: [slots, columns(3), flush],
  largeFirst: [slots, columns(2)],
  largeSecond: [slots, columns(2)],
});

export const place = styleVariants({
  plain: {},
  largeFirst: { gridColumn: '1', gridRow: '1 / span 2', minWidth: 0 },
  largeSecond: { gridColumn: '2', gridRow: '1 / span 2', minWidth: 0 },
});

export const thumbnails = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const thumbnailBox = style({
  width: 72,
  height: 44,
  padding: 0,
  borderRadius: radius.thumb,
  overflow: 'hidden',
  border: hairline,
  selectors: { '&:disabled': { opacity: 0.6 } },
});
export const thumbnail = style([
  thumbnailBox,
  { selectors: { '&[aria-pressed=true]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 } } },
]);
export const more = style([
  thumbnailBox,
  {
    display: 'grid',
    placeItems: 'center',
    borderStyle: 'dashed',
    borderColor: vars.color.control,
    color: vars.color.ink,
  },
]);

export const fill = style({ width: '100%', height: '100%' });

/** Five tiles a row on phones, ten else. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const tile = style([
  type.dashSmall,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 8,
    height: 72,
    border: hairline,
    borderRadius: radius.control,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
        background: vars.color.accentSoft,
        color: vars.color.ink,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    },
  },
]);

export const tileInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const glyph = style({
  width: 34,
  height: 22,
  fill: vars.color.muted,
  selectors: { [`${tile}:has(:checked) &`]: { fill: vars.color.accent } },
});
export const glyphArrow = style({ fill: 'none', stroke: vars.color.raised, strokeWidth: 1.4 });

export const picker = style({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style([type.dashSmall, { padding: 0, marginBottom: 8, fontWeight: 480, color: vars.color.ink }]);

export const pickerFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
});
