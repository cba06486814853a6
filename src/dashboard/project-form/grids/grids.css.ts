import { answer, media, numeric, opened, radius, space, type, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Of a head that is as high as its buttons allow. */
const headBlock = '7px';
/** Where the icon of the drag handle is in a head. */
const iconLeft = '17px';

const hairline = `1px solid ${vars.color.line}`;

export const section = style({ display: 'grid', gap: space[6], minWidth: 0 });

/** While a removed grid can be put back: near the page's end the page would scroll, and bring another ✕ under the pointer. */
export const held = style([section, { selectors: { '&::after': { content: '""', height: '60vh' } } }]);

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});

export const list = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const panel = style({
  border: hairline,
  borderRadius: radius.control,
  minWidth: 0,
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
});

/** Where the dragged grid would be dropped. */
export const gap = style({ background: vars.color.accentSoft });
globalStyle(`${gap} > *`, { opacity: 0 });

export const head = style([
  numeric,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${space[1]}`,
    minHeight: 52,
    padding: `${headBlock} ${space[2]}`,
    borderBottom: hairline,
  },
]);

/** The head of the dragged grid. */
export const floating = style([
  numeric,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    height: 52,
    paddingLeft: iconLeft,
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
  gap: `0 ${space[3]}`,
  minWidth: 0,
  // What it holds gets a line of its own below the buttons.
  '@media': { [media.mobile]: { display: 'contents' } },
});

export const title = style([
  typeClass.dashText,
  {
    flexGrow: 1,
    fontWeight: 520,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    // However long it is, the buttons stay in its line.
    '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 0, whiteSpace: 'normal' } },
  },
]);

/** What the grid holds, and its type. */
export const content = style([
  typeClass.dashSmall,
  {
    flex: '100 1 0',
    // Below the title, which is beside the handle.
    '@media': { [media.mobile]: { order: 1, flex: '1 0 100%', paddingLeft: space[12] } },
  },
]);

/** The type of a grid; on phones in a line below what it holds, with the button of its text. */
export const layoutPlace = style({
  flex: '0 0 168px',
  marginLeft: space[2],
  '@media': { [media.mobile]: { order: 2, flex: '1 0 168px', marginLeft: 0, padding: space[2] } },
});

export const textPlace = style({ '@media': { [media.mobile]: { order: 2 } } });

export const body = style({ display: 'grid', gap: space[4], padding: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

const slots = style({
  display: 'grid',
  gap: space[3.5],
  alignItems: 'start',
  '@media': { [media.mobile]: { gap: space[2] } },
});
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` });
const flush = style({ gap: space[0.5], '@media': { [media.mobile]: { gap: space[0.5] } } });
/** As on the site: flush types have smaller gaps. */
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

export const thumbnails = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const thumbnailBox = style({
  width: 72,
  height: 44,
  padding: 0,
  borderRadius: radius.thumb,
  overflow: 'hidden',
  border: hairline,
  transition: answer,
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    [`${opened} &:disabled`]: { opacity: 0.6 },
  },
});
export const thumbnail = style([
  thumbnailBox,
  {
    selectors: {
      '&[aria-pressed=true]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 },
      // Farther out than that of the one that is shown.
      '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 4 },
    },
  },
]);
/** Where a dragged frame would be put. */
export const target = style({ boxShadow: `0 0 0 3px ${vars.color.accent}` });
/** Where a frame was removed. */
export const goneThumbnail = style([thumbnail, { borderStyle: 'dashed', borderColor: vars.color.control }]);
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

/** Five tiles a row on phones, ten else. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const tile = style([
  type.dashSmall,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space[2],
    height: 72,
    border: hairline,
    borderRadius: radius.control,
    color: vars.color.text,
    cursor: 'pointer',
    transition: answer,
    selectors: {
      '&:hover': { borderColor: vars.color.ink, color: vars.color.ink },
      '&:has(:checked)': {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
        background: vars.color.accentSoft,
        color: vars.color.ink,
        '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
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

export const picker = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style([
  type.dashSmall,
  { padding: 0, marginBottom: space[2], fontWeight: 480, color: vars.color.ink },
]);

export const pickerFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
